import { decimal, sum } from "@advisor/domain/decimal";
import { totals } from "@advisor/domain/position";
import type { RoutedPart } from "../../route/routed.ts";
import { price, quantity, usd } from "../format.ts";
import type { Activity, PositionRow, Quotes } from "../looked-up.ts";
import { dated, type Looked, type Reply, reply } from "../reply.ts";
import { valued } from "../valued.ts";
import { ofSign } from "../whether.ts";
import { chosen, writeActivity } from "./activity.ts";
import { figuresOf, gain } from "./symbol-performance.ts";

type Trade = Activity["trades"][number];

/** What was bought of a symbol, at today's price: what it cost, what it is worth, and the gain; whether it is still held is not looked at. */
export function writePurchase(
  part: RoutedPart,
  looked: Looked<Activity>,
  priced: Looked<Quotes>,
): Reply {
  const { params } = part;
  const { trades } = chosen(params, looked.data);
  const quote = priced.data.quotes.find(({ symbol }) => symbol === params.symbol);
  if (trades.length === 0 || quote === undefined) return writeActivity(params, looked);
  const own = valued(trades.map(rowOf), priced.data.quotes);
  const sums = totals(own);
  const used = [looked, priced];
  const yes = sums.unrealized_pl === null ? "" : ofSign(part, sums.unrealized_pl);
  const text = `${yes}${bought(trades)}; at ${price(quote.price)} that is worth ${usd(sums.market_value)}: ${gain({ own, sums, lead: "gain" })}. ${dated(used)}`;
  return reply(text, used, figuresOf(sums, sum(trades.map((one) => decimal(one.quantity)))));
}

/** "100 JPM were bought @ $226.40 on 2026-06-08 (Margin account)", "220 MSFT were bought in 3 buys". */
function bought(trades: readonly Trade[]): string {
  const [only, ...others] = trades;
  if (only === undefined) return "";
  const units = sum(trades.map((one) => decimal(one.quantity)));
  const were = `${quantity(units)} ${only.symbol} ${units.eq(1) ? "was" : "were"} bought`;
  return others.length === 0
    ? `${were} @ ${price(only.price)} on ${only.timestamp.slice(0, 10)} (${only.account})`
    : `${were} in ${trades.length} buys`;
}

const rowOf = ({ account, symbol, quantity: units, price: paid }: Trade): PositionRow => ({
  ...{ account, symbol, quantity: units, cost_basis: paid },
  ...{ asset_class: "stocks", multiplier: 1 },
});
