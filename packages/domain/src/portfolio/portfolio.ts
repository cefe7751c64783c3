import * as z from "zod";
import * as Account from "../account.ts";
import type { Day } from "../day.ts";
import { cents, type Decimal, decimal, sum, zero } from "../decimal.ts";
import { countOf, Percent, Ratio, Units, Usd, UsdPerLocal, UsdPerUnit } from "../figure.ts";
import * as Holding from "../holding.ts";
import type * as Household from "../household.ts";
import { percentOf, toDollars, toNumber } from "../ips-check/number.ts";
import { isLongTerm } from "../lots/lots.ts";
import { type PositionAmounts, totals, valueHolding, worthOf } from "../position.ts";
import { unitPlaces } from "../text/unit-places.ts";
import { accountsCalled } from "./accounts-called.ts";
import { shownReturnOn } from "./ratio.ts";
import { withNormalizedSymbols } from "./symbol.ts";
import * as Unvested from "./unvested.ts";

const Money = Usd;

export const HoldingRow = z.object({
  symbol: z.string().nullable(),
  name: z.string(),
  asset_class: z.string().nullable(),
  quantity: Units,
  price: z
    .number()
    .describe("Money per share or unit, in the currency of the field `price_currency`")
    .nullable(),
  price_currency: z.string().nullable(),
  price_date: z.string().nullable(),
  /** For prices in another currency, if an exchange rate is on file. */
  price_usd: UsdPerUnit.optional(),
  fx_rate: UsdPerLocal.optional(),
  fx_date: z.string().optional(),
  value: Money.nullable(),
  value_reason: z.string().nullable(),
  /** Percentage of the household's total value. */
  weight_pct: Percent.nullable(),
  cost: Money.nullable(),
  unrealized_pl: Money.nullable(),
  unrealized_pl_pct: Ratio.nullable(),
  unrealized_pl_reason: z.string().nullable(),
  lots: z.object({
    count: countOf("lots"),
    oldest: z.string().nullable(),
    long_term_quantity: Units,
  }),
});

export const AccountGroup = z.object({
  account_id: z.string(),
  name: z.string(),
  type: Account.Type,
  treatment: z.string(),
  managed: z.boolean(),
  as_of: z.string(),
  cash: Money,
  settled_cash: Money,
  /** Market value of positions plus cash; null without cash and without a price of anything held. */
  value: Money.nullable(),
  /** Largest value first. */
  holdings: z.array(HoldingRow),
  /** How many holdings are not listed but included in all totals; absent if all are listed. */
  holdings_left_out: countOf("holdings").optional(),
});

/** A household's accounts and holdings. `totals` covers the holdings that match the filter. */
export const Portfolio = z.object({
  household_id: z.string(),
  household_name: z.string(),
  accounts: z.array(AccountGroup),
  totals: z.object({
    /**
     * Positions and cash of the whole household, regardless of the filter; null without cash and
     * without a price of anything held.
     */
    total_value: Money.nullable(),
    total_cash: Money,
    holdings: countOf("holdings"),
    listed_value: Money,
    cost: Money.nullable(),
    unrealized_pl: Money.nullable(),
    unrealized_pl_pct: Ratio.nullable(),
    /** The percentage of `listed_value` that `unrealized_pl` covers. */
    unrealized_pl_coverage_pct: Percent.nullable(),
    unvalued: countOf("holdings"),
  }),
  /** Shares not owned yet, excluded from totals and weights; absent if none are on file. */
  unvested: z
    .array(
      Unvested.Info.pick({ account_id: true, symbol: true, name: true, vests: true }).extend({
        quantity: Units,
        /** At the price on file; null without a price. */
        value: Money.nullable(),
      }),
    )
    .optional(),
  /** Compares the sum of the accounts with the total that the custodian states. */
  reconciliation: z.object({
    reconciled: z.boolean(),
    stated: Money,
    computed: Money,
    gap: Money,
  }),
});
export type Portfolio = z.infer<typeof Portfolio>;

export interface PortfolioFilter {
  account: string | null;
  symbol: string | null;
  asset_class: string | null;
}

/** By default, this many of an account's largest holdings are listed. */
export const maxListedHoldings = 500;

/** Lists at most `most` holdings per account. Computes exactly and rounds to cents at the end. */
export function buildPortfolio(
  snapshot: Household.Snapshot,
  filter: PortfolioFilter,
  today: Day,
  most = maxListedHoldings,
): Portfolio {
  const { household, accounts, holdings } = withNormalizedSymbols(snapshot);
  const all = holdings.map((holding) => ({ holding, position: valueHolding(holding) }));
  const cash = sum(accounts.map((account) => decimal(account.cash.total)));
  const worth = worthOf(
    all.map((one) => one.position),
    cash,
  );
  const whole = worth ?? zero;
  const shown = accountsCalled({ household, accounts }, filter.account);
  const among = new Set(shown.map((account) => account.id));
  const listed = all.filter((one) => wanted(one.holding, filter, among));
  const byAccount = Map.groupBy(all, (one) => one.holding.account_id);
  const isWhole = listed.length === all.length;
  const listedByAccount = isWhole
    ? byAccount
    : Map.groupBy(listed, (one) => one.holding.account_id);
  return {
    household_id: household.id,
    household_name: household.name,
    accounts: shown.map((account) => {
      const own = sortByValue(listedByAccount.get(account.id) ?? []);
      return {
        ...group(account, byAccount.get(account.id) ?? []),
        holdings: own.slice(0, most).map((one) => row(one, whole, today)),
        ...(own.length > most ? { holdings_left_out: own.length - most } : {}),
      };
    }),
    totals: {
      total_value: moneyOrNull(worth),
      total_cash: toDollars(cash),
      holdings: listed.length,
      ...listedTotals(listed.map((one) => one.position)),
    },
    ...(household.unvested && { unvested: household.unvested.map(unvestedRow) }),
    reconciliation: reconcile(household.summary.total_value, whole),
  };
}

