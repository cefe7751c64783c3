import type { Book } from "@advisor/query/book/book";
import { evaluate } from "@advisor/query/evaluate/evaluate";
import type { Cell, Column, Result, ResultRow } from "@advisor/query/evaluate/result";
import { rounded } from "@advisor/query/evaluate/rounded";
import { narrate } from "@advisor/query/narrate/narrate";
import { Query } from "@advisor/query/schema/query";
import { canonical } from "@advisor/query/words/canonical";
import * as z from "zod";

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A query's answer, in words and in figures. */
export const QueryAnswer = z.object({
  /** What was understood, in one sentence. */
  reading: z.string(),
  text: z.string(),
  /** Names resolved, defaults filled in. */
  query: Query,
  /** Of the figures in a row. */
  units: z.record(z.string(), z.string()),
  /** Where a figure is null, `<name>_reason` says why. */
  rows: z.array(z.record(z.string(), Value)),
  /** Of all lines, those beyond a limit too. */
  totals: z.record(z.string(), Value).nullable(),
  notes: z.array(z.string()),
  /** Computed on the way: a whole, a bar, a number of lines. */
  figures: z.array(z.object({ name: z.string(), value: z.number(), unit: z.string() })),
  /** What the figures were made from. */
  sources: z.array(z.string()),
  as_of: z.string().nullable(),
});
export type QueryAnswer = z.infer<typeof QueryAnswer>;

/** Evaluates the query and says the answer; `left_out` are notes on what the books do not have. */
export function queryAnswer(
  query: Query,
  books: readonly Book[],
  left_out: readonly string[] = [],
): QueryAnswer {
  const result = evaluate(query, books);
  const { columns, rows, totals, notes, figures, as_of } = result;
  const { text } = narrate(result);
  return {
    reading: canonical({ kind: "query", query: result.query }),
    text: [text, ...left_out].join(" "),
    query: result.query,
    units: Object.fromEntries(
      columns.flatMap(({ name, unit }) => (unit === null ? [] : [[name, unit]])),
    ),
    rows: rows.map((row) => rowOf(row, columns)),
    totals: totals === null ? null : figuresOf(totals, columns),
    notes: [...notes.map((note) => note.text), ...left_out],
    figures: figures.map(({ name, value, unit }) => ({ name, value: rounded(value, unit), unit })),
    sources: sourcesOf(result),
    as_of,
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

const figuresOf = (cells: Readonly<Record<string, Cell>>, columns: readonly Column[]) =>
  Object.fromEntries(
    columns.flatMap(({ name }): [string, z.infer<typeof Value>][] => {
      const cell = cells[name];
      if (cell === undefined) return [];
      const { value, reason, unit } = cell;
      if (value !== null) return [[name, rounded(value, unit)]];
      return [
        [name, null],
        [`${name}_reason`, reason],
      ];
    }),
  );

/** Source ids of every figure. */
export const sourcesOf = ({ rows, totals }: Pick<Result, "rows" | "totals">): string[] => [
  ...new Set(
    [...rows.map(({ cells }) => cells), totals ?? {}].flatMap((cells) =>
      Object.values(cells).flatMap(({ sources }) => sources),
    ),
  ),
];
