import type * as Account from "@advisor/domain/account";
import { type Decimal, decimal, sum } from "@advisor/domain/decimal";
import { accountDimensions } from "../book/account-dimensions.ts";
import type { Dataset } from "../book/dataset.ts";
import type { Facts, HeldFact } from "../book/facts.ts";
import { count, share, usd, weight } from "../book/measures.ts";
import type { Figure, Row } from "../book/row.ts";
import { sources } from "../book/sources.ts";

export const accountsDataset: Dataset = {
  noun: ["account", "accounts"],
  dimensions: accountDimensions,
  measures: {
    account_value: usd("account value"),
    weight: { ...weight, rule: { how: "weight", of: "account_value" } },
    share,
    market_value: usd("market value of the positions"),
    cash: usd("cash"),
    settled_cash: usd("settled cash", { basis: ["unsettled_cash"] }),
    unsettled_cash: usd("unsettled cash"),
    unreconciled: usd("stated value that does not reconcile", { source: sources.summary }),
    count,
  },
  columns: ["account_value", "weight", "cash"],
  title: ["account", "account_type"],
  rows: (facts) => facts.snapshot.accounts.map((account) => rowOf(account, facts)),
};

function rowOf(account: Account.Info, facts: Facts): Row {
  const own = facts.held.filter(({ holding }) => holding.account_id === account.id);
  const { cash, settled } = { cash: decimal(account.cash.total), settled: account.cash.settled };
  const invested = investedOf(own);
  const value = worthOf(invested, cash);
  return {
    id: account.id,
    key: account.id,
    source: sources.holdings,
    as_of: account.as_of,
    day: null,
    dimensions: { ...facts.accounts.get(account.id) },
    figures: {
      account_value: value,
      market_value: invested,
      cash,
      settled_cash: decimal(settled),
      unsettled_cash: cash.minus(settled),
      unreconciled: gapOf(account, value, facts),
    },
    omits: own.filter(({ position }) => position.market_value === null).map(nameOf),
  };
}

const nameOf = ({ holding }: HeldFact): string => holding.name;

/** The sum of what has a price; unknown only if nothing has one. */
function investedOf(held: readonly HeldFact[]): Figure {
  const known = held.flatMap(({ position }) => position.market_value ?? []);
  const [first] = held;
  if (first === undefined || known.length > 0) return sum(known);
  return first.position.market_value_reason ?? "no_price";
}

const worthOf = (invested: Figure, cash: Decimal): Figure => {
  if (typeof invested !== "string") return invested.plus(cash);
  return cash.eq(0) ? invested : cash;
};

/** The custodian's total minus the computed total of the account. */
function gapOf({ name }: Account.Info, value: Figure, { statements }: Facts): Figure {
  const stated = statements.account_summary?.accounts.find((row) => row.account === name);
  if (stated === undefined || stated.total_value === null) return "not_on_file";
  return typeof value === "string" ? value : decimal(stated.total_value).minus(value).round(2);
}
