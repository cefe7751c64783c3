import { decimal } from "@advisor/domain/decimal";
import { measureOf } from "@advisor/query/schema/fields";
import { Query } from "@advisor/query/schema/query";
import { formatted } from "@advisor/query/words/format";
import { valueText } from "@advisor/query/words/names";
import { reasonText } from "@advisor/query/words/reasons";
import * as z from "zod";
import { label, paragraphs, plain, table } from "../format.ts";
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

/** The tool's own sentence, and its lines where there are several. */
export const queryAnswer = writer(Answer, (answer, given: WriterInput) =>
  paragraphs([`${plain(answer.text)} ${cite(given)}`, lines(answer)]),
);

function lines({ query, rows, units }: Answer): string {
  if (rows.length < 2) return "";
  const names = Object.keys(rows[0] ?? {}).filter((name) => !/_reason$|^holds$/.test(name));
  const heads = names.map((name) => measureOf(query.dataset, name)?.label ?? label(name));
  return table(
    heads,
    rows.map((row) => names.map((name) => cell(row, name, units))),
  );
}

const reasons: Readonly<Record<string, string>> = reasonText;

/** "has no price on file" as a cell says it. */
const unknown = (reason: Row[string] | undefined): string =>
  (reasons[`${reason}`] ?? "").replace(/^(?:has|is) /, "");

function cell(row: Row, name: string, units: Readonly<Record<string, string>>): string {
  const value = row[name];
  if (value === null || value === undefined) return unknown(row[`${name}_reason`]);
  if (typeof value !== "number") return plain(valueText(name, `${value}`));
  return formatted(decimal(value), (units[name] ?? "count") as Parameters<typeof formatted>[1]);
}
