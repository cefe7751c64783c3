import { cents, type Decimal, decimal, sum, zero } from "../decimal.ts";

/**
 * Rounds amounts to cents with the largest remainder method; ties go to the earlier amount. Positive
 * and negative amounts are rounded separately, so amounts that sum to 0 still do.
 */
export function allocateCents(amounts: readonly Decimal[]): Decimal[] {
  const bought = shareOut(amounts.map((amount) => (amount.gt(0) ? amount : zero)));
  const sold = shareOut(amounts.map((amount) => (amount.lt(0) ? amount.neg() : zero)));
  return bought.map((amount, index) => amount.minus(sold[index] ?? zero));
}

const cent = decimal("0.01");
/** Equal remainders may differ in the last of 40 places, where a division was cut off. */
const comparedPlaces = 25;

function shareOut(amounts: readonly Decimal[]): Decimal[] {
  const floors = amounts.map((amount) => amount.round(2, "down"));
  const missing = cents(sum(amounts)).minus(sum(floors)).div(cent).toNumber();
  const raised = new Set(
    amounts
      .map((amount, index) => ({
        index,
        rest: amount.minus(floors[index] ?? zero).round(comparedPlaces),
      }))
      .toSorted((a, b) => b.rest.cmp(a.rest))
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return floors.map((floor, index) => (raised.has(index) ? floor.plus(cent) : floor));
}
