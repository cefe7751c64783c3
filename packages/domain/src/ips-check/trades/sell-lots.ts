import { cents, type Decimal, min, sum, zero } from "../../decimal.ts";
import type { Candidate } from "./sale-order.ts";

/** The part of a lot that is sold. */
export interface SoldLot {
  candidate: Candidate;
  quantity: Decimal;
  /** In whole cents. */
  proceeds: Decimal;
}

/**
 * Dollars to raise: up to `amount`. Where rounding to whole units falls below `least`, one more
 * unit is sold, up to `most`.
 */
export interface SaleGoal {
  amount: Decimal;
  least: Decimal;
  most: Decimal;
}

interface CutList {
  /** Each lot appears once. */
  cuts: SoldLot[];
  /**
   * What rounding to whole units leaves unsold, in dollars; negative when the last unit raises more than
   * `amount`.
   */
  rounding: Decimal;
  /** The amount for which there was nothing left to sell. */
  missing: Decimal;
}

/**
 * Sells from the candidates in order, in addition to what `before` sold for the same trade. A lot
 * is skipped when it trades in whole units and one unit costs more than the remaining amount.
 */
export function sellLots(
  candidates: readonly Candidate[],
  wanted: SaleGoal,
  before: readonly SoldLot[],
): CutList {
  const basket = new Basket(before);
  const isRounded = sellUpTo(wanted.amount, candidates, basket);
  if (basket.proceeds.lt(wanted.least)) sellAtLeast(wanted, candidates, basket);
  const left = wanted.amount.minus(basket.proceeds);
  const cuts = basket.cuts();
  return (isRounded && cuts.length > 0) || left.lte(0)
    ? { cuts, rounding: left, missing: zero }
    : { cuts, rounding: zero, missing: left };
}

export const totalProceeds = (cuts: readonly SoldLot[]): Decimal =>
  sum(cuts.map((one) => one.proceeds));

/** What is sold so far. Each lot is kept once, so that its proceeds are rounded once. */
class Basket {
  readonly #sold = new Map<Candidate, SoldLot>();
  proceeds = zero;
  /** The same before it is rounded to cents, lot by lot. */
  exact = zero;

  constructor(cuts: readonly SoldLot[]) {
    for (const { candidate, quantity } of cuts) this.add(candidate, quantity);
  }

  add(candidate: Candidate, quantity: Decimal): void {
    const before = this.#sold.get(candidate);
    const after = before === undefined ? quantity : quantity.plus(before.quantity);
    const proceeds = cents(after.times(candidate.unit));
    this.proceeds = this.proceeds.plus(before ? proceeds.minus(before.proceeds) : proceeds);
    this.exact = this.exact.plus(quantity.times(candidate.unit));
    this.#sold.set(candidate, { candidate, quantity: after, proceeds });
  }

  holds(candidate: Candidate): boolean {
    return this.#sold.has(candidate);
  }

  free(candidate: Candidate): Decimal {
    const sold = this.#sold.get(candidate);
    return sold === undefined ? candidate.quantity : candidate.quantity.minus(sold.quantity);
  }

  cuts(): SoldLot[] {
    return [...this.#sold.values()];
  }
}

/** Returns whether rounding to whole units left something over. */
function sellUpTo(amount: Decimal, candidates: readonly Candidate[], basket: Basket): boolean {
  let isRounded = false;
  for (const candidate of candidates) {
    const left = amount.minus(basket.proceeds);
    if (left.lte(zero)) break;
    const free = basket.free(candidate);
    if (free.lte(zero)) continue;
    const quantity = fit(candidate, left, free);
    const isPart = quantity.lt(free);
    if (isPart) isRounded = true;
    if (quantity.gt(zero)) basket.add(candidate, quantity);
    // A remainder that is less than one unit of this lot is not sold from the next lot.
    if (isPart && basket.holds(candidate)) break;
  }
  return isRounded;
}

/** Rounds up by one unit, unless that would sell for more than `most`. */
function sellAtLeast(
  { least, most }: SaleGoal,
  candidates: readonly Candidate[],
  basket: Basket,
): void {
  for (const candidate of candidates) {
    const lacking = least.minus(basket.proceeds);
    if (lacking.lte(0)) return;
    const free = basket.free(candidate);
    if (free.lte(0)) continue;
    if (candidate.unit.gt(most.minus(basket.exact)) && candidate.quantity.places === 0) continue;
    const quantity = enough(candidate, lacking, free);
    const after = basket.exact.plus(quantity.times(candidate.unit));
    if (quantity.gt(0) && after.lte(most)) basket.add(candidate, quantity);
  }
}

/** As many units as bring the amount, or all that there are. */
function enough(candidate: Candidate, amount: Decimal, free: Decimal): Decimal {
  if (free.times(candidate.unit).lte(amount)) return free;
  return min(amount.div(candidate.unit).round(candidate.quantity.places, "up"), free);
}

/** Fractions of a share are sold only as finely as the lot is held. */
function fit(candidate: Candidate, amount: Decimal, free: Decimal): Decimal {
  if (cents(free.times(candidate.unit)).lte(amount)) return free;
  return min(amount.div(candidate.unit).round(candidate.quantity.places, "down"), free);
}
