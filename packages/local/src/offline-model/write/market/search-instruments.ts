import * as z from "zod";
import { paragraphs, plain, quantity, quoted, table } from "../../format.ts";
import { Row } from "../../next-calls.ts";
import { cite, type WriterInput, writer } from "../writer.ts";

const Found = z.object({ query: z.string(), instruments: z.array(Row), more: z.boolean() });

/** Written only where no quote or history of what was found follows. */
export const searchInstruments = writer(Found, ({ query, instruments, more }, given) => {
  const asked = quoted(query, 80);
  const [first] = instruments;
  if (first === undefined) {
    return `No instrument of the Indian exchanges matches ${asked}. ${cite(given)}`;
  }
  const lead =
    instruments.length === 1
      ? `${asked} is ${plain(first.name)}, security id ${plain(first.security_id)} in ${plain(first.segment)}.`
      : `These instruments match ${asked}.${which(given)}`;
  const rows = instruments.map((row) => [
    plain(row.trading_symbol),
    plain(row.name),
    row.instrument_type,
    row.segment,
    plain(row.security_id),
    row.lot_size === null ? "-" : quantity(row.lot_size),
    plain(row.isin ?? "-"),
  ]);
  return paragraphs([
    `${lead} ${cite(given)}`,
    table(["Symbol", "Name", "Type", "Segment", "Security id", "Lot size", "ISIN"], rows),
    more ? "More instruments match." : "",
  ]);
});

const which = ({ question }: WriterInput): string =>
  /\b(?:price|quote|chart|history|trading)\b/i.test(question) ? " Which one do you mean?" : "";
