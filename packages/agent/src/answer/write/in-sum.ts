import { sum } from "@advisor/domain/decimal";
import { type Position, totals } from "@advisor/domain/position";
import { usd } from "../format.ts";
import type { Activity } from "../looked-up.ts";
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
  return {
    ...reply(text, used, figuresOf(sums)),
    sources: [...new Set(used.map(({ source_id }) => source_id))],
  };
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
  return {
    ...reply(text, used, [whole.toNumber(), trades.length]),
    sources: [...new Set(used.map(({ source_id }) => source_id))],
  };
}
