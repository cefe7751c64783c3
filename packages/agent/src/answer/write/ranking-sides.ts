import type { Ranking } from "@advisor/domain/ranking";
import type { Side } from "../../route/sides.ts";
import {
  bases,
  figuresOf,
  isAmount,
  type Ranked,
  rows,
  type Scope,
  stateOf,
  symbolsIn,
  written,
} from "./ranking-words.ts";

interface Told {
  text: string;
  figures: number[];
}

/** Only those at a loss, or only those at a gain; where there are none, the one that comes nearest. */
export function oneSide(
  { ranked, basis }: Ranking,
  side: Exclude<Side, "ends" | undefined>,
  scope: Scope,
): Told {
  const losing = side === "losing" || side === "not_gaining";
  const own = ranked.filter(({ figure }) => (losing ? figure.lt(0) : figure.gt(0)));
  const isAll = side.startsWith("not_") || own.length === 0;
  const flat = isAll ? ranked.filter(({ figure }) => figure.eq(0)) : [];
  const unmoved = flat.length === 0 ? "" : `Neither up nor down: ${symbolsIn(flat)}.`;
  const state = stateOf(basis, losing);
  const [first, ...more] = own;
  if (first === undefined) return none({ ranked, basis, losing, state, scope, unmoved });
  if (more.length === 0) {
    const text = `One ${scope.one}${scope.where} is ${state}: ${first.symbol}, ${written(first.figure, basis)}, by ${bases[basis]}. ${unmoved}`;
    return { text: text.trim(), figures: figuresOf(own) };
  }
  const head = `${own.length} ${scope.many}${scope.where} are ${state}, by ${bases[basis]}:`;
  return {
    text: [head, rows(own, basis), unmoved].filter(Boolean).join("\n\n"),
    figures: [...figuresOf(own), own.length],
  };
}

function none(given: {
  ranked: readonly Ranked[];
  basis: Ranking["basis"];
  losing: boolean;
  state: string;
  scope: Scope;
  unmoved: string;
}): Told {
  const { basis, losing, scope } = given;
  const nearest = given.ranked.filter(({ figure }) => !figure.eq(0)).slice(0, 1);
  const beside = nearest.map(
    ({ symbol, figure }) =>
      ` The smallest ${losing ? "gain" : "loss"} is ${symbol}, ${written(figure, basis)}, by ${bases[basis]}.`,
  );
  const text = `No ${scope.one}${scope.where} is ${given.state}.${beside.join("")} ${given.unmoved}`;
  return { text: text.trim(), figures: figuresOf(nearest) };
}

/** The best and the worst together; of several, all that lie between them. */
export function bothEnds({ ranked, basis, losing }: Ranking, several: boolean, scope: Scope): Told {
  const [first] = ranked;
  const last = ranked.at(-1);
  if (first === undefined || last === undefined) return { text: "", figures: [] };
  const [high, low] = isAmount(basis) ? ["largest", "smallest"] : ["best", "worst"];
  const isGain = basis.startsWith("unrealized");
  const nobody = isGain && losing === 0 ? `, and no ${scope.one} is at a loss` : "";
  const text = `By ${bases[basis]}, the ${high} ${scope.one}${scope.where} is ${first.symbol}, ${written(first.figure, basis)}; the ${low} is ${last.symbol}, ${written(last.figure, basis)}${nobody}.`;
  return several && ranked.length > 2
    ? { text: `${text}\n\n${rows(ranked, basis)}`, figures: figuresOf(ranked) }
    : { text, figures: figuresOf([first, last]) };
}
