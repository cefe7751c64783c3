import { decimal } from "@advisor/domain/decimal";
import { type TableCell, tableOf } from "@advisor/query/narrate/table";
import { measureOf } from "@advisor/query/schema/fields";
import { Query } from "@advisor/query/schema/query";
import { isUnit } from "@advisor/query/words/format";
import { isReason } from "@advisor/query/words/reasons";
import * as z from "zod";
import { priceText, signedPercentText } from "../format/amounts.ts";
import { paragraphs, table } from "../format/markdown.ts";
import { classLabel, joinWithAnd, plainLine } from "../format/text.ts";
import { cite, type WriterInput, writer } from "../write/writer.ts";

const Row = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
type Row = z.infer<typeof Row>;

const Answer = z.object({
  text: z.string(),
  query: Query,
  units: z.record(z.string(), z.string()),
  rows: z.array(Row),
  totals: Row.nullable(),
});
type Answer = z.infer<typeof Answer>;

/** Repeats the tool's own sentence, with a table when there are several lines. */
export const queryAnswer = writer(Answer, (answer, input: WriterInput) =>
  answer.query.dataset === "quotes" && answer.rows.length > 0
    ? `${recordedQuotes(answer.rows, input)} ${cite(input)}`
    : paragraphs([`${plainLine(answer.text)} ${cite(input)}`, lines(answer)]),
);

/** "The household's records of 2026-01-15 have AAPL at $193.12 (+1.10% that day)." */
function recordedQuotes(rows: readonly Row[], { source }: WriterInput): string {
  const quotes = rows.map(({ symbol, price, day_change_pct: change }) => {
    const stated = typeof price === "number" ? priceText(price, "USD") : "an unknown price";
    const moved = typeof change === "number" ? ` (${signedPercentText(change)} that day)` : "";
    return `${plainLine(`${symbol}`)} at ${stated}${moved}`;
  });
  return `The household's records of ${source.as_of} have ${joinWithAnd(quotes)}.`;
}

function lines({ query, rows, totals, units }: Answer): string {
  if (rows.length < 2) return "";
  const names = Object.keys(rows[0] ?? {}).filter((name) => !/_reason$|^holds$/.test(name));
  const columns = names.map((name) => {
    const measure = measureOf(query.dataset, name);
    return measure === undefined
      ? { name, label: classLabel(name), type: "dimension" as const }
      : { name, label: measure.label, type: "measure" as const };
  });
  const lineOf = (row: Row) => ({
    names: namesOf(row, columns),
    cells: cellsOf(row, columns, units),
  });
  const shown = tableOf({
    query,
    columns,
    rows: rows.map(lineOf),
    totals: totals === null ? null : cellsOf(totals, columns, units),
  });
  return table(
    shown.columns,
    shown.rows.map((texts) => texts.map(plainLine)),
    shown.total,
  );
}

type Columns = readonly { name: string; type: "dimension" | "measure" }[];

const namesOf = (row: Row, columns: Columns): Record<string, string | null> =>
  Object.fromEntries(
    columns.flatMap(({ name, type }) =>
      type === "dimension" ? [[name, row[name] == null ? null : `${row[name]}`]] : [],
    ),
  );

const cellsOf = (row: Row, columns: Columns, units: Answer["units"]): Record<string, TableCell> =>
  Object.fromEntries(
    columns.flatMap(({ name, type }) =>
      type === "measure" ? [[name, cellOf(row[name], row[`${name}_reason`], units[name])]] : [],
    ),
  );

function cellOf(
  value: Row[string] | undefined,
  reason: Row[string] | undefined,
  unit = "count",
): TableCell {
  const why = `${reason}`;
  return {
    value: typeof value === "number" ? decimal(value) : null,
    reason: isReason(why) ? why : null,
    unit: isUnit(unit) ? unit : "count",
  };
}
