import * as z from "zod";
import { priceText, quantityText, signedPercentText } from "../../format/amounts.ts";
import { bullets, paragraphs, table } from "../../format/markdown.ts";
import { joinWithAnd, plainLine, timeText } from "../../format/text.ts";
import { notFoundItem } from "../absent.ts";
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

export const getTickerInfoBulk = writer(Bulk, ({ quotes, not_found }, input) => {
  const named = quotes.map(
    (row) => `${plainLine(row.symbol)} ${priceText(row.price, row.currency)}`,
  );
  const first = quotes.length === 0 ? "No prices are on file." : `${joinWithAnd(named)}.`;
  return paragraphs([
    `${first} ${cite(input)}`,
    quotes.length === 0
      ? ""
      : table(
          ["Symbol", "Name", "Price", "Change", "Volume", "Time"],
          quotes.map((row) => [
            plainLine(row.symbol),
            plainLine(row.name),
            priceText(row.price, row.currency),
            signedPercentText(row.change_pct),
            quantityText(row.volume),
            timeText(row.as_of),
          ]),
        ),
    bullets(not_found.map(notFoundItem)),
  ]);
});
