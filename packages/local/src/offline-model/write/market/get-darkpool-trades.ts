import * as z from "zod";
import { amount, paragraphs, plain, price, quantity, table, time } from "../../format.ts";
import { absent, older } from "../absent.ts";
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

export const getDarkpoolTrades = writer(Darkpool, (darkpool, given) => {
  const [newest] = darkpool.trades;
  if (!darkpool.found || newest === undefined) return absent(darkpool, given);
  const note = darkpool.note === null ? "" : ` ${plain(darkpool.note)}`;
  const rows = darkpool.trades
    .slice(0, shown)
    .map((trade) => [
      time(trade.at),
      trade.kind === "print" ? "single trade" : "week",
      quantity(trade.shares),
      trade.price_usd === null ? "-" : price(trade.price_usd, "USD"),
      trade.value_usd === null ? "-" : amount(trade.value_usd, "USD"),
      trade.trades === null ? "-" : quantity(trade.trades),
      plain(trade.venue ?? "-"),
    ]);
  return paragraphs([
    `${lead(plain(darkpool.symbol), newest)}${note} ${cite(given)}`,
    table(["From", "Kind", "Shares", "Price", "Value", "Trades", "Venue"], rows),
    older(darkpool.more_until),
  ]);
});

function lead(symbol: string, { kind, at, shares, value_usd }: z.infer<typeof Trade>): string {
  const worth = value_usd === null ? "" : ` worth ${amount(value_usd, "USD")}`;
  return kind === "print"
    ? `The newest off-exchange trade of ${symbol} on file is of ${time(at)}: ${quantity(shares)} shares${worth}.`
    : `In the newest week on file, from ${time(at)}, ${quantity(shares)} shares of ${symbol}${worth} traded off the exchanges.`;
}
