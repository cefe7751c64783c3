import type { Book } from "@advisor/query/book/book";
import { evaluate } from "@advisor/query/evaluate/evaluate";
import type { Cell, Column, Result, ResultRow } from "@advisor/query/evaluate/result";
import { roundedNumber } from "@advisor/query/evaluate/rounded-number";
import { narrate } from "@advisor/query/narrate/narrate";
import type { Query } from "@advisor/query/schema/query";
import { canonicalSentence } from "@advisor/query/words/canonical";
import type { QueryAnswer } from "./query-answer.ts";

/** Loaded with the first query. */
export { makeBook } from "@advisor/query/book/book";
export { optionalRecordsOf } from "@advisor/query/schema/optional-records";

/** Runs a query and phrases its result. `left_out` has notes about data missing from the books. */
export function queryAnswer(
  query: Query,
  books: readonly Book[],
  left_out: readonly string[] = [],
): QueryAnswer {
  const result = evaluate(query, books);
  const { columns, rows, totals, notes, figures, as_of } = result;
  const { text, chart } = narrate(result);
  return {
    reading: canonicalSentence({ kind: "query", query: result.query }),
    text: [text, ...left_out].join(" "),
    query: result.query,
    units: Object.fromEntries(
      columns.flatMap(({ name, unit }) => (unit === null ? [] : [[name, unit]])),
    ),
    rows: rows.map((row) => rowOf(row, columns)),
    totals: totals === null ? null : figuresOf(totals, columns),
    notes: [...notes.map((note) => note.text), ...left_out],
    figures: figures.map(({ name, value, unit }) => ({
      name,
      value: roundedNumber(value, unit),
      unit,
    })),
    sources: sourcesOf(result),
    as_of,
    chart,
  };
}

const rowOf = ({ names, cells, holds }: ResultRow, columns: readonly Column[]) => ({
  ...Object.fromEntries(
    columns.flatMap(({ name, type }) =>
      type === "dimension" ? [[name, names[name] ?? null]] : [],
    ),
  ),
  ...figuresOf(cells, columns),
  ...(holds === null ? {} : { holds }),
});

type Value = QueryAnswer["rows"][number][string];

const figuresOf = (cells: Readonly<Record<string, Cell>>, columns: readonly Column[]) =>
  Object.fromEntries(
    columns.flatMap(({ name }): [string, Value][] => {
      const cell = cells[name];
      if (cell === undefined) return [];
      const { value, reason, unit } = cell;
      if (value !== null) return [[name, roundedNumber(value, unit)]];
      return [
        [name, null],
        [`${name}_reason`, reason],
      ];
    }),
  );

/** The source ids of all figures. */
export const sourcesOf = ({ rows, totals }: Pick<Result, "rows" | "totals">): string[] => [
  ...new Set(
    [...rows.map(({ cells }) => cells), totals ?? {}].flatMap((cells) =>
      Object.values(cells).flatMap(({ sources }) => sources),
    ),
  ),
];
