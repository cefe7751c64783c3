import * as z from "zod";
import { quantityText } from "../../format/amounts.ts";
import { paragraphs, table } from "../../format/markdown.ts";
import { plainLine, quotation } from "../../format/text.ts";
import { Row } from "../../next-calls.ts";
import { cite, type WriterInput, writer } from "../writer.ts";

const Found = z.object({ query: z.string(), instruments: z.array(Row), more: z.boolean() });

/** Only written when no quote or history of the instruments follows. */
export const searchInstruments = writer(Found, ({ query, instruments, more }, input) => {
  const asked = quotation(query, 80);
  const [first] = instruments;
  if (first === undefined) {
    return `No instrument of the Indian exchanges matches ${asked}. ${cite(input)}`;
  }
  const lead =
    instruments.length === 1
      ? `${asked} is ${plainLine(first.name)}, security id ${plainLine(first.security_id)} in ${plainLine(first.segment)}.`
      : `These instruments match ${asked}.${which(input)}`;
  const rows = instruments.map((row) => [
    plainLine(row.trading_symbol),
    plainLine(row.name),
    row.instrument_type,
    row.segment,
    plainLine(row.security_id),
    row.lot_size === null ? "-" : quantityText(row.lot_size),
    plainLine(row.isin ?? "-"),
  ]);
  return paragraphs([
    `${lead} ${cite(input)}`,
    table(["Symbol", "Name", "Type", "Segment", "Security id", "Lot size", "ISIN"], rows),
    more ? "More instruments match." : "",
  ]);
});

const which = ({ question }: WriterInput): string =>
  /\b(?:price|quote|chart|history|trading)\b/i.test(question) ? " Which one do you mean?" : "";
