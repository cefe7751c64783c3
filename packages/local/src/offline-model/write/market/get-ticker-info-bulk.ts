import * as z from "zod";
import {
  bullets,
  listed,
  paragraphs,
  plain,
  price,
  quantity,
  signedPercent,
  table,
  time,
} from "../../format.ts";
import { nothing } from "../absent.ts";
import { cite, writer } from "../writer.ts";

const Quote = z.object({
  symbol: z.string(),
  name: z.string(),
  currency: z.string(),
  price: z.number(),
  change_pct: z.number().nullable(),
  volume: z.number().nullable(),
  as_of: z.string(),
});
const Bulk = z.object({
  quotes: z.array(Quote),
  not_found: z.array(
    z.object({ symbol: z.string(), reason: z.string(), suggestions: z.array(z.string()) }),
  ),
});

export const getTickerInfoBulk = writer(Bulk, ({ quotes, not_found }, given) => {
  const named = quotes.map((row) => `${plain(row.symbol)} ${price(row.price, row.currency)}`);
  const first = quotes.length === 0 ? "No prices are on file." : `${listed(named)}.`;
  return paragraphs([
    `${first} ${cite(given)}`,
    quotes.length === 0
      ? ""
      : table(
          ["Symbol", "Name", "Price", "Change", "Volume", "Time"],
          quotes.map((row) => [
            plain(row.symbol),
            plain(row.name),
            price(row.price, row.currency),
            signedPercent(row.change_pct),
            quantity(row.volume),
            time(row.as_of),
          ]),
        ),
    bullets(not_found.map(nothing)),
  ]);
});
