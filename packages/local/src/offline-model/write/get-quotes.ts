import * as z from "zod";
import { listed, paragraphs, plain, price, signedPercent, table } from "../format.ts";
import { notStated } from "./absent.ts";
import { cite, writer } from "./writer.ts";

const Quotes = z.object({
  found: z.boolean(),
  reason: z.string().nullable(),
  available: z.array(z.string()),
  quotes: z.array(
    z.object({ symbol: z.string(), price: z.number(), change_pct: z.number().nullable() }),
  ),
  not_found: z.array(z.string()),
});

export const getQuotes = writer(Quotes, ({ quotes, not_found, ...frame }, given) => {
  const [first, ...others] = quotes;
  if (!frame.found || first === undefined) return notStated(frame, given);
  const missing = not_found.length === 0 ? "" : ` It has none of ${listed(not_found.map(plain))}.`;
  if (others.length === 0) {
    const moved = first.change_pct === null ? "" : `, ${signedPercent(first.change_pct)}`;
    return `The custodian quotes ${plain(first.symbol)} at **${price(first.price, "USD")}**${moved}.${missing} ${cite(given)}`;
  }
  return paragraphs([
    `The custodian's quotes:${missing} ${cite(given)}`,
    table(
      ["Symbol", "Price", "Change"],
      quotes.map((row) => [
        plain(row.symbol),
        price(row.price, "USD"),
        signedPercent(row.change_pct),
      ]),
    ),
  ]);
});
