import * as z from "zod";
import { priceText, quantityText, shortAmount } from "../../format/amounts.ts";
import { paragraphs, table } from "../../format/markdown.ts";
import { plainLine, timeText } from "../../format/text.ts";
import { moreBefore, notFound } from "../absent.ts";
import { cite, writer } from "../writer.ts";

const Trade = z.object({
  kind: z.enum(["print", "weekly_total"]),
  at: z.string(),
  price_usd: z.number().nullable(),
  shares: z.number(),
  value_usd: z.number().nullable(),
  trades: z.number().nullable(),
  venue: z.string().nullable(),
});
const Darkpool = z.object({
  found: z.boolean(),
  symbol: z.string(),
  note: z.string().nullable(),
  trades: z.array(Trade),
  more_until: z.string().nullable(),
  reason: z.string().nullable(),
  suggestions: z.array(z.string()),
});

const shown = 10;

export const getDarkpoolTrades = writer(Darkpool, (darkpool, input) => {
  const [newest] = darkpool.trades;
  if (!darkpool.found || newest === undefined) return notFound(darkpool, input);
  const note = darkpool.note === null ? "" : ` ${plainLine(darkpool.note)}`;
  const rows = darkpool.trades
    .slice(0, shown)
    .map((trade) => [
      timeText(trade.at),
      trade.kind === "print" ? "single trade" : "week",
      quantityText(trade.shares),
      trade.price_usd === null ? "-" : priceText(trade.price_usd, "USD"),
      trade.value_usd === null ? "-" : shortAmount(trade.value_usd, "USD"),
      trade.trades === null ? "-" : quantityText(trade.trades),
      plainLine(trade.venue ?? "-"),
    ]);
  return paragraphs([
    `${lead(plainLine(darkpool.symbol), newest)}${note} ${cite(input)}`,
    table(["From", "Kind", "Shares", "Price", "Value", "Trades", "Venue"], rows),
    moreBefore(darkpool.more_until),
  ]);
});

function lead(symbol: string, { kind, at, shares, value_usd }: z.infer<typeof Trade>): string {
  const worth = value_usd === null ? "" : ` worth ${shortAmount(value_usd, "USD")}`;
  return kind === "print"
    ? `The newest off-exchange trade of ${symbol} on file is of ${timeText(at)}: ${quantityText(shares)} shares${worth}.`
    : `In the newest week on file, from ${timeText(at)}, ${quantityText(shares)} shares of ${symbol}${worth} traded off the exchanges.`;
}
