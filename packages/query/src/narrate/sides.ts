import { rightOf } from "../evaluate/compare.ts";
import type { Cell, Result, ResultRow } from "../evaluate/result.ts";
import { normalize } from "../schema/normalize.ts";
import type { Query } from "../schema/query.ts";
import { formatted, numberOf } from "../words/format.ts";
import { framed, plainText } from "./frames.ts";
import { figureOf, type Phrase } from "./phrase.ts";
import { groupName, subjectOf } from "./subject.ts";

const few = 3;

/** Both sides and what the first has more or less. */
export function comparison({ query, rows }: Result): Phrase {
  const said = rows.slice(0, few).map((row) => sidesOf(query, row));
  const items = [
    ...said.map(({ text }) => text),
    ...(rows.length > few ? [numberOf(rows.length - few, "more", "more")] : []),
  ];
  return { text: items.join("; "), figures: said.flatMap(({ figures }) => figures) };
}

function sidesOf(query: Query, row: ResultRow): Phrase {
  const { left, right, difference } = row.cells;
  if (left === undefined || right === undefined || difference === undefined) {
    return { text: "", figures: [] };
  }
  const other = query.compare === undefined ? query : normalize(rightOf(query, query.compare));
  const [a, b] = [subjectOf(query), subjectOf(other)];
  const text =
    query.group_by === undefined
      ? `${a.text} ${mainFrame(query, left, a.many)}, ${b.text} ${mainFrame(other, right, b.many)}`
      : `${groupName(query, row)}: ${plainText(left)} against ${plainText(right)}`;
  return {
    text: `${answerText(row)}${text}${gapText(difference)}`,
    figures: [
      ...figureOf(a.text, "left", left),
      ...figureOf(b.text, "right", right),
      ...figureOf(a.text, "difference", difference),
    ],
  };
}

const mainFrame = (query: Query, cell: Cell, many: boolean): string =>
  framed(query, query.measures[0] ?? "", cell, many);

function answerText({ holds }: ResultRow): string {
  if (holds === null) return "";
  return holds ? "Yes: " : "No: ";
}

function gapText({ value, unit }: Cell): string {
  if (value === null) return "";
  if (value.eq(0)) return ": the same";
  return `: ${formatted(value.abs(), unit)} ${value.gt(0) ? "more" : "less"}`;
}
