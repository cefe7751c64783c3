import type { Decimal } from "@advisor/domain/decimal";
import type { Result, ResultRow } from "../evaluate/result.ts";
import type { Query } from "../schema/query.ts";
import { headText, reductionText } from "../words/canonical.ts";
import { formatted } from "../words/format.ts";
import { rowsText } from "../words/phrases.ts";
import { plainText } from "./frames.ts";
import { figureOf, framesOf, type Phrase, tested } from "./phrase.ts";
import { lineName, subjectOf } from "./subject.ts";

/** The measure that a query is about, of the one line that it has. */
export function oneFigure({ query }: Result, row: ResultRow): Phrase {
  const [name = ""] = query.measures;
  const cell = row.cells[name];
  const subject = subjectOf(query);
  if (cell?.reason === "no_rows" || (cell?.value?.eq(0) && isEvent(query))) {
    const figures = figureOf(subject.text, name, cell);
    return { text: `None: there are no ${rowsText(query)}`, figures };
  }
  if (query.aggregate !== "total") return statistic(query, row);
  if (name === "count" && cell?.value != null) return number(query, row, cell.value);
  const said = framesOf(query, row, subject.text, subject.many);
  return tested(query, row, { ...said, text: `${subject.text} ${said.text}` });
}

/** "The median market value per stock is $12,800.00". */
function statistic(query: Query, row: ResultRow): Phrase {
  const [name = ""] = query.measures;
  const cell = row.cells[name];
  if (cell === undefined) return { text: "", figures: [] };
  const head = headText(query);
  const text = `the ${head} is ${plainText(cell)}`;
  return tested(query, row, { text, figures: figureOf(head, name, cell) });
}

/** "There are 3 ETFs". */
function number(query: Query, row: ResultRow, value: Decimal): Phrase {
  const what = rowsText(query, value.eq(1));
  const many = value.eq(0) ? "no" : formatted(value, "count");
  const text = `there ${value.eq(1) ? "is" : "are"} ${many} ${what}`;
  const figures = row.cells.count === undefined ? [] : figureOf(what, "count", row.cells.count);
  return tested(query, row, { text, figures });
}

const isEvent = ({ dataset }: Query): boolean =>
  ["transactions", "needs", "proposed_trades"].includes(dataset);

/** One line of a list: what it is, where the query names what is looked for, and its figures. */
export function oneLine({ query }: Result, row: ResultRow): Phrase {
  const name = lineName(query, row);
  const said = framesOf(query, row, name, false);
  if (query.limit !== 1) return tested(query, row, { ...said, text: `${name} ${said.text}` });
  const [main = ""] = query.measures;
  const cell = row.cells[main];
  const at = cell === undefined ? "" : ` at ${plainText(cell)}`;
  const text =
    query.test === undefined
      ? `${headText(query)} is ${name}, which ${said.text}`
      : `${headText(query)} is ${name}${at}`;
  return tested(query, row, { ...said, text });
}

/** "Average of amount of deposits, by month: $340.91". */
export function reduction(query: Query, row: ResultRow): Phrase {
  const [name = ""] = query.measures;
  const cell = row.cells[name];
  if (cell === undefined) return { text: "", figures: [] };
  const subject = reductionText(query);
  return { text: `${subject}: ${plainText(cell)}`, figures: figureOf(subject, name, cell) };
}