function unvestedRow({ account_id, symbol, name, vests, quantity, price }: Unvested.Info) {
  const unit = Holding.dollarPrice({ price });
  const value = typeof unit === "string" ? null : toDollars(unit.times(quantity));
  return { account_id, symbol, name, vests, quantity: decimal(quantity).toNumber(), value };
}

export interface PositionedHolding {
  holding: Holding.Info;
  position: PositionAmounts;
}

const orNull = (value: Decimal | null): number | null => (value === null ? null : toNumber(value));
const moneyOrNull = (value: Decimal | null): number | null =>
  value === null ? null : toDollars(value);

/** Largest first. Exact decimals are compared only when the floats are nearly equal. */
export function sortByValue(all: readonly PositionedHolding[]): PositionedHolding[] {
  const sized = all.map((one) => {
    const size = one.position.market_value ?? zero;
    return { one, size, rank: Math.abs(size.toNumber()) };
  });
  return sized
    .sort((a, b) => {
      const apart = b.rank - a.rank;
      return Math.abs(apart) > 1e-9 * b.rank ? apart : b.size.abs().cmp(a.size.abs());
    })
    .map(({ one }) => one);
}

function wanted(
  holding: Holding.Info,
  filter: PortfolioFilter,
  among: ReadonlySet<string>,
): boolean {
  const { symbol, asset_class } = filter;
  if (!among.has(holding.account_id)) return false;
  if (symbol !== null && holding.symbol !== symbol) return false;
  return asset_class === null || classes(holding).includes(asset_class);
}

const classes = (holding: Holding.Info): (string | null)[] => [
  holding.asset_class,
  holding.kind,
  ...(holding.asset_class_mix ?? []).map((part) => part.class),
];

function group(account: Account.Info, own: readonly PositionedHolding[]) {
  const cash = decimal(account.cash.total);
  const value = worthOf(
    own.map((one) => one.position),
    cash,
  );
  return {
    account_id: account.id,
    name: account.name,
    type: account.type,
    treatment: Account.treatment(account),
    managed: account.managed,
    as_of: account.as_of,
    cash: toDollars(cash),
    settled_cash: toDollars(decimal(account.cash.settled)),
    value: moneyOrNull(value),
  };
}

function row({ holding, position }: PositionedHolding, whole: Decimal, today: Day) {
  const { price, lots } = holding;
  const value = position.market_value;
  return {
    symbol: holding.symbol,
    name: holding.name,
    asset_class: holding.asset_class,
    quantity: toNumber(decimal(holding.quantity)),
    price: price === null ? null : toNumber(decimal(price.amount)),
    price_currency: price?.currency ?? null,
    price_date: price?.date ?? null,
    ...inDollars(price),
    value: moneyOrNull(value),
    value_reason: position.market_value_reason,
    weight_pct: value === null ? null : percentOf(value, whole),
    cost: moneyOrNull(position.cost),
    unrealized_pl: moneyOrNull(position.unrealized_pl),
    unrealized_pl_pct: orNull(shownReturnOn(position.unrealized_pl, position.cost)),
    unrealized_pl_reason: position.unrealized_pl_reason,
    lots: {
      count: lots.length,
      oldest: lots.flatMap((lot) => lot.acquired ?? []).sort()[0] ?? null,
      long_term_quantity: sum(
        lots.filter((lot) => isLongTerm(lot, today) === true).map((lot) => decimal(lot.quantity)),
      ).toNumber(),
    },
  };
}

/** The price in US dollars, rounded like quotes. */
function inDollars(price: Holding.Price | null) {
  if (price === null || price.currency === "USD" || price.fx_rate === null) return {};
  const unit = decimal(price.amount).times(price.fx_rate);
  const price_usd = unit.round(unitPlaces(unit.toNumber(), 4)).toNumber();
  const fx_rate = decimal(price.fx_rate).toNumber();
  return { price_usd, fx_rate, fx_date: price.fx_date ?? price.date };
}

function listedTotals(positions: readonly PositionAmounts[]) {
  const total = totals(positions);
  return {
    listed_value: toDollars(total.market_value),
    cost: moneyOrNull(total.cost),
    unrealized_pl: moneyOrNull(total.unrealized_pl),
    unrealized_pl_pct: orNull(total.unrealized_pl_pct),
    unrealized_pl_coverage_pct: orNull(total.unrealized_pl_coverage_pct),
    unvalued: total.unvalued,
  };
}

/** A total that nothing states has nothing to differ from. */
export function reconcile(total: string | null, computed: Decimal) {
  const stated = total === null ? computed : decimal(total);
  return {
    reconciled: cents(stated).eq(cents(computed)),
    stated: toDollars(stated),
    computed: toDollars(computed),
    gap: toDollars(cents(stated).minus(cents(computed))),
  };
}
