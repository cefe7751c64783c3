import { decimal } from "../decimal.ts";
import type * as Holding from "../holding.ts";
import type * as Household from "../household.ts";
import { position, valueHolding, worthOf } from "../position.ts";
import { compareText } from "../text/compare-text.ts";
import { unitPlaces } from "../text/unit-places.ts";
import type { AssetClass, Dataset, SectionName } from "./dataset.ts";

/** Sections that can be computed from accounts and holdings when the broker's own statement is missing. */
export const derivedSections = {
  account_summary: accountSummary,
  positions,
  quotes,
} satisfies { [Name in SectionName]?: (of: Household.Snapshot) => Dataset[Name] };

export const isDerived = (name: SectionName): name is keyof typeof derivedSections =>
  Object.hasOwn(derivedSections, name);

/** Exact, so that several accounts are rounded once when they are added up. */
function accountSummary(of: Household.Snapshot): Dataset["account_summary"] {
  const as_of = newest(of);
  const rows = of.accounts.map((account) => {
    const own = of.holdings.filter((holding) => holding.account_id === account.id);
    const value = worthOf(own.map(valueHolding), decimal(account.cash.total));
    return {
      account: account.name,
      total_value: value === null ? null : value.toFixed(),
      total_cash: account.cash.total,
      settled_cash: account.cash.settled,
      ...ownDay(account.as_of, as_of),
    };
  });
  return { as_of, accounts: rows };
}

const classes: Record<Holding.Info["kind"], (typeof AssetClass.options)[number]> = {
  stock: "stocks",
  etf: "etf",
  mutual_fund: "funds",
  money_market: "funds",
  bond: "bonds",
  option: "options",
  private: "private",
};

function positions(of: Household.Snapshot): Dataset["positions"] {
  const as_of = newest(of);
  const accounts = new Map(of.accounts.map((account) => [account.id, account]));
  return {
    as_of,
    accounts: of.accounts.map(({ name }) => name),
    positions: of.holdings.map((holding) => ({
      account: accounts.get(holding.account_id)?.name ?? holding.account_id,
      symbol: symbolOf(holding),
      ...(holding.symbol === null ? { name: holding.name } : {}),
      quantity: holding.quantity,
      cost_basis: averageCost(holding),
      asset_class: classes[holding.kind],
      multiplier: holding.multiplier,
      ...ownDay(accounts.get(holding.account_id)?.as_of, as_of),
    })),
  };
}

/** The newest price of each, in US dollars. Holdings do not say how a price changed on the day. */
function quotes(of: Household.Snapshot): Dataset["quotes"] {
  const as_of = newest(of);
  const oldestFirst = of.holdings.toSorted((a, b) =>
    compareText(a.price?.date ?? "", b.price?.date ?? ""),
  );
  const rows = oldestFirst.flatMap((holding) => {
    const { price, kind } = holding;
    if (price === null || kind === "private") return [];
    const { amount, currency, date, fx_rate, fx_date } = price;
    const rate = currency === "USD" ? "1" : fx_rate;
    if (rate === null) return [];
    const symbol = symbolOf(holding);
    const unit = decimal(amount).times(rate);
    const dollars = unit.round(unitPlaces(unit.toNumber(), 4)).toFixed();
    const local = { price: amount, currency, fx_rate: rate, fx_date: fx_date ?? date };
    const quote = { symbol, price: dollars, change_pct: null, ...ownDay(date, as_of) };
    return [[symbol, currency === "USD" ? quote : { ...quote, local }] as const];
  });
  return { as_of, quotes: [...new Map(rows).values()] };
}

const ownDay = (day: string | undefined, as_of: string) =>
  day === undefined || day === as_of ? {} : { as_of: day };

const newest = ({ accounts, household }: Household.Snapshot): string =>
  accounts
    .map(({ as_of }) => as_of)
    .toSorted()
    .at(-1) ?? household.summary.as_of;

const symbolOf = (holding: Holding.Info): string => holding.symbol ?? holding.security_id;

/** The cost of all lots by unit, rounded to ten places; null where the cost of the holding is unknown. */
function averageCost(holding: Holding.Info): string | null {
  const { cost } = position(holding, null);
  const units = decimal(holding.quantity).times(holding.multiplier);
  return cost === null || units.eq(0) ? null : cost.div(units).round(10).toFixed();
}
