import { rightSideOf } from "../evaluate/compare.ts";
import type { Cell, Result, ResultRow } from "../evaluate/result.ts";
import { normalize } from "../schema/normalize.ts";
import type { Query } from "../schema/query.ts";
import { countOf, formatFigure } from "../words/format.ts";
import { capitalize } from "../words/phrases.ts";
import { cellText, predicateOf } from "./frames.ts";
import { type Phrase, statedFigure } from "./phrase.ts";
import { groupName, subjectOf } from "./subject.ts";

const few = 3;

/** States both sides of a comparison, and how much more or less the first one has. */
export function comparisonPhrase({ query, rows }: Result): Phrase {
  const said = rows.slice(0, few).map((row) => sidesOf(query, row));
  const items = [
    ...said.map(({ text }) => text),
    ...(rows.length > few ? [countOf(rows.length - few, "more", "more")] : []),
  ];
  return { text: items.join("; "), figures: said.flatMap(({ figures }) => figures) };
}

/** The notes. Those about one side of a comparison are grouped under that side's subject. */
export function notesText({ query, notes }: Result): string[] {
  const { compare } = query;
  const other = compare === undefined ? query : normalize(rightSideOf(query, compare));
  const bySubject = new Map<string, Set<string>>();
  for (const { side, text } of notes) {
    if (side === undefined) continue;
    const subject = capitalize(subjectOf(side === "left" ? query : other).text);
    bySubject.set(subject, (bySubject.get(subject) ?? new Set()).add(text));
  }
  const sides = [...bySubject].map(([subject, texts]) => `${subject}: ${[...texts].join(" ")}`);
  return [...sides, ...notes.flatMap(({ side, text }) => (side === undefined ? text : []))];
}

function sidesOf(query: Query, row: ResultRow): Phrase {
  const { left, right, difference, ratio } = row.cells;
  if (left === undefined || right === undefined || difference === undefined) {
    return { text: "", figures: [] };
  }
  const times = query.compare?.ratio === true ? timesText(ratio) : undefined;
  const other = query.compare === undefined ? query : normalize(rightSideOf(query, query.compare));
  const [a, b] = [subjectOf(query), subjectOf(other)];
  // If both figures have the same subject it is named once: "has a weight of 23.80% and has a
  // maximum of 35.00%".
  const second = a.text === b.text ? " and" : `, ${b.text}`;
  const text =
    query.group_by === undefined
      ? `${a.text} ${mainFrame(query, left, a.many)}${second} ${mainFrame(other, right, b.many)}`
      : `${groupName(query, row)}: ${sideText(query, left)} against ${sideText(other, right)}`;
  return {
    text: `${answerText(row)}${text}${times ?? gapText(difference)}`,
    figures: [
      ...statedFigure(a.text, "left", left),
      ...statedFigure(b.text, "right", right),
      ...(times === undefined || ratio === undefined
        ? statedFigure(a.text, "difference", difference)
        : statedFigure(a.text, "ratio", ratio)),
    ],
  };
}

const sideText = (query: Query, cell: Cell): string =>
  cellText(query, query.measures[0] ?? "", cell);

const mainFrame = (query: Query, cell: Cell, many: boolean): string =>
  predicateOf(query, query.measures[0] ?? "", cell, { many });

function answerText({ holds }: ResultRow): string {
  if (holds === null) return "";
  return holds ? "Yes: " : "No: ";
}

/** "5.83 times as much", and of a part "the first is 75.00% of the second"; undefined for percents, and where a side is zero or negative. */
function timesText(ratio: Cell | undefined): string | undefined {
  const value = ratio?.value;
  if (value == null || !value.gt(0)) return undefined;
  return value.lt(1)
    ? `: the first is ${formatFigure(value.times(100), "percent")} of the second`
    : `: ${formatFigure(value, "count")} times as much`;
}

function gapText({ value, unit }: Cell): string {
  if (value === null) return "";
  if (value.eq(0)) return ": the same";
  return `: ${formatFigure(value.abs(), unit)} ${value.gt(0) ? "more" : "less"}`;
}
