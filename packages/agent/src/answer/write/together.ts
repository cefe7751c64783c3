import { type Position, totals } from "@advisor/domain/position";
import type { Basis } from "@advisor/domain/ranking";
import { ratioPercent, signedUsd, usd } from "../format.ts";

/** All positions as one: their gain, or their change on the day. */
export function together(
  positions: readonly Position[],
  basis: Basis,
): { text: string; figures: number[] } | undefined {
  const { unrealized_pl, unrealized_pl_pct, day_change, market_value } = totals(positions);
  if (basis.startsWith("day_change")) {
    if (day_change === null) return undefined;
    const text = `On the day all positions together changed by ${signedUsd(day_change)}.`;
    return { text, figures: [day_change.round(2).toNumber()] };
  }
  if (basis === "market_value") {
    const text = `All of these positions together are worth ${usd(market_value)}, without cash.`;
    return { text, figures: [market_value.round(2).toNumber()] };
  }
  if (unrealized_pl === null) return undefined;
  const ratio = unrealized_pl_pct === null ? "" : ` (${ratioPercent(unrealized_pl_pct)})`;
  return {
    text: `The unrealized gain of all positions together is ${signedUsd(unrealized_pl)}${ratio}.`,
    figures: [
      unrealized_pl.round(2).toNumber(),
      ...(unrealized_pl_pct === null ? [] : [unrealized_pl_pct.round(4).toNumber()]),
    ],
  };
}
