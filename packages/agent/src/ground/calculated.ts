import { type Decimal, decimal, sum } from "@advisor/domain/decimal";
import type { Cell } from "./cells.ts";
import type { Claim } from "./claims.ts";
import type { Kind } from "./units.ts";

interface ShownFigure {
  claim: Claim;
  cell: Cell;
}

const most = 40;

/**
 * Whether a claim is a calculation over figures that the answer shows beside it: a sum or difference of
 * two, the sum of all of one kind, one in percent of another, or a stated percentage of one.
 */
export function calculated(
  claim: Claim,
  shown: readonly ShownFigure[],
  percentages: readonly Cell[],
): boolean {
  const places = claim.digits.split(".")[1]?.length ?? 0;
  const claimed = decimal(claim.digits);
  const is = (value: Decimal): boolean => value.abs().div(claim.scale).round(places, 1).eq(claimed);
  const own = shown.slice(0, most).map(({ cell }) => cell);
  const alike = own.filter(({ unit }) => sameKind(claim.unit, unit));
  const values = alike.map(({ value }) => decimal(value));
  return (
    (values.length > 1 && is(sum(values))) ||
    pairs(values).some(([a, b]) => is(a.plus(b)) || is(a.minus(b))) ||
    (claim.unit === "percent" && pairs(amounts(own)).some(([a, b]) => isShare(a, b, is))) ||
    (claim.unit !== "percent" &&
      percentages
        .filter(({ unit }) => unit === "percent")
        .some(({ value: pct }) => values.some((value) => is(value.times(pct).div(100)))))
  );
}

const sameKind = (claimed: Kind, held: Kind): boolean =>
  claimed === held ||
  (claimed === "any" && held !== "percent") ||
  (claimed === "points" && held === "percent") ||
  (claimed === "percent" && held === "points");

const amounts = (cells: readonly Cell[]): Decimal[] =>
  cells.filter(({ unit }) => unit === "usd").map(({ value }) => decimal(value));

const isShare = (a: Decimal, b: Decimal, is: (value: Decimal) => boolean): boolean =>
  (!b.eq(0) && is(a.times(100).div(b))) || (!a.eq(0) && is(b.times(100).div(a)));

const pairs = (values: readonly Decimal[]): [Decimal, Decimal][] =>
  values.flatMap((a, index) => values.slice(index + 1).map((b): [Decimal, Decimal] => [a, b]));
