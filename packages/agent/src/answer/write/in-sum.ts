import { decimal, sum } from "@advisor/domain/decimal";
import { type Position, totals } from "@advisor/domain/position";
import { quantity, unit, usd } from "../format.ts";
import type { Activity, PositionRow } from "../looked-up.ts";
import { tradeValue } from "../picked.ts";
import { dated, type Looked, type Reply, reply } from "../reply.ts";
import { figuresOf, gain } from "./symbol-performance.ts";

type Trade = Activity["trades"][number];

/** The value and the gain of several holdings as one; undefined where one of them has no value on file. */
export function writeInSum(
  own: readonly Position[],
  used: readonly Looked<unknown>[],
): Reply | undefined {
  const sums = totals(own);
  if (sums.unvalued > 0) return undefined;
  const text = `Together they are worth ${usd(sums.market_value)}: ${gain({ own, sums, lead: "gain" })}. ${dated(used)}`;
  return ofSources(reply(text, used, figuresOf(sums)));
}

/** What all purchases have cost, or all sales have brought. */
export function writeTraded(
  side: "BUY" | "SELL",
  trades: readonly Trade[],
  used: readonly Looked<unknown>[],
): Reply {
  const whole = sum(trades.map(tradeValue)).round(2);
  const what = side === "BUY" ? "purchases cost" : "sales brought";
  const text = `Together the ${trades.length} ${what} ${usd(whole)}. ${dated(used)}`;
  return ofSources(reply(text, used, [whole.toNumber(), trades.length]));
}

/** How many units several accounts hold together. */
export function writeUnits(
  symbol: string,
  rows: readonly PositionRow[],
  used: readonly Looked<unknown>[],
): Reply {
  const whole = sum(rows.map((row) => decimal(row.quantity)));
  const text = `Together ${quantity(whole)} ${unit(rows)} of ${symbol}. ${dated(used)}`;
  return ofSources(reply(text, used, [whole.toNumber()]));
}

/** The cash or the value of several accounts together. */
export function writeMoney(
  field: "total_value" | "total_cash" | "settled_cash" | "unsettled_cash",
  figures: readonly number[],
  used: readonly Looked<unknown>[],
): Reply {
  const whole = sum(figures.map(decimal));
  const what = field === "total_value" ? "the value" : field.replace("_", " ");
  const text = `Together ${what} is ${usd(whole)}. ${dated(used)}`;
  return ofSources(reply(text, used, [whole.toNumber()]));
}

/** Each source once, though it was asked several times. */
const ofSources = (one: Reply): Reply => ({ ...one, sources: [...new Set(one.sources)] });
