import { type Position, totals } from "@advisor/domain/position";
import { usd } from "../format.ts";
import { dated, type Looked, type Reply, reply } from "../reply.ts";
import { figuresOf, gain } from "./symbol-performance.ts";

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
