import * as Account from "../account.ts";
import type { Day } from "../day.ts";
import { type Decimal, decimal, sum } from "../decimal.ts";
import { Fault } from "../fault.ts";
import * as Holding from "../holding.ts";
import type * as Household from "../household.ts";
import type * as Ips from "../ips.ts";
import { toDollars, toNumber } from "../ips-check/number.ts";
import { gainLimitLeft } from "../ips-check/restrictions.ts";
import { coversAccount } from "../ips-check/scope.ts";
import { isRestricted } from "../ips-check/trades/pick-fund.ts";
import { washReviewOf, washReviewText, washSaleOf } from "../ips-check/trades/wash-sale-fields.ts";
import { checkLots, type Method, type Sale, sellLots } from "./lots.ts";
import type { Simulation } from "./simulation.ts";
import { type PlannedSale, type PlannedWashSale, planWashSales } from "./wash-plan.ts";

export interface SaleOrder {
  holding: Holding.Info;
  account: Account.Info;
  /** Units or US dollars to sell. Without either, all units of the holding or of the named lots. */
  quantity?: Decimal | undefined;
  amount?: Decimal | undefined;
  method: Method;
}

/**
 * Simulates a sale today at the price on file. Throws Fault `nothing_to_sell` for a short position
 * and `no_price` without a price in US dollars.
 */
export function simulateSale(
  order: SaleOrder,
  snapshot: Household.Snapshot,
  today: Day,
): Simulation {
  const { holding, account, method } = order;
  const { price, unit } = pricedOf(holding);
  const lots = lotsOf(holding);
  const quantity = quantityOf(order, unit);
  const sale = sellLots({ lots, quantity, price: unit, sold: today, method });
  const taxed = !Account.sheltered(account);
  const known =
    taxed && sale.lots.some(({ gain, term }) => gain !== undefined && term !== undefined);
  const sold = taxed ? partsOf(sale, holding) : [];
  const washed = planWashSales(sold, snapshot, today);
  const wash = washSaleOf(washed, snapshot.accounts);
  const disallowed = sum(washed.filter((one) => isCounted(one, sale)).map((one) => one.disallowed));
  const taxable = sale.shortTerm.plus(sale.longTerm).plus(disallowed);
  const policy = policyOf(account, snapshot, today);
  const review = washReviewOf(washed, snapshot.accounts);
  return {
    account_id: account.id,
    account: account.name,
    symbol: holding.symbol ?? holding.name,
    name: holding.name,
    method: typeof method === "string" ? method : "specific",
    sold: today,
    price: toNumber(unit.div(holding.multiplier)),
    price_date: price.date,
    quantity: toNumber(sum(sale.lots.map((lot) => lot.quantity))),
    missing_quantity: toNumber(sale.missing),
    proceeds: toDollars(sale.proceeds),
    lots: sale.lots.map((lot) => ({
      id: lot.id,
      acquired: lots.find(({ id }) => id === lot.id)?.acquired ?? null,
      quantity: toNumber(lot.quantity),
      proceeds: toDollars(lot.quantity.times(unit)),
      gain: taxed && lot.gain ? toDollars(lot.gain) : null,
      term: lot.term ?? null,
    })),
    taxed,
    st_gain: known ? toDollars(sale.shortTerm) : null,
    lt_gain: known ? toDollars(sale.longTerm) : null,
    covered_pct: toNumber(sale.coveredPct),
    wash_sale: wash ?? null,
    review,
    taxable_gain: known ? toDollars(taxable) : null,
    gain_limit: known ? limitOf(order, policy, taxable) : null,
    notes: [
      ...(review.length === 0 ? [] : [washReviewText(review)]),
      ...notesOf(order, sale, policy, today),
    ],
  };
}

/** A loss of unknown term is in neither gain, so its disallowed part is not added back. */
const isCounted = ({ sold }: PlannedWashSale, sale: Sale): boolean =>
  sale.lots.some(({ id, term }) => id === sold.lot.id && term !== undefined);

