import * as Brokerage from "@advisor/domain/brokerage/dataset";
import * as z from "zod";

/** The data of the brokerage tools, as the writers read it. What a tool answers is checked against it. */
const Frame = z.object({
  found: z.boolean(),
  reason: z.string().nullable(),
  available: z.array(z.string()),
  account: z.string().nullable(),
});

export const Activity = Frame.extend({
  trades: z.array(
    z.object({
      account: z.string(),
      timestamp: z.string(),
      symbol: z.string(),
      side: z.enum(["BUY", "SELL"]),
      quantity: z.number(),
      price: z.number(),
    }),
  ),
  total: z.int(),
});
export type Activity = z.infer<typeof Activity>;

const Row = z.object({
  account: z.string(),
  symbol: z.string(),
  quantity: z.number(),
  cost_basis: z.number().nullable(),
  asset_class: Brokerage.AssetClass,
  multiplier: z.number(),
});
export type PositionRow = z.infer<typeof Row>;

export const Positions = Frame.extend({ symbol: z.string(), positions: z.array(Row) });

export const PositionsList = Frame.extend({
  asset_class_filter: Brokerage.AssetClass.nullable(),
  positions: z.array(Row),
  total: z.int(),
});

export const Quotes = Frame.extend({
  quotes: z.array(
    z.object({ symbol: z.string(), price: z.number(), change_pct: z.number().nullable() }),
  ),
  not_found: z.array(z.string()),
});
export type Quotes = z.infer<typeof Quotes>;

export const Performance = Frame.extend({
  timeframe: Brokerage.Timeframe,
  return_pct: z.number().nullable(),
  contributions: z.number().nullable(),
  by_account: z.array(z.object({ account: z.string(), return_pct: z.number().nullable() })),
});

export const Transfers = Frame.extend({
  transfers: z.array(
    z.object({
      account: z.string(),
      timestamp: z.string(),
      type: z.enum(["deposit", "withdrawal"]),
      method: z.string(),
      amount: z.number(),
      status: z.enum(["completed", "pending", "failed"]),
    }),
  ),
  total: z.int(),
  net_completed: z.number().nullable(),
  net_pending: z.number().nullable(),
});
export type Transfers = z.infer<typeof Transfers>;

export const Summary = Frame.extend({
  accounts: z.array(
    z.object({
      account: z.string(),
      total_value: z.number(),
      total_cash: z.number(),
      settled_cash: z.number(),
      unsettled_cash: z.number(),
    }),
  ),
  totals: z
    .object({
      total_value: z.number(),
      total_cash: z.number(),
      settled_cash: z.number(),
      unsettled_cash: z.number(),
    })
    .nullable(),
});

export const Facts = Frame.extend({
  topic: z.string().nullable(),
  title: z.string().nullable(),
  snippet: z.string().nullable(),
});
