import { decimal } from "@advisor/domain/decimal";
import { measureOf } from "@advisor/query/schema/fields";
import { Query } from "@advisor/query/schema/query";
import { formatFigure } from "@advisor/query/words/format";
import { valueText } from "@advisor/query/words/names";
import { reasonText } from "@advisor/query/words/reasons";
import * as z from "zod";
import {
  classLabel,
  joinWithAnd,
  paragraphs,
  plainLine,
  priceText,
  signedPercentText,
  table,
} from "../format.ts";
import { cite, type WriterInput, writer } from "../write/writer.ts";

const Row = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
type Row = z.infer<typeof Row>;

const Answer = z.object({
  text: z.string(),
  query: Query,
  units: z.record(z.string(), z.string()),
  rows: z.array(Row),
});
type Answer = z.infer<typeof Answer>;

/** Repeats the tool's own sentence, with a table when there are several lines. */
export const queryAnswer = writer(Answer, (answer, given: WriterInput) =>
  answer.query.dataset === "quotes" && answer.rows.length > 0
    ? `${recordedQuotes(answer.rows, given)} ${cite(given)}`
    : paragraphs([`${plainLine(answer.text)} ${cite(given)}`, lines(answer)]),
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

function lines({ query, rows, units }: Answer): string {
  if (rows.length < 2) return "";
  const names = Object.keys(rows[0] ?? {}).filter((name) => !/_reason$|^holds$/.test(name));
  const heads = names.map((name) => measureOf(query.dataset, name)?.label ?? classLabel(name));
  return table(
    heads,
    rows.map((row) => names.map((name) => cell(row, name, { units, dataset: query.dataset }))),
  );
}

const reasons: Readonly<Record<string, string>> = reasonText;

/** The reason for an unknown figure, shortened for a table cell. */
const unknown = (reason: Row[string] | undefined): string =>
  (reasons[`${reason}`] ?? "").replace(/^(?:has|is) /, "");

interface Of {
  units: Answer["units"];
  dataset: string;
}

function cell(row: Row, name: string, { units, dataset }: Of): string {
  const value = row[name];
  if (value === null || value === undefined) return unknown(row[`${name}_reason`]);
  if (typeof value !== "number") return plainLine(valueText(name, `${value}`, dataset));
  return formatFigure(
    decimal(value),
    (units[name] ?? "count") as Parameters<typeof formatFigure>[1],
  );
}
