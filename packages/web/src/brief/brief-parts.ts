import type { Brief } from "@advisor/protocol/brief";

export const briefParts = [
  ...(["red_flags", "decide", "value", "cash_due", "allocation"] as const),
  ...(["since", "promised", "talking_points", "unknown", "sources"] as const),
] as const;
export type Part = (typeof briefParts)[number];

export const partNames: Record<Part, string> = {
  red_flags: "Act now",
  decide: "Proposed",
  value: "Value and return",
  cash_due: "Cash due in 90 days",
  allocation: "Allocation",
  since: "Since the last meeting",
  promised: "Promised",
  talking_points: "Talking points",
  unknown: "Not known",
  sources: "Sources",
};

export type Audience = "advisor" | "client";

const own: ReadonlySet<Part> = new Set<Part>(["decide", "promised", "talking_points"]);

/** Whether a section is for this audience. */
export const isForAudience = (part: Part, audience: Audience): boolean =>
  audience === "advisor" || !own.has(part);

/** The number of items of a section that lists some. */
export const itemCount = (brief: Brief, part: Part): number | undefined =>
  part === "value" || part === "cash_due" || part === "allocation" ? undefined : brief[part].length;
