import { today } from "./days.ts";
import { daysAfter } from "./dice.ts";
import type { FileHousehold, FileLot } from "./file.ts";
import { type Fraction, none, read, smaller, total } from "./fraction.ts";
import { isLong, lotGain, type Worth, worthOf } from "./worth.ts";

export interface Cut {
  one: Worth;
  lot: FileLot;
  quantity: Fraction;
}

const untaxed = new Set([
  ...["foundation", "annuity", "traditional_ira", "rollover_ira", "inherited_ira", "sep_ira"],
  ...["roth_ira", "hsa", "401k", "529"],
]);
export const isTaxed = ({ account }: Worth): boolean => !untaxed.has(account.type);

/**
 * Oldest first and undated last, or dearest first and unknown last; each settles the other's ties,
 * then the larger lot and the smaller id.
 */
export function ordered(lots: readonly FileLot[], method: "fifo" | "hifo"): FileLot[] {
  const age = (a: FileLot, b: FileLot) => (a.acquired ?? "9").localeCompare(b.acquired ?? "9");
  const cost = (a: FileLot, b: FileLot) => {
    const [left, right] = [a.cost_per_share, b.cost_per_share];
    if (left !== undefined && right !== undefined) return read(right).compare(read(left));
    return Number(left === undefined) - Number(right === undefined);
  };
  const rest = (a: FileLot, b: FileLot) =>
    read(b.quantity).compare(read(a.quantity)) || a.id.localeCompare(b.id);
  const [first, second] = method === "fifo" ? [age, cost] : [cost, age];
  return lots.toSorted((a, b) => first(a, b) || second(a, b) || rest(a, b));
}

/** The lots that a sale takes, in their order. */
export function cutsOf(one: Worth, lots: readonly FileLot[], quantity: Fraction): Cut[] {
  let left = quantity;
  return lots.flatMap((lot) => {
    const taken = smaller(left, read(lot.quantity));
    left = left.minus(taken);
    return taken.above0() ? [{ one, lot, quantity: taken }] : [];
  });
}

/** Short- and long-term gains; a lot whose basis or date is unknown is in neither. */
export function gainsOf(cuts: readonly Cut[]): { short: Fraction; long: Fraction } {
  const of = (long: boolean) =>
    total(
      cuts
        .filter(({ lot }) => isLong(lot, today) === long)
        .map(({ one, lot, quantity }) => lotGain(one, lot, quantity) ?? none),
    );
  return { short: of(false), long: of(true) };
}

export interface Disallowed {
  cut: Cut;
  disallowed: Fraction;
  lost: Fraction;
  lastBought: string;
}

/**
 * What the wash-sale rule takes of the losses of sales made today, the first acquired first: each share that was bought
 * within 30 days and is kept replaces one sold share, the oldest purchase first and of one day those in an IRA.
 */
export function disallowedOf(file: FileHousehold, cuts: readonly Cut[]): Disallowed[] {
  const [first, last] = [daysAfter(today, -30), daysAfter(today, 30)];
  const bought = worthOf(file).flatMap((one) =>
    one.row.lots
      .filter(({ source }) => source === "purchase" || source === "drip")
      .filter(({ acquired }) => acquired !== undefined && acquired >= first && acquired <= last)
      .filter(({ quantity }) => read(quantity).above0())
      .map((lot) => {
        const sold = cuts.filter((cut) => cut.lot === lot).map(({ quantity }) => quantity);
        const kept = read(lot.quantity).minus(total(sold));
        return { one, lot, kept, left: kept };
      }),
  );
  const oldest = bought.toSorted(
    (a, b) =>
      (a.lot.acquired ?? "").localeCompare(b.lot.acquired ?? "") ||
      Number(isTaxed(a.one)) - Number(isTaxed(b.one)) ||
      placeOf(a).localeCompare(placeOf(b)),
  );
  return cuts.toSorted(byAcquisition).flatMap((cut) => {
    const gain = lotGain(cut.one, cut.lot, cut.quantity);
    if (!isTaxed(cut.one) || gain === undefined || !gain.below0()) return [];
    const used = replacedBy(cut, oldest);
    const each = gain.negated().over(cut.quantity);
    const loss = (parts: readonly Used[]) => each.times(total(parts.map(({ units }) => units)));
    return {
      cut,
      disallowed: loss(used),
      lost: loss(used.filter(({ purchase }) => !isTaxed(purchase.one))),
      lastBought: replacing(cut, oldest).at(-1)?.lot.acquired ?? "",
    };
  });
}

const placeOf = ({ one, lot }: { one: Worth; lot: FileLot }): string =>
  [one.account.id, one.security.name, lot.id].join(" ");

/** Then the larger loss per share. */
const byAcquisition = (a: Cut, b: Cut): number =>
  (a.lot.acquired ?? "9").localeCompare(b.lot.acquired ?? "9") ||
  read(b.lot.cost_per_share ?? "0").compare(read(a.lot.cost_per_share ?? "0")) ||
  placeOf(a).localeCompare(placeOf(b));

interface BoughtLot {
  one: Worth;
  lot: FileLot;
  kept: Fraction;
  /** What is kept of it and has replaced nothing yet. */
  left: Fraction;
}

interface Used {
  purchase: BoughtLot;
  units: Fraction;
}

function replacedBy(cut: Cut, purchases: readonly BoughtLot[]): Used[] {
  let open = cut.quantity;
  return replacing(cut, purchases).flatMap((purchase) => {
    const units = smaller(open, purchase.left);
    if (!units.above0()) return [];
    purchase.left = purchase.left.minus(units);
    open = open.minus(units);
    return { purchase, units };
  });
}

/** The purchases of the same security that are kept, the oldest first. */
const replacing = (cut: Cut, purchases: readonly BoughtLot[]): BoughtLot[] =>
  purchases.filter(
    ({ lot, one, kept }) => lot !== cut.lot && one.security === cut.one.security && kept.above0(),
  );
