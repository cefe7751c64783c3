import type * as Account from "../account.ts";
import { type Decimal, decimal, sum, sumOf, zero } from "../decimal.ts";
import * as Holding from "../holding.ts";

export interface ValuedHolding {
  holding: Holding.Info;
  /** US dollars per unit, multiplier included. */
  unit: Decimal;
  value: Decimal;
}

export interface Valuation {
  valued: ValuedHolding[];
  unvalued: { holding: Holding.Info; reason: "no_price" | "no_fx_rate" }[];
  /** Net cash of the accounts; may be negative. */
  cash: Decimal;
  settled: Decimal;
  /** Market values plus net cash. */
  total: Decimal;
}

/** The asset class of plain cash and of cash funds. */
export const cashClass = "cash";
/** The row for holdings whose class is not known. */
export const unclassified = "unclassified";

export function valueAccounts(
  accounts: readonly Account.Info[],
  holdings: readonly Holding.Info[],
): Valuation {
  const valued: ValuedHolding[] = [];
  const unvalued: Valuation["unvalued"] = [];
  for (const holding of holdingsOf(accounts, holdings)) {
    const unit = unitOf(holding);
    if (typeof unit === "string") unvalued.push({ holding, reason: unit });
    else valued.push({ holding, unit, value: unit.times(decimal(holding.quantity)) });
  }
  const cash = sum(accounts.map((account) => decimal(account.cash.total)));
  const settled = sum(accounts.map((account) => decimal(account.cash.settled)));
  const total = sumOf(valued, (one) => one.value).plus(cash);
  return { valued, unvalued, cash, settled, total };
}

/**
 * The total that weights are parts of; undefined without one, and where there are holdings and none
 * of them has a price, because their classes would count as nothing.
 */
export const measuredTotal = (valuation: Valuation): Decimal | undefined =>
  valuation.total.lte(0) || isUnpriced(valuation) ? undefined : valuation.total;

/** Things are held, and none of them has a price. */
export const isUnpriced = ({ valued, unvalued }: Valuation): boolean =>
  valued.length === 0 && unvalued.length > 0;

/**
 * Dollars per class. A fund of several classes is split, and what its mix does not cover is
 * unclassified.
 */
export function classValues(valuation: Valuation): ReadonlyMap<string, Decimal> {
  const values = known.get(valuation) ?? summed(valuation);
  known.set(valuation, values);
  return values;
}

const known = new WeakMap<Valuation, ReadonlyMap<string, Decimal>>();

function summed({ valued, cash }: Valuation): ReadonlyMap<string, Decimal> {
  const values = new Map<string, Decimal[]>();
  const add = (name: string, value: Decimal) => {
    const before = values.get(name);
    if (before === undefined) values.set(name, [value]);
    else before.push(value);
  };
  for (const { holding, value } of valued) {
    if (holding.asset_class_mix === null) add(holding.asset_class ?? unclassified, value);
    else {
      for (const { class: name, weight } of classWeights(holding)) add(name, value.times(weight));
    }
  }
  add(cashClass, cash);
  return new Map([...values].map(([name, all]) => [name, sum(all)]));
}

/** The single class of a holding; undefined for a fund of several classes. */
export function soleClass(holding: Holding.Info): string | undefined {
  const [first, ...others] = classWeights(holding);
  return others.length === 0 ? first?.class : undefined;
}

/** 1 minus the sum of the holding's class weights; 0 without a mix. */
export function unclassifiedWeight({ asset_class_mix: mix }: Holding.Info): Decimal {
  return mix ? decimal(1).minus(sum(mix.map((part) => decimal(part.weight)))) : zero;
}

function holdingsOf(
  accounts: readonly Account.Info[],
  holdings: readonly Holding.Info[],
): Holding.Info[] {
  const ids = new Set(accounts.map((account) => account.id));
  return holdings.filter((holding) => ids.has(holding.account_id));
}

function unitOf(holding: Holding.Info): ReturnType<typeof Holding.dollarPrice> {
  const price = Holding.dollarPrice(holding);
  if (typeof price === "string" || holding.multiplier === "1") return price;
  return price.times(decimal(holding.multiplier));
}

const whole = decimal(1);

/** The classes of a holding and how much of it each is; what a mix leaves out is unclassified. */
export function classWeights(holding: Holding.Info): { class: string; weight: Decimal }[] {
  if (holding.asset_class_mix === null) {
    return [{ class: holding.asset_class ?? unclassified, weight: whole }];
  }
  const named = holding.asset_class_mix.map((part) => ({
    class: part.class,
    weight: decimal(part.weight),
  }));
  const rest = unclassifiedWeight(holding);
  return rest.eq(0) ? named : [...named, { class: unclassified, weight: rest }];
}
