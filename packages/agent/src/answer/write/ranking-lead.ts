import type { Ranking } from "@advisor/domain/ranking";
import { whetherNamed } from "./named-place.ts";
import { bases, endOf, isAmount, type Scope, stateOf, written } from "./ranking-words.ts";

interface Led {
  text: string;
  ranking: Ranking;
  scope: Scope;
  /** By how far it has moved, up or down. */
  byMove: boolean;
}

/** The sentence before a ranking, or in its place where only the first is told. */
export function rankingLead({ text, ranking, scope, byMove }: Led, count: number): string {
  const { basis, direction, ranked } = ranking;
  const [first] = ranked;
  if (first === undefined) return "";
  const figure = written(first.figure, basis);
  const { one, where } = scope;
  if (byMove) {
    const most = direction === "best" ? "most" : "least";
    return count > 1
      ? `By ${bases[basis]}${where}, what moved the ${most} first:`
      : `The ${one}${where} that moved the ${most} by ${bases[basis]} is ${first.symbol}, ${figure}.`;
  }
  const state = nobodyIs(ranking);
  const none = state === undefined ? "" : `No ${one}${where} is ${state}. `;
  if (count > 1) return `${none}By ${bases[basis]}${where}, ${endOf(ranking)} first:`;
  if (none !== "") {
    const isGain = direction === "worst" && basis.startsWith("unrealized");
    return `${none}The ${isGain ? "smallest gain" : endOf(ranking)} is ${first.symbol}, ${figure}, by ${bases[basis]}.`;
  }
  return `${whetherNamed(text, ranking, first)}The ${endOf(ranking)} ${one}${where} by ${bases[basis]} is ${first.symbol}, ${figure}.`;
}

/** What is asked for and is true of none: "up on the day". */
function nobodyIs({ basis, direction, gaining, losing }: Ranking): string | undefined {
  if (isAmount(basis)) return undefined;
  const isWorst = direction === "worst";
  return (isWorst ? losing : gaining) === 0 ? stateOf(basis, isWorst) : undefined;
}
