import type { Params } from "../../route/routed.ts";
import { classNames, quantity, table, usd } from "../format.ts";
import type { Activity } from "../looked-up.ts";
import { daysAsked, orderSaid, placeAsked, sizeAsked, tradeValue } from "../picked.ts";

type Trade = Activity["trades"][number];

const nounOf = (side: Params["side"]): string =>
  side === undefined ? "trade" : side === "BUY" ? "buy" : "sale";

export const kindOf = ({ side }: Trade): string => `${nounOf(side)}s`;

/** "SELL 5 MSFT @ $418.12 on 2026-01-07". */
export const line = ({ side, quantity: units, symbol, price, timestamp }: Trade): string =>
  `${side} ${quantity(units)} ${symbol} @ ${usd(price)} on ${timestamp.slice(0, 10)}`;

/** "buys of VOO in Roth IRA over $1,000.00": what was asked for, without its days. */
export function what(params: Params, many: boolean): string {
  const { account, side, symbol, asset_class } = params;
  const named =
    symbol ?? (asset_class === "bonds" ? "bond funds" : asset_class && classNames[asset_class]);
  const of = named === undefined ? "" : ` of ${named}`;
  const where = account === undefined ? "" : ` in ${account}`;
  return `${nounOf(side)}${many ? "s" : ""}${of}${where}${sizeAsked(params)}${ofUnits(params)}`;
}

const ofUnits = ({ units }: Params): string =>
  units === undefined
    ? ""
    : sizeAsked(units, (count) => `${quantity(count)} ${count === 1 ? "share" : "shares"}`);

/** "The most recent sale", "One buy of VOO on 2026-01-14": every filter that holds is named. */
export function which(params: Params, total: number): string {
  const { nth, order, limit } = params;
  const asked = what(params, false);
  const byValue = order === "largest" || order === "smallest" ? " by value" : "";
  if (nth !== undefined || (order !== undefined && total > 1)) {
    return `${placeAsked(params)} ${asked}${byValue}${daysAsked(params)}`;
  }
  const first = total === 1 && limit !== 1 ? "One" : "The most recent";
  return `${first} ${asked}${daysAsked(params)}`;
}

/** Before the table, with how many of how many are in it. */
export function headOf(params: Params, shown: number, total: number): string {
  const order = orderSaid(params.order) ?? "newest";
  const asked = `${what(params, true)}${daysAsked(params)}`;
  return total > shown
    ? `The ${order} ${shown} of ${total} ${asked}:`
    : `${asked[0]?.toUpperCase()}${asked.slice(1)}, ${order} first:`;
}

export function noneOf(params: Params, fitting: number): string {
  if (params.nth !== undefined && fitting > 0) {
    return `There is no number ${params.nth}: ${fitting} ${fitting === 1 ? "is" : "are"} on file.`;
  }
  const days = daysAsked(params);
  return days === ""
    ? `There are no ${what(params, true)} on file.`
    : `There were no ${what(params, true)}${days}.`;
}

/** "The purchase cost $1,923.30 (10 x $192.33). " */
export const amountOf = (trade: Trade): string =>
  `The ${trade.side === "BUY" ? "purchase cost" : "sale brought in"} ${usd(tradeValue(trade).round(2))} (${quantity(trade.quantity)} x ${usd(trade.price)}). `;

export const listed = (trades: readonly Trade[], isSum: boolean): string =>
  table(
    ["Date", "Side", "Quantity", "Symbol", "Price", ...(isSum ? ["Amount"] : []), "Account"],
    trades.map((trade) => [
      trade.timestamp.slice(0, 10),
      trade.side,
      quantity(trade.quantity),
      trade.symbol,
      usd(trade.price),
      ...(isSum ? [usd(tradeValue(trade).round(2))] : []),
      trade.account,
    ]),
  );
