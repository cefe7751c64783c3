import type { WorklistItem } from "@advisor/protocol/worklist";
import { Status } from "../panel/status.tsx";

type Severity = WorklistItem["severity"];

export const statusOf = (severity: Severity): "act" | "watch" | "ok" | "unknown" =>
  severity === "none" ? "ok" : severity;

/** Reasons that are written out before the rest is counted. */
const most = 3;

/** Why a household stands where it does, with the figures of the gravest reason below. */
export function Reasons({ item }: { item: WorklistItem }) {
  const { reasons, severity } = item;
  if (severity === "unknown") return <Status of="unknown">Cannot be read now</Status>;
  if (reasons.length === 0) return <Status of="ok">In order</Status>;
  const beside = reasons.map((reason) => reason.beside).filter((text) => text !== "");
  return (
    <>
      <p className="reasons">
        {reasons.slice(0, most).map(({ kind, severity, what }) => (
          <Status key={`${kind} ${what}`} of={statusOf(severity)}>
            {what}
          </Status>
        ))}
        {reasons.length > most && <span className="quiet">and {reasons.length - most} more</span>}
      </p>
      <p className="quiet">{beside.slice(0, 2).join(" · ")}</p>
    </>
  );
}
