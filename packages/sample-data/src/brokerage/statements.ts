import type { Dataset, Timeframe } from "@advisor/domain/brokerage/dataset";
import { derivedSections } from "@advisor/domain/brokerage/derived";
import { addDays } from "@advisor/domain/day";
import { cents, decimal, sum } from "@advisor/domain/decimal";
import type * as Holding from "@advisor/domain/holding";
import type { Flow } from "../flow.ts";
import { quotes } from "../quotes.ts";
import type { Sample, StatedReturn } from "../sample.ts";
import { asOf } from "../sample.ts";
import { simulatedRate } from "./made-up.ts";
import { simulateValues } from "./values.ts";

/**
 * A household's brokerage statements: derived from its holdings and its flows, with simulated returns.
 */
export function statements(sample: Sample): Dataset {
  const snapshot = atCustodians(sample.snapshot);
  const names = snapshot.accounts.map(({ name }) => name);
  const account_summary = statedSummary(snapshot);
  const transfers = {
    as_of: asOf,
    accounts: names,
    transfers: transfersOf(snapshot, sample.flows),
  };
  const performance = {
    as_of: asOf,
    accounts: names,
    performance: performanceOf(snapshot, sample.returns ?? []),
  };
  const { id } = snapshot.household;
  return {
    account_summary,
    positions: derivedSections.positions(snapshot),
    quotes: quotesOf(snapshot),
    activity: { as_of: asOf, accounts: names, trades: tradesOf(snapshot) },
    transfers,
    performance,
    ...(performance.performance.length > 0 && {
      valuations: simulateValues(id, { account_summary, transfers, performance }),
    }),
  };
}

/** A custodian states whole cents. */
function statedSummary(snapshot: Snapshot): Dataset["account_summary"] {
  const { as_of, accounts } = derivedSections.account_summary(snapshot);
  const stated = (amount: string) => cents(decimal(amount)).toFixed(2);
  return {
    as_of,
    accounts: accounts.map(({ account, total_value, total_cash, settled_cash }) => ({
      account,
      total_value: stated(total_value ?? total_cash),
      total_cash: stated(total_cash),
      settled_cash: stated(settled_cash),
    })),
  };
}

type Snapshot = Sample["snapshot"];
type Performance = Dataset["performance"]["performance"][number];

/** Drops assets that no custodian holds, such as the family's own company. */
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

function quotesOf(snapshot: Snapshot): Dataset["quotes"] {
  const changes = new Map(quotes().map((quote) => [quote.symbol, quote.change_pct]));
  const own = derivedSections.quotes(snapshot);
  return {
    ...own,
    quotes: own.quotes.map((row) => ({ ...row, change_pct: changes.get(row.symbol) ?? null })),
  };
}

const yearBefore = addDays(asOf, -365);

/** Purchases of the past year, derived from the lots. */
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

/** The household's flows, and the money that is pending. */
function transfersOf({ accounts }: Snapshot, flows: readonly Flow[]) {
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
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
  const completed = flows.map(({ account_id, day, type, method, amount }) => ({
    account: names.get(account_id) ?? account_id,
    timestamp: `${day}T15:00:00Z`,
    type,
    method,
    amount,
    status: "completed" as const,
  }));
  return [...pending, ...completed];
}

/**
 * The returns that the household states, the others simulated: from 2.0 to 11.9 percent, derived
 * from its id.
 */
function performanceOf(snapshot: Snapshot, stated: readonly StatedReturn[]): Performance[] {
  if (snapshot.holdings.length === 0) return [];
  const { accounts } = statedSummary(snapshot);
  const rateOf = (account: string, timeframe: Timeframe): string =>
    stated.find((one) => one.account === account && one.timeframe === timeframe)?.return_pct ??
    simulatedRate(`${snapshot.household.id}/${account}/${timeframe}`);
  const frames: Timeframe[] = ["YTD", "1Y"];
  const rows = frames.flatMap((timeframe) => {
    const own = accounts.map(({ account, total_value }) => ({
      account,
      timeframe,
      return_pct: rateOf(account, timeframe),
      total_value: total_value ?? "0",
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

/** The return over all accounts, weighted by value. */
function ofAll(accounts: readonly { total_value: string; return_pct: string }[]): string {
  const whole = sum(accounts.map(({ total_value }) => decimal(total_value)));
  const gains = accounts.map((row) => decimal(row.total_value).times(row.return_pct));
  return sum(gains).div(whole).toFixed(1);
}