function pricedOf(holding: Holding.Info) {
  const { price, multiplier } = holding;
  const name = holding.symbol ?? holding.name;
  if (decimal(holding.quantity).lte(0)) {
    throw new Fault(
      "invalid",
      "nothing_to_sell",
      `${name} is not held long: there is nothing to sell.`,
    );
  }
  const dollars = Holding.dollarPrice(holding);
  if (price === null || typeof dollars === "string") {
    throw new Fault(
      "invalid",
      "no_price",
      `${name} has no price on file, so a sale cannot be estimated.`,
    );
  }
  return { price, unit: dollars.times(multiplier) };
}

/** The lots with their cost per contract. If lots do not add up to the holding, costs are unknown. */
function lotsOf(holding: Holding.Info): Holding.Info["lots"] {
  if (checkLots(holding) === undefined) {
    return holding.lots.map((lot) => ({
      ...lot,
      cost_per_share:
        lot.cost_per_share === null
          ? null
          : decimal(lot.cost_per_share).times(holding.multiplier).toFixed(),
    }));
  }
  const { quantity } = holding;
  return [
    { id: "without_lots", acquired: null, quantity, cost_per_share: null, source: "transfer" },
  ];
}

/** The quantity to sell. Dollars are converted to units with as many decimals as the holding has. */
function quantityOf({ holding, quantity, amount, method }: SaleOrder, unit: Decimal): Decimal {
  if (quantity !== undefined) return quantity;
  if (amount === undefined && typeof method === "string") return decimal(holding.quantity);
  if (amount === undefined) {
    const named = holding.lots.filter(({ id }) => method.includes(id));
    return sum(named.map((lot) => decimal(lot.quantity)));
  }
  if (unit.eq(0)) {
    throw new Fault("invalid", "no_price", "At a price of 0, a sale has no proceeds.");
  }
  return amount.div(unit).round(decimal(holding.quantity).places, "down");
}

const partsOf = (sale: Sale, holding: Holding.Info): PlannedSale[] =>
  sale.lots.flatMap(({ id, quantity, gain }) => {
    const lot = holding.lots.find((one) => one.id === id);
    return lot === undefined ? [] : [{ holding, lot, quantity, gain }];
  });

const policyOf = (
  account: Account.Info,
  { household }: Household.Snapshot,
  today: Day,
): Ips.Info | undefined =>
  household.ips.find((ips) => ips.effective <= today && coversAccount(account, ips));

/** A policy's limit covers managed accounts; its restrictions hold wherever its security is held. */
const gainLimitOf = ({ account }: SaleOrder, policy: Ips.Info | undefined): string | null =>
  (account.managed ? policy?.constraints.max_annual_realized_gain : undefined) ?? null;

function limitOf(
  order: SaleOrder,
  policy: Ips.Info | undefined,
  taxable: Decimal,
): Simulation["gain_limit"] {
  const limit = gainLimitOf(order, policy);
  if (policy === undefined || limit === null) return null;
  return {
    policy: policy.name,
    limit: toDollars(decimal(limit)),
    this_sale: toDollars(taxable),
    left: gainLimitLeft(limit, taxable),
  };
}

function notesOf(order: SaleOrder, sale: Sale, policy: Ips.Info | undefined, today: Day): string[] {
  const { account, holding, amount, method } = order;
  const restricted = policy && isRestricted(holding, policy.constraints, today);
  return [
    ...(sale.missing.gt(0)
      ? [
          `Only ${toNumber(sum(sale.lots.map(({ quantity }) => quantity)))} can be sold: ${toNumber(sale.missing)} more than ${typeof method === "string" ? "is held" : "these lots hold"} was asked for.`,
        ]
      : []),
    ...(amount !== undefined && sale.proceeds.lt(amount) && sale.missing.eq(0)
      ? [
          `Units as they are held: $${toDollars(amount.minus(sale.proceeds)).toFixed(2)} less than the amount.`,
        ]
      : []),
    ...(Account.sheltered(account) ? ["No tax inside this account."] : []),
    ...(checkLots(holding)
      ? ["The lots on file do not say what was paid, so no gain is known."]
      : []),
    ...(restricted
      ? [`${holding.symbol ?? holding.name} may not be traded yet under ${policy.name}.`]
      : []),
    ...(gainLimitOf(order, policy) === null
      ? []
      : ["Gains realized earlier this year are not on file and not counted against the limit."]),
  ];
}
