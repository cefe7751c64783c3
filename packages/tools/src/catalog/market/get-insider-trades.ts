import { countOf, Units, Usd, UsdPerUnit } from "@advisor/domain/figure";
import type { InsiderTrade } from "@advisor/domain/market/trades";
import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { foundResult, notFoundResult, Suggestions } from "../../absence.ts";
import { defineTool } from "../../define-tool.ts";
import { number, sumKnown } from "../../number.ts";
import { Days, firstPage, MoreUntil, portRange } from "../../range.ts";
import { firstRows } from "../../shorten.ts";

const Total = z.object({
  trades: countOf("trades"),
  value_usd: Usd.nullable(),
  /** Trades with an unknown value, which `value_usd` excludes. */
  without_value: countOf("trades"),
});

export const InsiderTrades = z.object({
  found: z.boolean(),
  symbol: z.string(),
  /** Listed open-market trades: codes P and S. */
  purchases: Total.nullable(),
  sales: Total.nullable(),
  trades: z.array(
    z.object({
      owner: z.string(),
      title: z.string().nullable(),
      transaction_date: z.string(),
      filed: z.string().nullable(),
      code: z.string(),
      side: z.enum(["acquired", "disposed"]),
      shares: Units,
      price_usd: UsdPerUnit.nullable(),
      value_usd: Usd.nullable(),
      shares_after: Units.nullable(),
      /** Whether the trade followed a prearranged plan (Rule 10b5-1). */
      planned: z.boolean().nullable(),
    }),
  ),
  more_until: MoreUntil,
  ...Suggestions.shape,
});

export const getInsiderTrades = defineTool({
  name: "get_insider_trades",
  reads: "Trades of insiders",
  description:
    "Trades that officers, directors and large owners of one company reported on SEC Form 4, newest transaction first, in US dollars. Codes: P open-market purchase, S open-market sale, A grant, M exercise, F shares kept for tax, G gift.",
  effect: "read",
  needs: ["insiders", "symbols", "calendar"],
  input: z.object({
    symbol: Security.Ticker.describe("Ticker symbol, for example AAPL"),
    ...Days,
    limit: z.int().min(1).max(200).default(50).describe("How many trades at most"),
  }),
  example: { symbol: "AAPL" },
  output: InsiderTrades,
  cost: { usd: 0, seconds: 15 },
  compact: firstRows("trades", 20),
  async execute({ symbol, ...days }, { insiders, symbols, calendar, signal }) {
    const found = await insiders.list(symbol, portRange(days, calendar.today()), signal);
    const otherwise = `No insider trades of ${symbol} are on file.`;
    if (found === undefined) return notFoundResult(blank(symbol), symbol, otherwise, symbols);
    const { value, partial } = found;
    const { rows, more_until } = firstPage(value, days.limit, (row) => row.transaction_date);
    return foundResult(found, {
      symbol,
      purchases: sum(rows.filter(({ code }) => code === "P")),
      sales: sum(rows.filter(({ code }) => code === "S")),
      trades: rows.map(trade),
      more_until,
      reason:
        rows.length === 0
          ? `No insider trades of ${symbol} in these days${partial === undefined ? "" : " among what was read"}.`
          : null,
    });
  },
});

const sum = (rows: readonly InsiderTrade[]) => ({
  trades: rows.length,
  value_usd: sumKnown(rows.map(({ value }) => value)),
  without_value: rows.filter(({ value }) => value === null).length,
});

const trade = ({ symbol: _, price, value, ...row }: InsiderTrade) => ({
  ...row,
  shares: number(row.shares),
  price_usd: number(price),
  value_usd: number(value),
  shares_after: number(row.shares_after),
});

const blank = (symbol: string) => ({
  symbol,
  purchases: null,
  sales: null,
  trades: [],
  more_until: null,
});
