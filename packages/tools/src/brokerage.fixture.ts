import type { Dataset, Fact, Section } from "@advisor/domain/brokerage/dataset";
import type { Ports } from "./ports.ts";
import { runTool } from "./run-tool.ts";
import type { Tool } from "./tool.ts";

const as_of = "2026-01-15";
const accounts = ["Joint", "IRA"];
const stock = { asset_class: "stocks", multiplier: "1" } as const;

/**
 * Statements of two accounts with fractions, a short position, an unknown cost, and every kind of
 * flow.
 */
export const dataset: Dataset = {
  account_summary: {
    as_of,
    accounts: [
      { account: "Joint", total_value: "100.10", total_cash: "20.30", settled_cash: "0.10" },
      { account: "IRA", total_value: "0.20", total_cash: "-5.00", settled_cash: "-5.00" },
    ],
  },
  positions: {
    as_of,
    accounts,
    positions: [
      { account: "Joint", symbol: "VTI", quantity: "100.0031", cost_basis: "150.25", ...stock },
      { account: "Joint", symbol: "TSLA", quantity: "-10", cost_basis: null, ...stock },
      {
        account: "IRA",
        symbol: "VTI",
        quantity: "5",
        cost_basis: "0",
        asset_class: "etf",
        multiplier: "1",
      },
    ],
  },
  quotes: {
    as_of,
    quotes: [
      { symbol: "VTI", price: "301.5", change_pct: "-0.6" },
      { symbol: "BRK.B", price: "512.0044", change_pct: null },
    ],
  },
  activity: {
    as_of,
    accounts,
    trades: [
      {
        account: "Joint",
        timestamp: "2026-01-05T15:30:00Z",
        symbol: "VTI",
        side: "BUY",
        quantity: "0.0031",
        price: "300",
      },
      {
        account: "IRA",
        timestamp: "2026-01-14T15:30:00Z",
        symbol: "VTI",
        side: "SELL",
        quantity: "2",
        price: "302.5",
      },
      {
        account: "Joint",
        timestamp: "2026-01-14T09:30:00Z",
        symbol: "TSLA",
        side: "SELL",
        quantity: "10",
        price: "238.22",
      },
    ],
  },
  transfers: {
    as_of,
    accounts,
    transfers: [
      {
        account: "Joint",
        timestamp: "2026-01-02T10:00:00Z",
        type: "deposit",
        method: "ACH",
        amount: "0.10",
        status: "completed",
      },
      {
        account: "Joint",
        timestamp: "2026-01-03T10:00:00Z",
        type: "deposit",
        method: "wire",
        amount: "0.20",
        status: "completed",
      },
      {
        account: "IRA",
        timestamp: "2026-01-09T10:00:00Z",
        type: "withdrawal",
        method: "ACH",
        amount: "500",
        status: "pending",
      },
      {
        account: "IRA",
        timestamp: "2026-01-04T10:00:00Z",
        type: "deposit",
        method: "ACH",
        amount: "7000",
        status: "failed",
      },
    ],
  },
  performance: {
    as_of,
    accounts,
    performance: [
      { account: "all", timeframe: "YTD", return_pct: "6.2", contributions: null },
      { account: "Joint", timeframe: "YTD", return_pct: "-1.5", contributions: "1200" },
      { account: "Joint", timeframe: "1Y", return_pct: "9", contributions: null },
    ],
  },
};

export const facts: Fact[] = [
  {
    topic: "roth_ira",
    title: "Roth IRA",
    keywords: ["roth"],
    snippet: "Taxed before.",
    as_of: "2026-01-10",
  },
];

const source = { as_of, provider: "brokerage", delay: "eod", simulated: false } as const;

/** Runs a brokerage tool on these statements, or on the given ones. */
export function overStatements(tool: Tool, given: Dataset = dataset) {
  const ports: Partial<Ports> = {
    brokerage: {
      async section(name) {
        const value = given[name];
        if (value === undefined) throw new Error(`the fixture has no ${name}`);
        return { value: value as Section<typeof name>, source };
      },
    },
    facts: { all: async () => ({ value: facts, source }) },
  };
  const { signal } = new AbortController();
  const whole = (raw: unknown) => runTool(tool, raw, ports, signal);
  return { whole, data: async (raw: unknown) => (await whole(raw)).result.data };
}

export const noAccount = {
  found: false,
  reason: "There is no account named Savings on file.",
  available: accounts,
  as_of,
  account: null,
};
