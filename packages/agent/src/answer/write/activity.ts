import { decimal, sum } from "@advisor/domain/decimal";
import type * as z from "zod";
import type { Params } from "../../route/routed.ts";
import { quantity, table, usd } from "../format.ts";
import { leftOut, remaining } from "../left-out.ts";
import type { Activity } from "../looked-up.ts";
import {
  daysAsked,
  fittingRows,
  measured,
  picks,
  placeAsked,
  shownRows,
  sizeAsked,
  tradeValue,
} from "../picked.ts";
import { dated, type Looked, nothing, type Reply, reply } from "../reply.ts";
import { absent } from "./absent.ts";

type Data = z.infer<typeof Activity>;
type Trade = Data["trades"][number];

/** The gain of shares that are gone. */
export const noRealizedGain =
  "The realised gain of past sales is not known: the lots that were sold are not on file.";

export function writeActivity(
  params: Params,
  looked: Looked<Data>,
  asks: { amount?: boolean; units?: boolean } = {},
): Reply {
  const { data } = looked;
  if (!data.found) return absent(data, [looked]);
  if (params.topic !== undefined)
    return nothing(`${other(params.topic)} ${dated([looked])}`, [looked]);
  const { trades, fitting, total, but } = chosen(params, data);
  const [first, ...more] = trades;
  if (first === undefined) {
    return nothing(
      `${none(params, fitting.length)}${but}${otherSide(params, data.trades)} ${dated([looked])}`,
      [looked],
    );
  }
  const whole = inAll(params, { trades, fitting, total }, asks.units === true);
  const isSum = asks.amount === true && whole.text === "";
  const own = isSum ? trades.map((trade) => tradeValue(trade).round(2).toNumber()) : [];
  const figures = [trades.length, total, ...whole.figures, ...own];
  if (more.length === 0) {
    const came = isSum ? `${amount(first)}. ` : "";
    const text = `${came}${which(params, total)}: ${line(first)} (${first.account}).${but}`;
    const said = [whole.text, text, dated([looked])].filter(Boolean).join(" ");
    return reply(said, [looked], figures);
  }
  const order = params.order ?? "newest";
  const when = daysAsked(params);
  const head =
    total > trades.length
      ? `The ${order} ${trades.length} of ${total} trades${when}:`
      : `Trades${when}, ${order} first:`;
  const text = [whole.text, head, listed(trades, isSum), `${but} ${dated([looked])}`.trim()];
  return reply(text.filter(Boolean).join("\n\n"), [looked], figures);
}

/** "In all 140 MSFT bought (2 trades)." */
function unitsOf(trades: readonly Trade[]): { text: string; figures: number[] } {
  const groups = [...Map.groupBy(trades, ({ side, symbol }) => `${symbol} ${side}`).values()];
  const sums = groups.map((own) => ({
    own,
    units: sum(own.map((trade) => decimal(trade.quantity))),
  }));
  const parts = sums.flatMap(({ own: [first, ...more], units }) =>
    first === undefined
      ? []
      : `${quantity(units)} ${first.symbol} ${first.side === "BUY" ? "bought" : "sold"} (${more.length + 1} ${more.length === 0 ? "trade" : "trades"})`,
  );
  return {
    text: `In all ${parts.join(", ")}.`,
    figures: sums.flatMap(({ own, units }) => [units.toNumber(), own.length]),
  };
}

/** Where there was nothing on the side asked about, what there was on the other one. */
function otherSide({ side, amount: of }: Params, trades: readonly Trade[]): string {
  const others = trades.filter((trade) => trade.side !== side).slice(0, 3);
  if (side === undefined || of !== undefined || others.length === 0) return "";
  return ` On file is ${others.map((trade) => `${line(trade)} (${trade.account})`).join("; ")}.`;
}

/** "The purchase cost $1,923.30 (10 x $192.33)". */
const amount = (trade: Trade): string =>
  `The ${trade.side === "BUY" ? "purchase cost" : "sale brought in"} ${usd(tradeValue(trade).round(2))} (${quantity(trade.quantity)} x ${usd(trade.price)})`;

const listed = (trades: readonly Trade[], isSum: boolean): string =>
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

const kindOf = ({ side }: Trade): string => (side === "BUY" ? "buys" : "sells");

function which(params: Params, total: number): string {
  if (params.nth !== undefined) return placeAsked(params);
  const byValue = params.order === "oldest" ? "" : " by value";
  if (params.order !== undefined && total > 1) return `${placeAsked(params)} trade${byValue}`;
  return total === 1 && params.limit !== 1 ? "One trade" : "The most recent trade";
}

/** What the trades come to; one says its quantity itself, and of those not looked up there is no sum of units. */
function inAll(
  params: Params,
  { trades, fitting, total }: Record<"trades" | "fitting", readonly Trade[]> & { total: number },
  units: boolean,
): { text: string; figures: number[] } {
  const meant = isSome(params) ? trades : fitting;
  return units && meant.length > 1 && fitting.length >= total
    ? unitsOf(meant)
    : measured(meant, params, { kindOf, sizeOf: tradeValue });
}

/** Only so many, or one place: what is worked out is of these. */
const isSome = ({ limit, nth, order }: Params): boolean =>
  limit !== undefined || nth !== undefined || order !== undefined;

const mostListed = 50;

/** The trades that were asked for, how many there are in all, and what was left out. */
function chosen(params: Params, { trades: found, total: all }: Data) {
  const { side } = params;
  const trades = side === undefined ? found : found.filter((trade) => trade.side === side);
  const total = trades.length < found.length ? trades.length : all;
  const out = leftOut({ intent: "activity", params });
  if (out === "" && !picks(params)) return { trades, fitting: trades, total, but: "" };
  const fitting = fittingRows(remaining(trades, params.without), params, tradeValue);
  return {
    trades: shownRows(fitting, params).slice(0, mostListed),
    fitting,
    total: fitting.length,
    but: out === "" ? "" : ` Without ${out}.`,
  };
}

const none = (params: Params, fitting: number): string =>
  params.nth !== undefined && fitting > 0
    ? `There is no number ${params.nth}: ${fitting} ${fitting === 1 ? "is" : "are"} on file.`
    : `There were no ${what(params)}.`;

/** Asked for something that the record of trades does not hold. */
const other = (topic: string): string =>
  topic === "realized_gain"
    ? noRealizedGain
    : `There is no record of ${topic.replaceAll("_", " ")} on file; the activity holds trades only.`;

const line = ({ side, quantity: units, symbol, price, timestamp }: Trade): string =>
  `${side} ${quantity(units)} ${symbol} @ ${usd(price)} on ${timestamp.slice(0, 10)}`;

function what(params: Params): string {
  const { side, symbol } = params;
  const kind = side === undefined ? "trades" : side === "BUY" ? "buys" : "sells";
  const of = symbol === undefined ? "" : ` of ${symbol}`;
  return `${kind}${of}${sizeAsked(params)}${daysAsked(params) || " on file"}`;
}
