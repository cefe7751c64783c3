import { band, date, identifierToWords, percent } from "@advisor/domain/text/display";
import type { Brief, Line, Source } from "@advisor/protocol/brief";

/** A section of the brief: sentences or a table. Numbers in square brackets refer to sources. */
export type Section =
  | { title: string; lines: string[] }
  | { title: string; heads: string[]; rows: string[][] };

/** The brief as sections. The client's copy omits tasks, notes and talking points. */
export function sectionsOf(brief: Brief, audience: "advisor" | "client"): Section[] {
  const own = audience === "advisor";
  const listed: [string, Line[], boolean][] = [
    ["Act now", brief.red_flags, true],
    ["Proposed, nothing is traded", brief.decide, own],
  ];
  const later: [string, Line[], boolean][] = [
    [sinceTitle(brief), brief.since, true],
    ["Promised", brief.promised, own],
    ["Talking points", brief.talking_points, own],
  ];
  const lists = (all: typeof listed): Section[] =>
    all.flatMap(([title, lines, shown]) =>
      shown && lines.length > 0 ? [{ title, lines: lines.map(cited) }] : [],
    );
  return [
    ...lists(listed),
    {
      title: "Value and return",
      heads: ["", "Value"],
      rows: brief.value.map(({ name, value, sources }) => [name, `${value}${marks(sources)}`]),
    },
    ...cashDue(brief),
    ...allocation(brief),
    ...lists(later),
    ...(brief.unknown.length > 0 ? [{ title: "Not known", lines: brief.unknown }] : []),
    { title: "Sources", lines: brief.sources.map(sourceLine) },
  ];
}

export const sinceTitle = ({ last_meeting }: Brief): string =>
  last_meeting === null ? "Since the last meeting" : `Since ${date(last_meeting)}`;

const marks = (sources: readonly number[]): string =>
  sources.length === 0 ? "" : ` [${sources.join(", ")}]`;

const cited = ({ text, sources }: Line): string => `${text}${marks(sources)}`;

function cashDue({ cash_due }: Brief): Section[] {
  const { rows, total, sources } = cash_due;
  if (rows.length === 0) return [];
  return [
    {
      title: "Cash due in 90 days",
      heads: ["Due", "What", "Amount"],
      rows: [
        ...rows.map(({ due, note, amount }) => [due, note, amount]),
        ["Sum", "", `${total}${marks(sources)}`],
      ],
    },
  ];
}

/** A table for each policy. */
function allocation({ allocation: { rows, sources } }: Brief): Section[] {
  const policies = Map.groupBy(rows, ({ policy }) => policy);
  return [...policies].map(([policy, classes]) => ({
    title: `Allocation against ${policy ?? "policy"}${marks(sources)}`,
    heads: ["Class", "Weight", "Band", "Status"],
    rows: classes.map(({ class: of, weight_pct, min_pct, max_pct, status }) => [
      identifierToWords(of),
      weight_pct === null ? "unknown" : percent(weight_pct),
      band(min_pct, max_pct),
      status === null ? "not compared" : identifierToWords(status),
    ]),
  }));
}

export const sourceLine = ({ number, title, as_of, prices_as_of }: Source): string =>
  `[${number}] ${title}, ${date(as_of)}${prices_as_of === undefined ? "" : ` on ${date(prices_as_of)} prices`}`;

/** The title block: the household, the date, and a notice for sample data. */
export function titleBlock(brief: Brief): { title: string; lines: string[] } {
  const { household_name, members, meeting, as_of, last_meeting, simulated } = brief;
  return {
    title: `Meeting brief: ${household_name}`,
    lines: [
      members,
      meeting === null ? "No meeting is planned." : `Meeting on ${date(meeting)}.`,
      `Made on ${date(as_of)}.${last_meeting === null ? "" : ` Last meeting: ${date(last_meeting)}.`}`,
      ...(simulated ? ["Simulated data."] : []),
    ].filter((line) => line !== ""),
  };
}
