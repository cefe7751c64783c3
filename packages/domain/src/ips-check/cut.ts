import { cents, type Decimal, min, sum, zero } from "../decimal.ts";
import type { Candidate } from "./sale-order.ts";

/** A part of a lot that is sold. */
export interface Cut {
  candidate: Candidate;
  quantity: Decimal;
  /** Whole cents. */
  proceeds: Decimal;
}

interface CutList {
  cuts: Cut[];
  /** What whole shares leave over: less than one share of the last lot. */
  rounding: Decimal;
  /** What there was nothing left to sell for. */
  missing: Decimal;
}

const roundDown = 0;

/**
 * Sells from the candidates in their order up to `amount` dollars, leaving alone what `before` has
 * sold. A lot that is not fractional and dearer by the unit than what is left is passed over.
 */
export function cut(
  candidates: readonly Candidate[],
  amount: Decimal,
  before: readonly Cut[],
): CutList {
  const cuts: Cut[] = [];
  const sold = soldIn(before);
  let left = amount;
  let isRounded = false;
  for (const candidate of candidates) {
    if (left.lte(0)) break;
    const free = candidate.quantity.minus(sold.get(candidate) ?? zero);
    const quantity = fit(candidate, left, free);
    if (quantity.lt(free)) isRounded = true;
    if (quantity.lte(0)) continue;
    const proceeds = cents(quantity.times(candidate.unit));
    cuts.push({ candidate, quantity, proceeds });
    left = left.minus(proceeds);
    if (quantity.lt(free)) break;
  }
  const hasSold = cuts.length + before.length > 0;
  return isRounded && hasSold
    ? { cuts, rounding: left, missing: zero }
    : { cuts, rounding: zero, missing: left };
}

export const proceedsOf = (cuts: readonly Cut[]): Decimal => sum(cuts.map((one) => one.proceeds));

/** Fractions of a share are sold only as finely as the lot is held. */
function fit(candidate: Candidate, amount: Decimal, free: Decimal): Decimal {
  if (cents(free.times(candidate.unit)).lte(amount)) return free;
  const quantity = amount.div(candidate.unit).round(placesOf(candidate.quantity), roundDown);
  return min(quantity, free);
}

const placesOf = (quantity: Decimal): number => quantity.toFixed().split(".")[1]?.length ?? 0;

function soldIn(cuts: readonly Cut[]): ReadonlyMap<Candidate, Decimal> {
  const sold = new Map<Candidate, Decimal>();
  for (const { candidate, quantity } of cuts)
    sold.set(candidate, (sold.get(candidate) ?? zero).plus(quantity));
  return sold;
}
