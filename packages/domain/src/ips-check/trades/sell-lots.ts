import { cents, type Decimal, min, sum, zero } from "../../decimal.ts";
import type { Candidate } from "./sale-order.ts";

/** The part of a lot that is sold. */
export interface SoldLot {
  candidate: Candidate;
  quantity: Decimal;
  /** Its part of what its line brings in, in whole cents. */
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

/** Lots of one key are sold in one line of a proposal. */
export const lineOf = ({ account, holding, tax }: Candidate): string =>
  [account.id, holding.security_id, tax.note ?? ""].join("|");

/** What is sold so far. Each lot is kept once, and the proceeds of a line are rounded once. */
class Basket {
  readonly #sold = new Map<Candidate, Decimal>();
  /** Proceeds by line, before they are rounded to cents. */
  readonly #lines = new Map<string, Decimal>();
  proceeds = zero;
  /** The same before it is rounded to cents, line by line. */
  exact = zero;

  constructor(cuts: readonly SoldLot[]) {
    for (const { candidate, quantity } of cuts) this.add(candidate, quantity);
  }

  add(candidate: Candidate, quantity: Decimal): void {
    const line = lineOf(candidate);
    const amount = quantity.times(candidate.unit);
    this.proceeds = this.proceeds.plus(this.earned(candidate, quantity));
    this.exact = this.exact.plus(amount);
    this.#lines.set(line, amount.plus(this.#lines.get(line) ?? zero));
    this.#sold.set(candidate, quantity.plus(this.#sold.get(candidate) ?? zero));
  }

  /** What selling so many more units would bring in, in whole cents. */
  earned(candidate: Candidate, quantity: Decimal): Decimal {
    const before = this.#lines.get(lineOf(candidate)) ?? zero;
    return addedCents(before, quantity.times(candidate.unit));
  }

  holds(candidate: Candidate): boolean {
    return this.#sold.has(candidate);
  }

  free(candidate: Candidate): Decimal {
    return candidate.quantity.minus(this.#sold.get(candidate) ?? zero);
  }

  /** A line that would bring in nothing, such as one at a price of 0, is no sale. */
  cuts(): SoldLot[] {
    const lines = new Map<string, Decimal>();
    return [...this.#sold].flatMap(([candidate, quantity]) => {
      const line = lineOf(candidate);
      if (cents(this.#lines.get(line) ?? zero).eq(0)) return [];
      const before = lines.get(line) ?? zero;
      const amount = quantity.times(candidate.unit);
      lines.set(line, before.plus(amount));
      return { candidate, quantity, proceeds: addedCents(before, amount) };
    });
  }
}

/** By how much an amount raises a sum that is rounded to cents. */
const addedCents = (before: Decimal, amount: Decimal): Decimal =>
  cents(before.plus(amount)).minus(cents(before));

/** Returns whether rounding to whole units left something over. */
function sellUpTo(amount: Decimal, candidates: readonly Candidate[], basket: Basket): boolean {
  let isRounded = false;
  for (const candidate of candidates) {
    const left = amount.minus(basket.proceeds);
    if (left.lte(zero)) break;
    const free = basket.free(candidate);
    if (free.lte(zero)) continue;
    const quantity = fit(candidate, left, free, basket);
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
function fit(candidate: Candidate, amount: Decimal, free: Decimal, basket: Basket): Decimal {
  if (basket.earned(candidate, free).lte(amount)) return free;
  return min(amount.div(candidate.unit).round(candidate.quantity.places, "down"), free);
}
