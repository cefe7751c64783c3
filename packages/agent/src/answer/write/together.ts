import { sum, zero } from "@advisor/domain/decimal";
import { type Position, totals } from "@advisor/domain/position";
import type { Ranking } from "@advisor/domain/ranking";
import { ratioPercent, signedUsd, usd } from "../format.ts";
import type { Scope } from "./ranking-words.ts";

/** What can be ranked as one: its value, its gain, or its change on the day. */
export function together(
  positions: readonly Position[],
  { basis, ranked, not_ranked }: Ranking,
  scope: Scope,
): { text: string; figures: number[] } | undefined {
  const counted = new Set(ranked.map(({ symbol }) => symbol));
  const own = positions.filter(({ symbol }) => counted.has(symbol));
  const { unrealized_pl, unrealized_pl_pct, day_change, market_value } = totals(own);
  const isWhole = not_ranked.length === 0;
  const figures = isWhole ? [] : [ranked.length];
  const who = named({ ranked, isWhole, basis, scope });
  if (ranked.length === 0) return undefined;
  if (basis === "market_value") {
    const text = `The market value of ${who} is ${usd(market_value)}, without cash.`;
    return { text, figures: [...figures, market_value.round(2).toNumber()] };
  }
  if (basis === "cost") {
    const cost = sum(own.map((one) => one.cost ?? zero));
    const text = `The cost of ${who} is ${usd(cost)}.`;
    return { text, figures: [...figures, cost.round(2).toNumber()] };
  }
  if (basis.startsWith("day_change")) {
    if (day_change === null) return undefined;
    const text = `The change on the day of ${who} is ${signedUsd(day_change)}.`;
    return { text, figures: [...figures, day_change.round(2).toNumber()] };
  }
  if (unrealized_pl === null) return undefined;
  const ratio = unrealized_pl_pct === null ? "" : ` (${ratioPercent(unrealized_pl_pct)})`;
  return {
    text: `The unrealized gain of ${who} is ${signedUsd(unrealized_pl)}${ratio}.`,
    figures: [
      ...figures,
      unrealized_pl.round(2).toNumber(),
      ...(unrealized_pl_pct === null ? [] : [unrealized_pl_pct.round(4).toNumber()]),
    ],
  };
}

/** What a sum covers: everything, the only one, or those whose figures are on file. */
function named(given: {
  ranked: Ranking["ranked"];
  isWhole: boolean;
  basis: Ranking["basis"];
  scope: Scope;
}): string {
  const { ranked, isWhole, basis, scope } = given;
  const [first, ...more] = ranked;
  if (first !== undefined && more.length === 0) {
    return `the one ${scope.one}${scope.where}${isWhole ? "" : needed(basis)}, ${first.symbol},`;
  }
  return isWhole
    ? `all ${scope.many}${scope.where} together`
    : `the ${ranked.length} ${scope.many}${scope.where}${needed(basis)} together`;
}

function needed(basis: Ranking["basis"]): string {
  if (basis === "market_value") return " with a quote on file";
  if (basis === "cost") return " with a cost on file";
  return basis.startsWith("day_change")
    ? " with a change on the day on file"
    : " with a quote and a cost on file";
}
