import * as z from "zod";
import { paragraphs, plain, price, quantity, table, time } from "../format.ts";
import { notStated } from "./absent.ts";
import { cite, writer } from "./writer.ts";

const Trade = z.object({
  account: z.string(),
  timestamp: z.string(),
  symbol: z.string(),
  side: z.enum(["BUY", "SELL"]),
  quantity: z.number(),
  price: z.number(),
});
const Activity = z.object({
  found: z.boolean(),
  reason: z.string().nullable(),
  available: z.array(z.string()),
  trades: z.array(Trade),
  total: z.number(),
});

const shown = 20;

export const getActivity = writer(Activity, (activity, given) => {
  if (!activity.found) return notStated(activity, given);
  const [newest, ...others] = activity.trades;
  if (newest === undefined)
    return `There are no trades on file${filters(given.input)}. ${cite(given)}`;
  const lead = `The most recent trade${filters(given.input)}: ${newest.side} ${quantity(newest.quantity)} ${plain(newest.symbol)} at ${price(newest.price, "USD")} on ${time(newest.timestamp)} in ${plain(newest.account)}.`;
  const rows = activity.trades
    .slice(0, shown)
    .map((trade) => [
      time(trade.timestamp),
      trade.side,
      quantity(trade.quantity),
      plain(trade.symbol),
      price(trade.price, "USD"),
      plain(trade.account),
    ]);
  return paragraphs([
    `${lead} ${cite(given)}`,
    others.length === 0
      ? ""
      : table(["Time", "Side", "Quantity", "Symbol", "Price", "Account"], rows),
    activity.total > Math.min(shown, activity.trades.length) && others.length > 0
      ? `There are ${quantity(activity.total)} in all.`
      : "",
  ]);
});

/** The filters of the call, as words after "trades". */
function filters({ side, symbol, from, to }: Record<string, unknown>): string {
  const of = typeof symbol === "string" ? ` of ${plain(symbol)}` : "";
  const which = side === "BUY" ? " (purchases)" : side === "SELL" ? " (sales)" : "";
  return `${of}${which}${between(from, to)}`;
}

export const between = (from: unknown, to: unknown): string => {
  if (typeof from !== "string" || typeof to !== "string") return "";
  return from === to ? ` on ${plain(from)}` : ` from ${plain(from)} to ${plain(to)}`;
};
