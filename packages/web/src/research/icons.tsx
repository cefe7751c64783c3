import type { Verdict } from "@advisor/domain/research/verdict";
import type { ReactNode } from "react";

const Icon = ({ children }: { children: ReactNode }) => (
  <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
    {children}
  </svg>
);

/** A check, a cross or a question mark. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  if (verdict === "unknown")
    return (
      <b className="icon" aria-hidden="true">
        ?
      </b>
    );
  return (
    <span className={verdict === "positive" ? "met" : "unmet"}>
      <Icon>
        {verdict === "positive" ? <path d="m3.5 8.5 3 3 6-7" /> : <path d="m4 4 8 8M12 4l-8 8" />}
      </Icon>
    </span>
  );
}

/** Confidence as one to three filled dots. */
export const Confidence = ({ of }: { of: number }) => (
  <span className="dots" aria-hidden="true">
    {"●".repeat(of)}
    <i>{"●".repeat(3 - of)}</i>
  </span>
);
