import type * as z from "zod";
import type { Params } from "../../route/routed.ts";
import { quantity, table, usd } from "../format.ts";
import type { Activity } from "../looked-up.ts";
import { dated, type Looked, nothing, type Reply, reply } from "../reply.ts";
import { absent } from "./absent.ts";

type Data = z.infer<typeof Activity>;

export function writeActivity(params: Params, looked: Looked<Data>): Reply {
  const { data } = looked;
  if (!data.found) return absent(data, [looked]);
  if (params.topic !== undefined)
    return nothing(`${other(params.topic)} ${dated([looked])}`, [looked]);
  const [first, ...more] = data.trades;
  if (first === undefined)
    return nothing(`There were no ${what(params)}. ${dated([looked])}`, [looked]);
  if (more.length === 0) {
    const only = data.total === 1 && params.limit !== 1 ? "One trade" : "The most recent trade";
    return reply(`${only}: ${line(first)} (${first.account}). ${dated([looked])}`, [looked]);
  }
  const rows = data.trades.map((trade) => [
    trade.timestamp.slice(0, 10),
    trade.side,
    quantity(trade.quantity),
    trade.symbol,
    usd(trade.price),
    trade.account,
  ]);
  const head = ["Date", "Side", "Quantity", "Symbol", "Price", "Account"];
  const count =
    data.total > data.trades.length
      ? `The newest ${data.trades.length} of ${data.total} trades`
      : "Trades, newest first";
  return reply(
    `${count}:\n\n${table(head, rows)}\n\n${dated([looked])}`,
    [looked],
    [data.trades.length],
  );
}

/** Asked for something that the record of trades does not hold. */
const other = (topic: string): string =>
  topic === "realized_gain"
    ? "The realised gain of past sales is not known: the lots that were sold are not on file."
    : `There is no record of ${topic.replaceAll("_", " ")} on file; the activity holds trades only.`;

const line = ({
  side,
  quantity: units,
  symbol,
  price,
  timestamp,
}: Data["trades"][number]): string =>
  `${side} ${quantity(units)} ${symbol} @ ${usd(price)} on ${timestamp.slice(0, 10)}`;

function what({ side, symbol, from, to }: Params): string {
  const kind = side === undefined ? "trades" : side === "BUY" ? "buys" : "sells";
  const of = symbol === undefined ? "" : ` of ${symbol}`;
  const when =
    from === undefined && to === undefined
      ? " on file"
      : from === to
        ? ` on ${from}`
        : ` from ${from ?? "the beginning"} to ${to ?? "now"}`;
  return `${kind}${of}${when}`;
}
