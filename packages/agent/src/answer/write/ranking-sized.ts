import { sum } from "@advisor/domain/decimal";
import type { Ranking } from "@advisor/domain/ranking";
import type { Params } from "../../route/routed.ts";
import { isOfSize, sizeAsked } from "../picked.ts";
import {
  bases,
  figuresOf,
  isAmount,
  type Ranked,
  rows,
  type Scope,
  written,
} from "./ranking-words.ts";

type Basis = Ranking["basis"];

interface Asked {
  params: Params;
  /** Losses are meant, by how large they are. */
  losing: boolean;
  /** "not up more than 5 %": those that are not so. */
  denied: boolean;
  /** What they come to is asked for. */
  added: boolean;
}

/** Only those of the size asked for, worth so much or with such a gain; where there are none, the nearest. */
export function ofSize(
  { ranked, basis, direction }: Ranking,
  { params, losing, denied, added }: Asked,
  { one, many, where }: Scope,
): { text: string; figures: number[] } {
  const fits = (row: Ranked): boolean =>
    isAsked(row, basis, losing) && isOfSize(sizeOf(row, basis, params.short === true), params);
  const own = ranked.filter((row) => fits(row) !== denied).slice(0, params.limit);
  const size = sizeAsked(params, basis.endsWith("pct") ? (size) => `${size} %` : undefined);
  const what = `${denied ? "no" : "a"}${nounOf(basis, losing, denied)}${size}`;
  const [first, ...more] = own;
  if (first === undefined) {
    const said = `No ${one}${where} has ${what}.`;
    return beside(said, { ranked, basis, direction }, losing);
  }
  if (more.length === 0) {
    const text = `One ${one}${where} has ${what}: ${first.symbol}, ${written(first.figure, basis)}.`;
    return { text, figures: figuresOf(own) };
  }
  const whole = added && !basis.endsWith("pct") ? sum(own.map(({ figure }) => figure)) : undefined;
  const together = whole === undefined ? "" : `, together ${written(whole, basis)}`;
  return {
    text: `${own.length} ${many}${where} have ${what}${together}:\n\n${rows(own, basis)}`,
    figures: [
      ...figuresOf(own),
      own.length,
      ...(whole === undefined ? [] : [whole.round(2).toNumber()]),
    ],
  };
}

/** A gain of any size is none that is a loss. */
const isAsked = ({ figure }: Ranked, basis: Basis, losing: boolean): boolean =>
  isAmount(basis) || (losing ? figure.lt(0) : figure.gt(0));

/** As it is asked for: losses and what is owed without their sign, percent as percent. */
function sizeOf({ figure }: Ranked, basis: Basis, isOwed: boolean) {
  if (isAmount(basis)) return isOwed ? figure.abs() : figure;
  return basis === "unrealized_pl_pct" ? figure.abs().times(100) : figure.abs();
}

function nounOf(basis: Basis, losing: boolean, denied: boolean): string {
  if (isAmount(basis)) return ` ${bases[basis]}`;
  const word = losing ? "loss" : "gain";
  if (basis.startsWith("day_change")) return ` ${word} on the day`;
  return `${denied ? "" : "n"} unrealized ${word}`;
}

/** What comes nearest, where there is anything of the kind. */
function beside(
  said: string,
  { ranked, basis, direction }: Pick<Ranking, "ranked" | "basis" | "direction">,
  losing: boolean,
) {
  const nearest = ranked.filter((row) => isAsked(row, basis, losing)).slice(0, 1);
  const end = direction === "best" || losing ? "largest" : "smallest";
  const named = nearest.map(
    ({ symbol, figure }) => ` The ${end} is ${symbol}, ${written(figure, basis)}.`,
  );
  return { text: `${said}${named.join("")}`, figures: figuresOf(nearest) };
}
