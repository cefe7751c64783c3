import { type Decimal, decimal, sumOf, zero } from "./decimal.ts";
import * as Holding from "./holding.ts";
import { localGain } from "./lots/local-gain.ts";
import { checkLots, lotGain } from "./lots/lots.ts";
import { returnOn, shownReturnOn } from "./portfolio/ratio.ts";

/** Why a figure is null. */
export type UnknownReason =
  | "no_price"
  | "no_fx_rate"
  | "no_purchase_fx_rate"
  | "no_day_change"
  | "no_basis"
  | "gift_below_donor_basis"
  | "no_lots"
  | "lots_do_not_add_up";

/** A holding with its value and gains. Amounts are exact US dollars, negative for a short position. */
export interface Position {
  account_id: string;
  security_id: string;
  symbol: string | null;
  name: string;
  quantity: Decimal;
  market_value: Decimal | null;
  market_value_reason: UnknownReason | null;
  /** The cost of all lots; null when the basis of any lot is unknown. */
  cost: Decimal | null;
  unrealized_pl: Decimal | null;
  /** A ratio rounded to 4 places: 0.2853 means 28.53%. Null when the cost is 0 or unknown. */
  unrealized_pl_pct: Decimal | null;
  unrealized_pl_reason: UnknownReason | null;
  /** Splits `unrealized_pl` into the effect of the price and that of the exchange rate. */
  fx: { local: Decimal; currency: Decimal } | null;
  fx_reason: UnknownReason | null;
  day_change: Decimal | null;
  /** A percentage: 1.1 means 1.1%. Negative for a short position whose price rose. */
  day_change_pct: Decimal | null;
  day_change_reason: UnknownReason | null;
}

/** The sum of positions. Gains cover only positions with known figures; `coverage` says how much that is. */
export interface Totals {
  market_value: Decimal;
  /** The number of positions without a value, which `market_value` excludes. */
  unvalued: number;
  /** The cost of the positions in `unrealized_pl`; both are null when no gain is known. */
  cost: Decimal | null;
  unrealized_pl: Decimal | null;
  /** A ratio rounded to 4 places. The cost of short positions counts as positive. */
  unrealized_pl_pct: Decimal | null;
  /** The percentage of market value that `unrealized_pl` covers; null without any market value. */
  unrealized_pl_coverage_pct: Decimal | null;
  day_change: Decimal | null;
  day_change_coverage_pct: Decimal | null;
}

/** Value, cost and gain of a holding. Avoids divisions, for sums over thousands of holdings. */
export function valueHolding(holding: Holding.Info): PositionAmounts {
  const price = Holding.dollarPrice(holding);
  const units = unitsOf(holding);
  const valued = marketValue(units, price);
  const { cost, unrealized_pl, unrealized_pl_reason } = gainOf(holding, price, valued);
  return {
    ...valued,
    cost,
    unrealized_pl,
    unrealized_pl_reason,
    day_change: null,
  };
}

/**
 * Values a holding. `changePct` is the quote's change in percent. `purchaseRates` are US dollars per
 * unit of the price's currency on the day of purchase, by lot id.
 */
export function position(
  holding: Holding.Info,
  changePct: Decimal | null,
  purchaseRates: ReadonlyMap<string, Decimal> = new Map(),
): Position {
  const { account_id, security_id, symbol, name } = holding;
  const units = unitsOf(holding);
  const price = Holding.dollarPrice(holding);
  const valued = marketValue(units, price);
  const profit = profitOf(holding, price, valued);
  return {
    account_id,
    security_id,
    symbol,
    name,
    quantity: decimal(holding.quantity),
    ...valued,
    ...profit,
    ...currencyParts(holding, profit, purchaseRates),
    ...dayChange(units, price, changePct),
  };
}

const unitsOf = (holding: Holding.Info): Decimal => perContract(decimal(holding.quantity), holding);

const perContract = (amount: Decimal, { multiplier }: Holding.Info): Decimal =>
  multiplier === "1" ? amount : amount.times(decimal(multiplier));

/** The fields of a position that totals need. */
export type PositionAmounts = Pick<
  Position,
  | "market_value"
  | "market_value_reason"
  | "cost"
  | "unrealized_pl"
  | "unrealized_pl_reason"
  | "day_change"
>;

export function totals(positions: readonly PositionAmounts[]): Totals {
  const known = positions.filter((one) => one.unrealized_pl !== null);
  const moved = positions.filter((one) => one.day_change !== null);
  const profit = known.length === 0 ? null : sumOf(known, (one) => one.unrealized_pl);
  const paid = sumOf(known, (one) => one.cost?.abs() ?? null);
  return {
    market_value: sumOf(positions, (one) => one.market_value),
    unvalued: positions.filter((one) => one.market_value === null).length,
    cost: known.some((one) => one.cost !== null) ? sumOf(known, (one) => one.cost) : null,
    unrealized_pl: profit,
    unrealized_pl_pct: shownReturnOn(profit, paid),
    unrealized_pl_coverage_pct: coverage(known, positions),
    day_change: moved.length === 0 ? null : sumOf(moved, (one) => one.day_change),
    day_change_coverage_pct: coverage(moved, positions),
  };
}

