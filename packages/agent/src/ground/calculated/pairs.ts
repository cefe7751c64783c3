import type { Decimal } from "@advisor/domain/decimal";
import type { Cell } from "../evidence/cell.ts";
import { decimalOf, type MatchesClaim } from "./calculation-input.ts";

export type Pair = readonly [Decimal, Decimal];

export const pairs = (values: readonly Decimal[]): Pair[] =>
  values.flatMap((a, index) => values.slice(index + 1).map((b): Pair => [a, b]));

/** Pairs in which one amount can be a share of the other: same measure, or same thing. */
export function pairsTogether(all: readonly Cell[]): Pair[] {
  return all.flatMap((a, index) =>
    all
      .slice(index + 1)
      .flatMap((b): Pair[] => (isTogether(a, b) ? [[decimalOf(a), decimalOf(b)]] : [])),
  );
}

const isTogether = (a: Cell, b: Cell): boolean => {
  if (a.field === "" || b.field === "") return true;
  const [own, other] = [a, b].map(({ labels }) => labels.filter(({ kind }) => kind !== "other"));
  return (
    kindsAlike(a.measure) === kindsAlike(b.measure) ||
    (own ?? []).some((one) => (other ?? []).some(({ name }) => name === one.name)) ||
    [own, other].every((labels) => labels?.length === 0)
  );
};

/** Amounts held and moved are of the same kind; gains and costs are not. */
const kindsAlike = (measure: Cell["measure"]): string =>
  measure === "gain" || measure === "cost" || measure === "price" ? measure : "held";

export const addsUp =
  (is: MatchesClaim) =>
  ([a, b]: Pair): boolean =>
    is(a.plus(b)) || is(a.minus(b));

/** "6% below the high of $5", "40% above": how far one amount is from another, as a part of that. */
export const relative =
  /^\s*(?:below|above|under|over|off|higher|lower|more|less|up|down|away|beyond|short|from)\b/i;
export const isDistance =
  (is: MatchesClaim) =>
  ([a, b]: Pair): boolean =>
    isShare(is)([a.minus(b), b]) || isShare(is)([a.minus(b), a]);

export const isShare =
  (is: MatchesClaim) =>
  ([a, b]: Pair): boolean =>
    (!b.eq(0) && is(a.times(100).div(b))) || (!a.eq(0) && is(b.times(100).div(a)));

export const isRatio =
  (is: MatchesClaim) =>
  ([a, b]: Pair): boolean =>
    (!b.eq(0) && is(a.div(b))) || (!a.eq(0) && is(b.div(a)));
