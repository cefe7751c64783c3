import type { Decimal } from "@advisor/domain/decimal";
import { datasetOf } from "../datasets/datasets.ts";
import type { Result, ResultRow } from "../evaluate/result.ts";
import { sourceRecords } from "../evaluate/write.ts";
import type { Query } from "../schema/query.ts";
import { countedGroups, havingText, headText, reductionText } from "../words/canonical.ts";
import { formatFigure } from "../words/format.ts";
import { rowsText } from "../words/phrases.ts";
import { cellText } from "./frames.ts";
import { emptyText, type Phrase, predicatesOf, statedFigure, withTestAnswer } from "./phrase.ts";
import { lineName, shownText, subjectOf } from "./subject.ts";

/** The sentence for a result with one line: its main measure. */
export function figurePhrase({ query }: Result, row: ResultRow): Phrase {
  const [name = ""] = query.measures;
  const cell = row.cells[name];
  const subject = subjectOf(query);
  // A sum of 0 over existing rows is stated as 0: deposits may equal withdrawals. Without rows, the
  // text says that there were none.
  const isNone = query.aggregate === "total" && isEvent(query) && sourceRecords(row).length === 0;
  if (cell !== undefined && (cell.reason === "no_rows" || isNone)) {
    const figures = statedFigure(subject.text, name, cell);
    return { text: emptyText(query), figures };
  }
  if (query.aggregate !== "total") return statistic(query, row);
  if (name === "count" && cell?.value != null) return number(query, row, cell.value);
  const said = predicatesOf(query, row, subject.text, subject.many);
  return withTestAnswer(query, row, { ...said, text: `${subject.text} ${said.text}` });
}

/** A statistic as a sentence: "The median market value per stock is $12,800.00". */
function statistic(query: Query, row: ResultRow): Phrase {
  const [name = ""] = query.measures;
  const cell = row.cells[name];
  if (cell === undefined) return { text: "", figures: [] };
  const head = headText(query);
  const text = `the ${head} is ${cellText(query, name, cell)}`;
  return withTestAnswer(query, row, { text, figures: statedFigure(head, name, cell) });
}

/** A count as a sentence: "There are 3 ETFs". */
function number(query: Query, row: ResultRow, value: Decimal): Phrase {
  const what = rowsText(query, value.eq(1));
  const many = value.eq(0) ? "no" : formatFigure(value, "count");
  const head = `there ${value.eq(1) ? "is" : "are"} ${many} ${what}`;
  const { count, ...others } = row.cells;
  const figures = count === undefined ? [] : statedFigure(what, "count", count);
  if (value.eq(0) || Object.keys(others).length === 0)
    return withTestAnswer(query, row, { text: head, figures });
  const said = predicatesOf(query, { ...row, cells: others }, what, !value.eq(1));
  return withTestAnswer(query, row, {
    text: `${head}; ${value.eq(1) ? "it" : "they"} ${said.text}`,
    figures: [...figures, ...said.figures],
  });
}

const isEvent = ({ dataset }: Query): boolean =>
  ["transactions", "needs", "proposed_trades"].includes(dataset);

/** The sentence for a list with one line: its name and figures. */
export function linePhrase({ query }: Result, row: ResultRow): Phrase {
  const shown = shownText(query, row);
  const bare = lineName(query, row);
  const name = shown === "" ? bare : `${bare} (${shown})`;
  const said = predicatesOf(query, row, bare, false);
  if (isPersonAlone(query, row)) return { text: bare, figures: [] };
  const named = isOnlyNamed(query) || hasNoFigure(row);
  if (shown !== "" && named) return { text: `${bare}: ${shown}`, figures: [] };
  if (query.limit !== 1)
    return withTestAnswer(query, row, { ...said, text: `${name} ${said.text}` });
  const [main = ""] = query.measures;
  const cell = row.cells[main];
  const at = cell === undefined ? "" : ` at ${cellText(query, main, cell)}`;
  const text =
    query.test === undefined
      ? `${headText(query)} is ${name}, ${query.dataset === "members" ? "who" : "which"} ${said.text}`
      : `${headText(query)} is ${name}${at}`;
  return withTestAnswer(query, row, { ...said, text });
}

/** "Who is the trustee?" is answered by the name where no age is on file. */
const isPersonAlone = ({ dataset, measures }: Query, { cells }: ResultRow): boolean =>
  dataset === "members" &&
  measures.join() === datasetOf(dataset).columns.join() &&
  measures.every((name) => cells[name]?.value == null);

/** True for a restriction, which has no weight or limit. */
const hasNoFigure = ({ cells }: ResultRow): boolean =>
  Object.values(cells).every(({ reason }) => reason === "does_not_apply");

/**
 * True for the household's next meeting or risk tolerance, which are stated without its total
 * value.
 */
const isOnlyNamed = ({ dataset, measures }: Query): boolean =>
  dataset === "households" && measures.join() === datasetOf(dataset).columns.join();

/** "Average of amount of deposits, by month: $340.91"; "6 households have positions where symbol is VTI". */
export function reductionPhrase(query: Query, row: ResultRow): Phrase {
  const [name = ""] = query.measures;
  const cell = row.cells[name];
  if (cell === undefined) return { text: "", figures: [] };
  const counted = countedGroups(query);
  if (counted !== undefined && cell.value !== null) {
    const one = cell.value.eq(1);
    const text = `${formatFigure(cell.value, "count")} ${counted[one ? 0 : 1]} ${one ? "has" : "have"} ${rowsText(query)}${havingText(query, "counting only those")}`;
    return { text, figures: statedFigure(counted[1], name, cell) };
  }
  const subject = reductionText(query);
  return {
    text: `${subject}: ${cellText(query, name, cell)}`,
    figures: statedFigure(subject, name, cell),
  };
}
