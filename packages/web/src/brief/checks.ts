import type { Brief } from "@advisor/protocol/brief";

export interface BriefCheck {
  of: "verified" | "watch";
  text: string;
}

/** Checks before a brief is sent out. */
export function briefChecks(brief: Brief, pages: number): BriefCheck[] {
  const bare = countUnsourced(brief);
  return [
    bare === 0
      ? { of: "verified", text: "Every figure has a source" }
      : { of: "watch", text: `${bare} ${bare === 1 ? "figure has" : "figures have"} no source` },
    pages <= 1
      ? { of: "verified", text: "One page" }
      : { of: "watch", text: `${pages} pages: leave parts out to make it one` },
    ...brief.unknown.map((text) => ({ of: "watch" as const, text })),
  ];
}

/** The number of lines and figures without a source. */
function countUnsourced(brief: Brief): number {
  const { red_flags, decide, value, since, promised, talking_points, cash_due, allocation } = brief;
  const lines = [...red_flags, ...decide, ...since, ...promised, ...talking_points];
  return [
    ...lines.filter(({ text }) => /\d/.test(text)),
    ...value.filter(({ value }) => /\d/.test(value)),
    ...(cash_due.rows.length > 0 ? [cash_due] : []),
    ...(allocation.rows.length > 0 ? [allocation] : []),
  ].filter(({ sources }) => sources.length === 0).length;
}
