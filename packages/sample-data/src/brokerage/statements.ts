import * as Account from "@advisor/domain/account";
import type { Dataset, Timeframe } from "@advisor/domain/brokerage/dataset";
import { addDays } from "@advisor/domain/day";
import { cents, type Decimal, decimal, sum, zero } from "@advisor/domain/decimal";
import type * as Holding from "@advisor/domain/holding";
import { position } from "@advisor/domain/position";
import { quotes } from "../quotes.ts";
import type { Sample } from "../sample.ts";
import { asOf } from "../sample.ts";
import { madeUp } from "./made-up.ts";
import { valuesOf } from "./values.ts";

const classes: Record<
  Holding.Info["kind"],
  Dataset["positions"]["positions"][number]["asset_class"]
> = {
  stock: "stocks",
  etf: "etf",
  mutual_fund: "funds",
  money_market: "funds",
  bond: "bonds",
  option: "options",
  private: "private",
};

/** The statements that a household's broker would show: what follows from its holdings, and made-up flows and returns. */
export function statements(sample: Sample): Dataset {
  const snapshot = atCustodians(sample.snapshot);
  const names = snapshot.accounts.map(({ name }) => name);
  const account_summary = accountSummary(snapshot);
  const transfers = { as_of: asOf, accounts: names, transfers: transfersOf(snapshot) };
  const performance = { as_of: asOf, accounts: names, performance: performanceOf(snapshot) };
  const { id } = snapshot.household;
  return {
    account_summary,
    positions: {
      as_of: asOf,
      accounts: names,
      positions: snapshot.holdings.map((holding) => ({
        account: nameOf(snapshot, holding),
        symbol: symbolOf(holding),
        quantity: holding.quantity,
        cost_basis: averageCost(holding),
        asset_class: classes[holding.kind],
        multiplier: holding.multiplier,
      })),
    },
    quotes: { as_of: asOf, quotes: quotesOf(snapshot) },
    activity: { as_of: asOf, accounts: names, trades: tradesOf(snapshot) },
    transfers,
    performance,
    ...(performance.performance.length > 0 && {
      valuations: valuesOf(id, { account_summary, transfers, performance }),
    }),
  };
}

type Snapshot = Sample["snapshot"];

/** What no custodian holds, such as an interest in one's own company, is on no statement. */
function atCustodians({ household, accounts, holdings }: Snapshot): Snapshot {
  const outside = (id: string): boolean => {
    const own = holdings.filter((holding) => holding.account_id === id);
    return own.length > 0 && own.every((holding) => holding.price === null);
  };
  return {
    household,
    accounts: accounts.filter(({ id }) => !outside(id)),
    holdings: holdings.filter(({ account_id }) => !outside(account_id)),
  };
}

const symbolOf = (holding: Holding.Info): string => holding.symbol ?? holding.security_id;

const nameOf = ({ accounts }: Snapshot, holding: Holding.Info): string =>
  accounts.find(({ id }) => id === holding.account_id)?.name ?? holding.account_id;

function accountSummary({ accounts, holdings }: Snapshot): Dataset["account_summary"] {
  const rows = accounts.map((account) => {
    const own = holdings.filter((holding) => holding.account_id === account.id);
    const value = sum(own.map((holding) => position(holding, null).market_value ?? zero));
    return {
      account: account.name,
      total_value: cents(value.plus(account.cash.total)).toFixed(2),
      total_cash: decimal(account.cash.total).toFixed(2),
      settled_cash: decimal(account.cash.settled).toFixed(2),
    };
  });
  return { as_of: asOf, accounts: rows };
}

/** Weighted over the lots, to ten places, so that no cent is lost; null as soon as one lot's cost is not known. */
function averageCost({ lots, quantity }: Holding.Info): string | null {
  let cost: Decimal = zero;
  for (const lot of lots) {
    if (lot.cost_per_share === null) return null;
    cost = cost.plus(decimal(lot.cost_per_share).times(lot.quantity));
  }
  return lots.length === 0 || decimal(quantity).eq(0)
    ? null
    : cost.div(quantity).round(10).toFixed();
}

