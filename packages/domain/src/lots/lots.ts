import { type Day, nextYear } from "../day.ts";
import { type Decimal, decimal, min, sum, zero } from "../decimal.ts";
import type * as Holding from "../holding.ts";
import type * as Lot from "../lot.ts";

export type Term = "long" | "short";

/** The oldest first, the dearest first, or the lots with these ids in their order. */
export type Method = "fifo" | "hifo" | readonly string[];

export interface SoldLot {
  id: string;
  quantity: Decimal;
  /** Undefined when the basis is not known. */
  gain: Decimal | undefined;
  term: Term | undefined;
}

export interface Sale {
  lots: SoldLot[];
  shortTerm: Decimal;
  longTerm: Decimal;
  /** Of what is held; `missing` is what nobody has to sell. */
  proceeds: Decimal;
  missing: Decimal;
  /** Percent number: the part of the proceeds whose gain is in `shortTerm` and `longTerm`. */
  coveredPct: Decimal;
}

/** What selling `quantity` shares at `price` realises; for contracts, multiply each amount by the multiplier. */
export function sell(given: {
  lots: readonly Lot.Info[];
  quantity: Decimal;
  price: Decimal;
  sold: Day;
  method: Method;
}): Sale {
  const { quantity, price, sold, method } = given;
  const ordered =
    typeof method === "string" ? given.lots.toSorted(orders[method]) : named(given.lots, method);
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
 * Long-term when sold later than one year after the purchase; inherited lots always are, and a
 * gift is only known with the donor's date and basis (26 USC 1222, 1223).
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

/** The reason why a holding's basis cannot be trusted, if there is one. */
export function checkLots(
  holding: Pick<Holding.Info, "quantity" | "lots">,
): "no_lots" | "lots_do_not_add_up" | undefined {
  if (holding.lots.length === 0) return decimal(holding.quantity).eq(0) ? undefined : "no_lots";
  const held = sum(holding.lots.map((lot) => decimal(lot.quantity)));
  return held.eq(decimal(holding.quantity)) ? undefined : "lots_do_not_add_up";
}

/** Each lot once, however often it is named. */
const named = (lots: readonly Lot.Info[], ids: readonly string[]): Lot.Info[] =>
  [...new Set(ids)].flatMap((id) => lots.filter((lot) => lot.id === id));

const orders = { fifo: byAge, hifo: byCost };

/** Oldest first, undated last. */
function byAge(a: Lot.Info, b: Lot.Info): number {
  if (a.acquired === b.acquired) return 0;
  if (a.acquired === null) return 1;
  if (b.acquired === null) return -1;
  return a.acquired < b.acquired ? -1 : 1;
}

/** Dearest first, unknown cost last; the older of two equals first. */
function byCost(a: Lot.Info, b: Lot.Info): number {
  if (a.cost_per_share === null && b.cost_per_share === null) return byAge(a, b);
  if (a.cost_per_share === null) return 1;
  if (b.cost_per_share === null) return -1;
  return decimal(b.cost_per_share).cmp(a.cost_per_share) || byAge(a, b);
}

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
