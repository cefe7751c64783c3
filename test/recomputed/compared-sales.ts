import type { Simulation } from "@advisor/domain/lots/simulation";
import { today } from "./days.ts";
import { type Dice, daysAfter, diceOf } from "./dice.ts";
import { type Ask, differs } from "./differs.ts";
import type { FileHousehold, FileLot } from "./file.ts";
import { cents, type Fraction, none, read, smaller, total, whole } from "./fraction.ts";
import { cutsOf, type Disallowed, disallowedOf, gainsOf, isTaxed, ordered } from "./sales.ts";
import { isLong, lotGain, type Worth, worthOf } from "./worth.ts";

/** How a sale is asked for, and what it comes to here. */
interface Order {
  asked: Record<string, unknown>;
  lots: readonly FileLot[];
  wanted: Fraction;
}

export async function saleFaults(file: FileHousehold, seed: number, ask: Ask): Promise<string[]> {
  const dice = diceOf(seed * 13 + 5);
  const may = worthOf(file).filter(
    ({ quantity, price }) => quantity.above0() && price !== undefined,
  );
  const sold = new Set(Array.from({ length: Math.min(4, may.length) }, () => dice.one(may)));
  const faults: string[] = [];
  for (const one of sold) {
    const order = orderOf(dice, one);
    const said = await ask<Simulation>("simulate_sale", order.asked);
    const differing = oneSale(file, one, said, order);
    faults.push(...differing.map((line) => `${JSON.stringify(order.asked)} ${line}`));
  }
  return faults;
}

function orderOf(dice: Dice, one: Worth): Order {
  const asked = { symbol: one.row.symbol ?? one.security.name, account: one.account.id };
  const method = dice.one(["fifo", "hifo"] as const);
  const lots = ordered(one.row.lots, method);
  const named = one.row.lots.filter(() => dice.chance(60)).toReversed();
  if (dice.chance(25) && named.length > 0) {
    const wanted = total(named.map(({ quantity }) => read(quantity)));
    const ids = named.map(({ id }) => id);
    return { asked: { ...asked, method: "specific", lots: ids }, lots: named, wanted };
  }
  const unit = (one.price ?? none).times(one.multiplier);
  if (dice.chance(30) && unit.above0()) {
    const dollars = dice.between(1, 40_000);
    const places = one.row.quantity.split(".")[1]?.replace(/0+$/, "").length ?? 0;
    const wanted = whole(dollars).over(unit).truncated(places);
    return { asked: { ...asked, method, amount_usd: dollars }, lots, wanted };
  }
  if (dice.chance(30)) return { asked: { ...asked, method }, lots, wanted: one.quantity };
  const part = Math.round(one.quantity.toNumber() * dice.between(5, 120)) / 100;
  const quantity = Math.max(1, part);
  return { asked: { ...asked, method, quantity }, lots, wanted: read(String(quantity)) };
}

function oneSale(
  file: FileHousehold,
  one: Worth,
  said: Simulation,
  { lots, wanted }: Order,
): string[] {
  const sold = smaller(wanted, one.quantity);
  const cuts = cutsOf(one, lots, sold);
  const { short, long } = gainsOf(cuts);
  const washed = disallowedOf(file, cuts);
  const known = cuts.filter(({ lot }) => isLong(lot, today) !== undefined);
  const taxed =
    isTaxed(one) && known.some(({ lot, quantity }) => lotGain(one, lot, quantity) !== undefined);
  const unit = (one.price ?? none).times(one.multiplier);
  const effective = washed.filter(({ disallowed }) => disallowed.above0());
  const last = effective
    .map(({ lastBought }) => lastBought)
    .toSorted()
    .at(-1);
  const counted = washed.filter(({ cut }) => isLong(cut.lot, today) !== undefined);
  const amount = (parts: readonly Disallowed[]) => total(parts.map(({ disallowed }) => disallowed));
  const parts = cuts.map(({ lot, quantity }) => [lot.id, quantity.toNumber()]);
  return [
    ...differs("sold", said.quantity, sold.toNumber()),
    ...differs("missing", said.missing_quantity, wanted.minus(sold).toNumber() + 0),
    ...differs("proceeds", said.proceeds, cents(sold.times(unit))),
    ...(one.row.lots.length === 0
      ? []
      : differs(
          "lots",
          said.lots.map(({ id, quantity }) => [id, quantity]),
          parts,
        )),
    ...differs("short", said.st_gain, taxed ? cents(short) : null),
    ...differs("long", said.lt_gain, taxed ? cents(long) : null),
    ...differs("disallowed", said.wash_sale?.disallowed_usd ?? 0, cents(amount(washed))),
    ...differs("lost", said.wash_sale?.lost_usd ?? 0, cents(total(washed.map(({ lost }) => lost)))),
    ...differs("clear on", said.wash_sale?.clear_on, last && daysAfter(last, 31)),
    ...differs(
      "taxable",
      said.taxable_gain,
      taxed ? cents(short.plus(long).plus(amount(counted))) : null,
    ),
  ];
}
