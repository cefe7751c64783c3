import type { Dataset } from "@advisor/domain/brokerage/dataset";

const as_of = "2026-01-15";
const account = "Brokerage";
const accounts = [account];

/** The demo investor's brokerage statements. They deliberately do not reconcile. */
export const d11: Dataset = {
  account_summary: {
    as_of,
    accounts: [
      { account, total_value: "128450.22", total_cash: "12340.10", settled_cash: "11990.10" },
    ],
  },
  positions: {
    as_of,
    accounts,
    positions: [
      {
        account,
        symbol: "AAPL",
        quantity: "42",
        cost_basis: "150.25",
        asset_class: "stocks",
        multiplier: "1",
      },
      {
        account,
        symbol: "MSFT",
        quantity: "12",
        cost_basis: "280.10",
        asset_class: "stocks",
        multiplier: "1",
      },
      {
        account,
        symbol: "VOO",
        quantity: "25",
        cost_basis: "390.55",
        asset_class: "etf",
        multiplier: "1",
      },
    ],
  },
  quotes: {
    as_of,
    quotes: [
      { symbol: "AAPL", price: "193.12", change_pct: "1.1" },
      { symbol: "MSFT", price: "420.55", change_pct: "-0.6" },
      { symbol: "VOO", price: "412.34", change_pct: "0.8" },
      { symbol: "TSLA", price: "238.22", change_pct: "2.4" },
    ],
  },
  activity: {
    as_of,
    accounts,
    trades: [
      {
        account,
        timestamp: "2026-01-14T15:42:00Z",
        symbol: "AAPL",
        side: "BUY",
        quantity: "10",
        price: "192.33",
      },
      {
        account,
        timestamp: "2026-01-07T17:05:00Z",
        symbol: "MSFT",
        side: "SELL",
        quantity: "5",
        price: "418.12",
      },
    ],
  },
  transfers: {
    as_of,
    accounts,
    transfers: [
      {
        account,
        timestamp: "2026-01-12T10:15:00Z",
        type: "deposit",
        method: "ACH",
        amount: "1500.00",
        status: "completed",
      },
      {
        account,
        timestamp: "2026-01-10T14:05:00Z",
        type: "withdrawal",
        method: "ACH",
        amount: "500.00",
        status: "pending",
      },
      {
        account,
        timestamp: "2026-01-08T09:30:00Z",
        type: "deposit",
        method: "ACH",
        amount: "750.00",
        status: "completed",
      },
    ],
  },
  performance: {
    as_of,
    accounts,
    performance: [{ account, timeframe: "YTD", return_pct: "6.2", contributions: "1200.00" }],
  },
};
