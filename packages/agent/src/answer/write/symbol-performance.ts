import { type Decimal, sum } from "@advisor/domain/decimal";
import { type Position, type Totals, totals } from "@advisor/domain/position";
import type * as z from "zod";
import { price, quantity, ratioPercent, signedPercent, signedUsd, unit, usd } from "../format.ts";
import type { Positions, Quotes } from "../looked-up.ts";
import { dated, type Looked, nothing, type Reply, reply } from "../reply.ts";
import { valued } from "../valued.ts";
import { absent } from "./absent.ts";

type Held = Looked<z.infer<typeof Positions>>;
type Quote = Quotes["quotes"][number];

/** Holding and quote together: gain since purchase, value, move on the day. */
export function writeSymbolPerformance(held: Held, priced: Looked<Quotes>): Reply {
  const { symbol, positions, found, account } = held.data;
  if (!found && account === null) return absent(held.data, [held]);
  const quote = priced.data.quotes.find((one) => one.symbol === symbol);
  if (positions.length === 0) return notHeld(held, priced, quote);
  const used = [held, priced];
  const own = valued(positions, priced.data.quotes);
  const units = sum(own.map((one) => one.quantity));
  if (quote === undefined) {
    const text = `${quantity(units)} ${unit(positions)} of ${symbol} are held, but there is no quote on file, so gain and value are not known.`;
    return nothing(`${text} ${dated(used)}`, used);
  }
  const sums = totals(own);
  const worth = `${quantity(units)} ${unit(positions)} at ${price(quote.price)} are worth ${usd(sums.market_value)}.`;
  const text = `${symbol}: ${gain(sums, own)}. ${worth}${day(sums, quote)}`;
  return reply(`${text} ${dated(used)}`, used, figures(units, sums));
}

function notHeld(held: Held, priced: Looked<Quotes>, quote: Quote | undefined): Reply {
  const { symbol } = held.data;
  if (quote === undefined) return nothing(`${symbol} is not held. ${dated([held])}`, [held]);
  const text = `${symbol} is not held, so there is no gain or loss. It is at ${price(quote.price)}.`;
  return nothing(`${text} ${dated([held, priced])}`, [held, priced]);
}

/** A gain counts only when the cost of every share is on file. */
function gain(
  { unrealized_pl, unrealized_pl_pct, cost }: Totals,
  own: readonly Position[],
): string {
  const whole = own.every((one) => one.unrealized_pl !== null);
  if (!whole || unrealized_pl === null || cost === null) {
    return "gain and loss are not known, because the cost is not on file";
  }
  const amount = unrealized_pl.lt(0)
    ? `a loss of ${usd(unrealized_pl.abs())}`
    : `a gain of ${signedUsd(unrealized_pl)}`;
  const ratio = unrealized_pl_pct === null ? "" : ` (${ratioPercent(unrealized_pl_pct)})`;
  return `${amount}${ratio} on a cost of ${usd(cost)}`;
}

function day({ day_change }: Totals, { change_pct }: Quote): string {
  if (day_change === null) return "";
  return ` On the day: ${signedUsd(day_change)}${change_pct === null ? "" : ` (price ${signedPercent(change_pct)})`}.`;
}

const figures = (units: Decimal, sums: Totals): number[] =>
  [
    units,
    sums.market_value,
    sums.cost,
    sums.unrealized_pl,
    sums.unrealized_pl_pct,
    sums.day_change,
  ].flatMap((value) =>
    value === null ? [] : [value.round(4).toNumber(), value.round(2).toNumber()],
  );
