import { Timeframe } from "@advisor/domain/brokerage/dataset";
import { decimal, zero } from "@advisor/domain/decimal";
import { computePerformance } from "@advisor/domain/returns/measured-performance";
import { accountDimensions } from "../book/account-dimensions.ts";
import type { Dataset } from "../book/dataset.ts";
import { name } from "../book/dimensions.ts";
import type { Facts } from "../book/facts.ts";
import { count, usd } from "../book/measures.ts";
import type { Row } from "../book/row.ts";
import { sources } from "../book/sources.ts";

/**
 * Returns by timeframe as stated by the custodian, or computed from account values if it states
 * none. `all` covers all accounts together.
 */
export const returns: Dataset = {
  noun: ["return", "returns"],
  date: "timeframe",
  dimensions: {
    ...accountDimensions,
    account: { ...accountDimensions.account, values: ["all"] },
    timeframe: name("timeframe", Timeframe.options),
  },
  measures: {
    return_pct: {
      label: "return",
      unit: "percent",
      rule: { how: "weighted", by: "account_value", within: "timeframe" },
      signed: true,
      basis: ["contributions"],
    },
    contributions: usd("contributions as the custodian states them"),
    count,
  },
  columns: ["return_pct"],
  title: ["account", "timeframe"],
  order: { by: "timeframe", direction: "asc" },
  own: {
    unless: Object.keys(accountDimensions),
    note: "The return is that of all accounts together.",
    is: ({ dimensions }) => dimensions.account === "all",
  },
  rows: rowsOf,
};

/** The id prefix of a computed return. */
export const computedReturnPrefix = "measured";

function rowsOf(facts: Facts): Row[] {
  const { performance: own } = facts.statements;
  const performance = own ?? computePerformance(facts.statements);
  const stated = performance?.performance ?? [];
  return stated.map((row): Row => {
    const of = `${row.account}/${row.timeframe}`;
    return {
      id: `${own === undefined ? computedReturnPrefix : "return"}/${of}`,
      key: of,
      source: sources.performance,
      as_of: performance?.as_of ?? facts.as_of,
      day: null,
      dimensions: { ...facts.accountNamed(row.account), timeframe: row.timeframe },
      figures: {
        return_pct: decimal(row.return_pct),
        contributions: row.contributions === null ? "not_on_file" : decimal(row.contributions),
        account_value: statedValue(row.account, facts),
      },
    };
  });
}

function statedValue(account: string, { statements }: Facts) {
  const found = statements.account_summary?.accounts.find((row) => row.account === account);
  return decimal(found?.total_value ?? zero);
}