/** Positions and cash. Null without cash where things are held and none of them has a price. */
export function worthOf(
  positions: readonly Pick<Position, "market_value">[],
  cash: Decimal,
): Decimal | null {
  const unpriced = positions.length > 0 && positions.every((one) => one.market_value === null);
  return unpriced && cash.eq(0) ? null : sumOf(positions, (one) => one.market_value).plus(cash);
}

type MarketValue = Pick<Position, "market_value" | "market_value_reason">;

const marketValue = (units: Decimal, price: Decimal | UnknownReason): MarketValue =>
  typeof price === "string"
    ? { market_value: null, market_value_reason: price }
    : { market_value: price.times(units), market_value_reason: null };

type Profit = Pick<
  Position,
  "cost" | "unrealized_pl" | "unrealized_pl_pct" | "unrealized_pl_reason"
>;

function profitOf(
  holding: Holding.Info,
  price: Decimal | UnknownReason,
  valued: MarketValue,
): Profit {
  const gain = gainOf(holding, price, valued);
  return { ...gain, unrealized_pl_pct: shownReturnOn(gain.unrealized_pl, gain.cost) };
}

function gainOf(
  holding: Holding.Info,
  price: Decimal | UnknownReason,
  { market_value }: MarketValue,
): Omit<Profit, "unrealized_pl_pct"> {
  const cost = costOf(holding);
  if (typeof cost === "string") return unknownProfit(null, cost);
  if (typeof price === "string") return unknownProfit(cost, price);
  const gifts = holding.lots.filter((lot) => lot.source === "gift");
  if (gifts.some((lot) => lotGain(lot, decimal(lot.quantity), price) === undefined)) {
    return unknownProfit(null, "gift_below_donor_basis");
  }
  // The lots add up to the holding, so their gains add up to this difference.
  return {
    cost,
    unrealized_pl: (market_value ?? zero).minus(cost),
    unrealized_pl_reason: null,
  };
}

const unknownProfit = (cost: Decimal | null, reason: UnknownReason) => ({
  cost,
  unrealized_pl: null,
  unrealized_pl_reason: reason,
});

function costOf(holding: Holding.Info): Decimal | UnknownReason {
  const fault = checkLots(holding);
  if (fault) return fault;
  let cost = zero;
  for (const lot of holding.lots) {
    if (lot.cost_per_share === null) return "no_basis";
    cost = cost.plus(decimal(lot.cost_per_share).times(decimal(lot.quantity)));
  }
  return perContract(cost, holding);
}

function currencyParts(
  { price, lots, multiplier }: Holding.Info,
  { unrealized_pl, unrealized_pl_reason }: Profit,
  purchaseRates: ReadonlyMap<string, Decimal>,
): Pick<Position, "fx" | "fx_reason"> {
  if (unrealized_pl === null || price === null)
    return { fx: null, fx_reason: unrealized_pl_reason };
  if (price.currency === "USD") {
    return { fx: { local: unrealized_pl, currency: zero }, fx_reason: null };
  }
  const local = localGain(lots, decimal(price.amount), purchaseRates)?.times(multiplier);
  if (local === undefined) return { fx: null, fx_reason: "no_purchase_fx_rate" };
  return { fx: { local, currency: unrealized_pl.minus(local) }, fx_reason: null };
}

function dayChange(
  units: Decimal,
  price: Decimal | UnknownReason,
  changePct: Decimal | null,
): Pick<Position, "day_change" | "day_change_pct" | "day_change_reason"> {
  if (typeof price === "string" || changePct === null || changePct.lt(-100)) {
    const reason = typeof price === "string" ? price : "no_day_change";
    return { day_change: null, day_change_pct: null, day_change_reason: reason };
  }
  const day_change_pct = units.lt(0) ? changePct.neg() : changePct;
  // After a loss of 100%, the earlier price cannot be computed.
  if (changePct.eq(-100)) {
    return { day_change: null, day_change_pct, day_change_reason: "no_day_change" };
  }
  const before = price.div(changePct.div(100).plus(1));
  return {
    day_change: units.times(price.minus(before)),
    day_change_pct,
    day_change_reason: null,
  };
}

function coverage(
  part: readonly PositionAmounts[],
  whole: readonly PositionAmounts[],
): Decimal | null {
  const size = (positions: readonly PositionAmounts[]) =>
    sumOf(positions, (one) => one.market_value?.abs() ?? null);
  return returnOn(size(part), size(whole))?.times(100) ?? null;
}
