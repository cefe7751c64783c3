import type { WorklistItem } from "@advisor/protocol/worklist";
import { localizeText } from "../format/localize-text.ts";
import { Status } from "../panel/status.tsx";

type Severity = WorklistItem["severity"];
type Reason = WorklistItem["reasons"][number];

export const severityStatus = (severity: Severity): "act" | "watch" | "ok" | "unknown" =>
  severity === "none" ? "ok" : severity;

/** A reason where nothing is wrong says why there is nothing to check. */
export const reasonStatus = ({ severity }: Reason): "act" | "watch" | "unknown" =>
  severity === "none" ? "unknown" : severity;

/** A reason in the formats of this page. */
export const localizeReason = ({ what, beside, ...reason }: Reason): Reason => ({
  ...reason,
  what: localizeText(what),
  beside: localizeText(beside),
});

/** The number of reasons shown in full; the rest are counted. */
const most = 3;

/** Why a household is in its position, with the figures of the most severe reason. */
export function Reasons({ item }: { item: Pick<WorklistItem, "reasons" | "severity"> }) {
  const { severity } = item;
  const reasons = item.reasons.map(localizeReason);
  if (severity === "unknown") return <Status of="unknown">Cannot be read now</Status>;
  if (reasons.length === 0) return <Status of="ok">In order</Status>;
  const gravest = reasons.filter((reason) => reason.severity === reasons[0]?.severity);
  const beside = gravest.map((reason) => reason.beside).filter((text) => text !== "");
  return (
    <>
      <p className="reasons">
        {reasons.slice(0, most).map((reason, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tasks may have one title
          <span key={at} className="reason" title={reason.what}>
            <Status of={reasonStatus(reason)}>{shortenReason(reason.what)}</Status>
          </span>
        ))}
        {reasons.length > most && (
          <span className="quiet nowrap">and {reasons.length - most} more</span>
        )}
      </p>
      <p className="quiet">{beside.slice(0, 2).join(" · ")}</p>
    </>
  );
}

/** Rows have two lines, so the longest sector name is shortened. */
const shortenReason = (what: string): string => what.replace(/^Information Technology\b/, "IT");
