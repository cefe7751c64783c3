import { Day } from "@advisor/domain/day";
import type { DarkpoolTrade } from "@advisor/domain/market/trades";
import * as z from "zod";
import { decimalText } from "../http/decimal-text.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { rowsAbout } from "../shared/symbol.ts";

const Row = z.object({
  issueSymbolIdentifier: z.string().nullish(),
  weekStartDate: Day,
  totalWeeklyShareQuantity: z.number(),
  totalWeeklyTradeCount: z.int().nullish(),
  totalNotionalSum: z.number().nullish(),
});

/** A response without rows has no body. */
export const FinraWeeklySummary = fittingRows(Row)
  .nullable()
  .transform((rows) => rows ?? []);

/** Newest week first. The totals cover all alternative trading systems together. */
export const parseWeeklyTotals = (
  symbol: string,
  rows: z.infer<typeof FinraWeeklySummary>,
): DarkpoolTrade[] =>
  rowsAbout(
    "finra",
    symbol,
    rows.map((row) => ({ ...row, symbol: row.issueSymbolIdentifier ?? null })),
  )
    .map((row) => ({
      symbol,
      kind: "weekly_total" as const,
      at: row.weekStartDate,
      price: null,
      shares: decimalText(row.totalWeeklyShareQuantity) ?? "0",
      value: decimalText(row.totalNotionalSum),
      trades: row.totalWeeklyTradeCount ?? null,
      venue: null,
    }))
    .sort((a, b) => b.at.localeCompare(a.at));
