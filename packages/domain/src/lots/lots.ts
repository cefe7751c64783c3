import { type Day, nextYear } from "../day.ts";
import { type Decimal, decimal, min, sum, zero } from "../decimal.ts";
import type * as Holding from "../holding.ts";
import type * as Lot from "../lot.ts";
import { compareText } from "../text/compare-text.ts";

export type Term = "long" | "short";

/** Oldest lots first, highest cost first, or the lots with these ids in this order. */
export type Method = "fifo" | "hifo" | readonly string[];

export interface SoldLot {
  id: string;
  quantity: Decimal;
  /** Undefined when the basis is unknown. */
  gain: Decimal | undefined;
  term: Term | undefined;
}

export interface Sale {
  lots: SoldLot[];
  shortTerm: Decimal;
  longTerm: Decimal;
  /** The proceeds of the units that are held. `missing` is the quantity that is not held. */
  proceeds: Decimal;
  missing: Decimal;
  /** The percentage of the proceeds whose gain is known and in `shortTerm` or `longTerm`. */
  coveredPct: Decimal;
}

/** The lots and gains of selling `quantity` units at `price`. For contracts, include the multiplier in `price` and costs. */
export function sellLots(input: {
  lots: readonly Lot.Info[];
  quantity: Decimal;
  price: Decimal;
  sold: Day;
  method: Method;
}): Sale {
  const { quantity, price, sold, method } = input;
  const ordered =
    typeof method === "string" ? input.lots.toSorted(orders[method]) : named(input.lots, method);
  const lots = pick(ordered, quantity).map(({ lot, taken }) => ({
    id: lot.id,
    quantity: taken,
    gain: lotGain(lot, taken, price),
    term: termOf(lot, sold),
  }));
  const known = lots.filter((lot) => lot.gain !== undefined && lot.term !== undefined);
  const covered = sum(known.map((lot) => lot.quantity));
  const held = sum(lots.map((lot) => lot.quantity));
  return {
    lots,
    shortTerm: gainOf(known, "short"),
    longTerm: gainOf(known, "long"),
    proceeds: held.times(price),
    missing: quantity.minus(held),
    coveredPct: held.eq(0) ? decimal(100) : covered.times(100).div(held),
  };
}

/**
 * True when sold more than one year after the purchase, and for every inherited lot. Undefined
 * without a date, and for a gift without the donor's basis (26 USC 1222, 1223).
 */
export function isLongTerm(
  lot: Pick<Lot.Info, "acquired" | "source"> & Partial<Pick<Lot.Info, "cost_per_share">>,
  sold: Day,
): boolean | undefined {
  if (lot.source === "inherited") return true;
  if (lot.acquired === null) return undefined;
  if (lot.source === "gift" && lot.cost_per_share === null) return undefined;
  return sold > nextYear(lot.acquired);
}

/** Undefined without a basis, and for a gift worth less than the donor paid (26 USC 1015). */
export function lotGain(lot: Lot.Info, quantity: Decimal, price: Decimal): Decimal | undefined {
  if (lot.cost_per_share === null) return undefined;
  const gain = price.minus(decimal(lot.cost_per_share)).times(quantity);
  return lot.source === "gift" && gain.lt(0) ? undefined : gain;
}

/** Why a holding's cost basis is unusable; undefined when the lots add up to the quantity. */
export function checkLots(
  holding: Pick<Holding.Info, "quantity" | "lots">,
): "no_lots" | "lots_do_not_add_up" | undefined {
  const [only, ...others] = holding.lots;
  if (only === undefined) return decimal(holding.quantity).eq(0) ? undefined : "no_lots";
  if (others.length === 0 && only.quantity === holding.quantity) return undefined;
  const held = sum(holding.lots.map((lot) => decimal(lot.quantity)));
  return held.eq(decimal(holding.quantity)) ? undefined : "lots_do_not_add_up";
}

/** The lots with these ids, without duplicates. */
const named = (lots: readonly Lot.Info[], ids: readonly string[]): Lot.Info[] =>
  [...new Set(ids)].flatMap((id) => lots.filter((lot) => lot.id === id));

/** Oldest first; of one day, the highest cost first, which realizes the least gain. */
export const oldestFirst = (a: Lot.Info, b: Lot.Info): number =>
  byAge(a, b) || byCost(a, b) || bySize(a, b);

/** Highest cost first; of equal ones, the older first. */
const dearestFirst = (a: Lot.Info, b: Lot.Info): number =>
  byCost(a, b) || byAge(a, b) || bySize(a, b);

const orders = { fifo: oldestFirst, hifo: dearestFirst };

/** Lots without a date last. */
function byAge(a: Lot.Info, b: Lot.Info): number {
  if (a.acquired === b.acquired) return 0;
  if (a.acquired === null) return 1;
  if (b.acquired === null) return -1;
  return a.acquired < b.acquired ? -1 : 1;
}

/** Unknown cost last. */
function byCost(a: Lot.Info, b: Lot.Info): number {
  if (a.cost_per_share === b.cost_per_share) return 0;
  if (a.cost_per_share === null) return 1;
  if (b.cost_per_share === null) return -1;
  return decimal(b.cost_per_share).cmp(a.cost_per_share);
}

/** Lots of the same day and cost: the larger first, and then by id, whatever order they are read in. */
const bySize = (a: Lot.Info, b: Lot.Info): number =>
  decimal(b.quantity).cmp(a.quantity) || compareText(a.id, b.id);

function pick(lots: readonly Lot.Info[], quantity: Decimal): { lot: Lot.Info; taken: Decimal }[] {
  const picked: { lot: Lot.Info; taken: Decimal }[] = [];
  let left = quantity;
  for (const lot of lots) {
    const taken = min(left, decimal(lot.quantity));
    if (taken.lte(0)) continue;
    picked.push({ lot, taken });
    left = left.minus(taken);
  }
  return picked;
}

function termOf(lot: Lot.Info, sold: Day): Term | undefined {
  const long = isLongTerm(lot, sold);
  if (long === undefined) return undefined;
  return long ? "long" : "short";
}

function gainOf(lots: readonly SoldLot[], term: Term): Decimal {
  return sum(lots.filter((lot) => lot.term === term).map((lot) => lot.gain ?? zero));
}
