import { ToolResult } from "@advisor/protocol/tool-result";
import type * as z from "zod";
import type { RoutedPart } from "../route/routed.ts";
import type * as Data from "./looked-up.ts";
import type { Looked } from "./reply.ts";

const frame = { found: true, reason: null, available: [], account: "Brokerage" };

export const missing = (
  reason: string,
  available: string[] = [],
  account: string | null = null,
) => ({
  found: false,
  reason,
  available,
  account,
});

export const noAccount = missing("There is no account named IRA on file.", ["Brokerage"]);

/** A tool's answer of 2026-01-15, not simulated. */
export const looked = <Value>(
  source: string,
  data: Value,
  as_of = "2026-01-15",
): Looked<Value> => ({
  data,
  source_id: `tool:${source}:v1`,
  as_of,
  simulated: false,
});

type Row = Data.PositionRow;

export const row = (symbol: string, quantity: number, over: Partial<Row> = {}): Row => ({
  account: "Brokerage",
  symbol,
  quantity,
  cost_basis: 100,
  asset_class: "stocks",
  multiplier: 1,
  ...over,
});

export const held = (
  symbol: string,
  positions: Row[],
  over: Partial<z.infer<typeof Data.Positions>> = {},
) => looked("positions", { ...frame, symbol, positions, ...over });

export const list = (positions: Row[], over: Partial<z.infer<typeof Data.PositionsList>> = {}) =>
  looked("positions_list", {
    ...frame,
    asset_class_filter: null,
    positions,
    total: positions.length,
    ...over,
  });

/** Quotes as symbol, price and change. */
export const priced = (
  quotes: [symbol: string, price: number, change_pct: number | null][],
  over: Partial<Data.Quotes> = {},
) =>
  looked("quotes", {
    ...frame,
    account: null,
    quotes: quotes.map(([symbol, price, change_pct]) => ({ symbol, price, change_pct })),
    not_found: [],
    ...over,
  });

type Transfer = Data.Transfers["transfers"][number];

export const transfer = (
  timestamp: string,
  type: Transfer["type"],
  amount: number,
  status: Transfer["status"] = "completed",
): Transfer => ({
  account: "Brokerage",
  timestamp: `${timestamp}T10:00:00Z`,
  type,
  method: "ACH",
  amount,
  status,
});

export const moved = (transfers: Transfer[], over: Partial<Data.Transfers> = {}) =>
  looked("transfers", {
    ...frame,
    transfers,
    total: transfers.length,
    net_completed: 0,
    net_pending: 0,
    ...over,
  });

export const stated = (over: Partial<z.infer<typeof Data.Performance>> = {}) =>
  looked("performance", {
    ...frame,
    timeframe: "YTD" as const,
    return_pct: 6.2,
    contributions: null,
    by_account: [],
    ...over,
  });

type Amounts = [total_value: number, total_cash: number, settled_cash: number];

const amounts = ([total_value, total_cash, settled_cash]: Amounts) => ({
  total_value,
  total_cash,
  settled_cash,
  unsettled_cash: Math.round((total_cash - settled_cash) * 100) / 100,
});

/** Accounts by name; the totals are given, not added up. */
export const summary = (
  accounts: Record<string, Amounts>,
  totals: Amounts | null,
  over: Partial<z.infer<typeof Data.Summary>> = {},
) =>
  looked("account_summary", {
    ...frame,
    accounts: Object.entries(accounts).map(([account, one]) => ({ account, ...amounts(one) })),
    totals: totals === null ? null : amounts(totals),
    ...over,
  });

export const trades = (
  rows: [day: string, side: "BUY" | "SELL", symbol: string, quantity: number, price: number][],
  over: Partial<z.infer<typeof Data.Activity>> = {},
) =>
  looked("activity", {
    ...frame,
    trades: rows.map(([day, side, symbol, quantity, price]) => ({
      account: "Brokerage",
      timestamp: `${day}T15:42:00Z`,
      symbol,
      side,
      quantity,
      price,
    })),
    total: rows.length,
    ...over,
  });

/** What a tool answered, as it is handed on. */
export const result = (looked: Looked<object>) =>
  ToolResult.parse({ ...looked, data: { ...looked.data }, provider: "brokerage", delay: "eod" });

/** A question about a holding, and what was looked up for it; without a price there is no quote. */
export const askedOf = (
  symbol: string,
  rows: ReturnType<typeof row>[],
  price: number | undefined,
) => {
  const part: RoutedPart = {
    intent: "symbol_performance",
    params: { symbol },
    confidence: 0.9,
    assumed: [],
    text: "",
  };
  const quotes = price === undefined ? [] : ([[symbol, price, 1]] as [string, number, number][]);
  const results = new Map([
    ["get_positions", result(held(symbol, rows))],
    ["get_quotes", result(priced(quotes))],
  ]);
  return { part, results };
};