function quotesOf({ holdings }: Snapshot): Dataset["quotes"]["quotes"] {
  const changes = new Map(quotes().map((quote) => [quote.symbol, quote.change_pct]));
  const rows = holdings.flatMap((holding) => {
    const { price } = holding;
    if (price === null || holding.kind === "private") return [];
    const rate = price.currency === "USD" ? decimal(1) : decimal(price.fx_rate ?? "0");
    const symbol = symbolOf(holding);
    const dollars = decimal(price.amount).times(rate).round(4).toFixed();
    return [[symbol, { symbol, price: dollars, change_pct: changes.get(symbol) ?? null }] as const];
  });
  return [...new Map(rows).values()];
}

const yearBefore = addDays(asOf, -365);

/** Purchases of the past year, from the lots. */
function tradesOf(snapshot: Snapshot): Dataset["activity"]["trades"] {
  return snapshot.holdings.flatMap((holding) =>
    holding.lots.flatMap((lot) => {
      const { acquired, cost_per_share, source, quantity } = lot;
      const bought = source === "purchase" || source === "drip";
      if (!bought || acquired === null || acquired < yearBefore || cost_per_share === null)
        return [];
      if (decimal(quantity).lte(0)) return [];
      return {
        account: nameOf(snapshot, holding),
        timestamp: `${acquired}T15:30:00Z`,
        symbol: symbolOf(holding),
        side: "BUY" as const,
        quantity,
        price: cost_per_share,
      };
    }),
  );
}

/** What the household's needs and pending money tell, and a deposit a quarter into a taxable account. */
function transfersOf({ accounts }: Snapshot): Dataset["transfers"]["transfers"] {
  const pending = accounts.flatMap((account) =>
    account.pending.map(({ direction, amount }) => ({
      account: account.name,
      timestamp: `${asOf}T14:00:00Z`,
      type: direction,
      method: "ACH",
      amount,
      status: "pending" as const,
    })),
  );
  const taxable = accounts.find(
    (account) => account.managed && Account.treatment(account) === "taxable",
  );
  const quarterly = ["2026-02-17", "2026-05-15", "2026-08-17"].flatMap((day, index) =>
    taxable === undefined || decimal(taxable.cash.total).lte(0)
      ? []
      : {
          account: taxable.name,
          timestamp: `${day}T15:00:00Z`,
          type: "deposit" as const,
          method: index === 1 ? "wire" : "ACH",
          amount: `${1_000 + 250 * index}.00`,
          status: "completed" as const,
        },
  );
  return [...pending, ...quarterly];
}

/** Made-up returns between 2.0 and 11.9 percent: they follow from the household's id. */
function performanceOf(snapshot: Snapshot): Dataset["performance"]["performance"] {
  if (snapshot.holdings.length === 0) return [];
  const { accounts } = accountSummary(snapshot);
  const frames: Timeframe[] = ["YTD", "1Y"];
  const rows = frames.flatMap((timeframe) => {
    const own = accounts.map(({ account, total_value }) => ({
      account,
      timeframe,
      return_pct: madeUp(`${snapshot.household.id}/${account}/${timeframe}`),
      total_value,
    }));
    return [{ account: "all", timeframe, return_pct: ofAll(own) }, ...own];
  });
  return ["all", ...accounts.map(({ account }) => account)].flatMap((scope) =>
    rows
      .filter(({ account }) => account === scope)
      .map(({ account, timeframe, return_pct }) => ({
        account,
        timeframe,
        return_pct,
        contributions: null,
      })),
  );
}

/** All accounts together lie between them: each counts by its value. */
function ofAll(accounts: readonly { total_value: string; return_pct: string }[]): string {
  const whole = sum(accounts.map(({ total_value }) => decimal(total_value)));
  const gains = accounts.map((row) => decimal(row.total_value).times(row.return_pct));
  return sum(gains).div(whole).toFixed(1);
}
