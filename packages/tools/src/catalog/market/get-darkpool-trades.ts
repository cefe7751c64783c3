import { countOf, Units, Usd, UsdPerUnit } from "@advisor/domain/figure";
import type { DarkpoolTrade } from "@advisor/domain/market/trades";
import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { foundResult, notFoundResult, Suggestions } from "../../absence.ts";
import { defineTool } from "../../define-tool.ts";
import { number, sumKnown } from "../../number.ts";
import { Days, firstPage, MoreUntil, portRange } from "../../range.ts";
import { firstRows } from "../../shorten.ts";

const Total = z.object({
  shares: Units.nullable(),
  value_usd: Usd.nullable(),
  /** Rows with an unknown value, which `value_usd` excludes. */
  without_value: countOf("trades"),
});

export const getDarkpoolTrades = defineTool({
  name: "get_darkpool_trades",
  reads: "Off-exchange trades",
  description:
    "Off-exchange trading of one ticker in US dollars, newest first: single prints where the provider has them, else weekly totals that are published weeks late. `kind` and `note` say which.",
  effect: "read",
  needs: ["darkpool", "symbols", "calendar"],
  input: z.object({
    symbol: Security.Ticker.describe("Ticker symbol, for example AAPL"),
    ...Days,
    limit: z.int().min(1).max(200).default(50).describe("How many rows at most"),
  }),
  example: { symbol: "AAPL" },
  output: z.object({
    found: z.boolean(),
    symbol: z.string(),
    note: z.string().nullable(),
    /** The listed prints. They are separate because the weekly totals include them. */
    prints: Total.nullable(),
    weekly_totals: Total.nullable(),
    trades: z.array(
      z.object({
        kind: z.enum(["print", "weekly_total"]),
        /** The UTC time of a print, or the first day of a week. */
        at: z.string(),
        price_usd: UsdPerUnit.nullable(),
        shares: Units,
        value_usd: Usd.nullable(),
        trades: countOf("trades").nullable(),
        venue: z.string().nullable(),
      }),
    ),
    more_until: MoreUntil,
    ...Suggestions.shape,
  }),
  cost: { usd: 0, seconds: 10 },
  compact: firstRows("trades", 20),
  async execute({ symbol, ...days }, { darkpool, symbols, calendar, signal }) {
    const found = await darkpool.list(symbol, portRange(days, calendar.today()), signal);
    const otherwise = `No off-exchange trading of ${symbol} is on file.`;
    if (found === undefined) return notFoundResult(blank(symbol), symbol, otherwise, symbols);
    const { rows, more_until } = firstPage(found.value, days.limit, (row) => row.at);
    return foundResult(found, {
      symbol,
      note: rows.some(({ kind }) => kind === "weekly_total") ? weekly : null,
      prints: sum(rows.filter(({ kind }) => kind === "print")),
      weekly_totals: sum(rows.filter(({ kind }) => kind === "weekly_total")),
      trades: rows.map(trade),
      more_until,
      reason: rows.length === 0 ? `No off-exchange trading of ${symbol} in these days.` : null,
    });
  },
});

/** FINRA publishes ATS volume two to four weeks after the week. */
const weekly = "Weekly totals, published two to four weeks late. They are no single trades.";

const sum = (rows: readonly DarkpoolTrade[]) =>
  rows.length === 0
    ? null
    : {
        shares: sumKnown(rows.map(({ shares }) => shares)),
        value_usd: sumKnown(rows.map(({ value }) => value)),
        without_value: rows.filter(({ value }) => value === null).length,
      };

const trade = ({ symbol: _, price, value, ...row }: DarkpoolTrade) => ({
  ...row,
  shares: number(row.shares),
  price_usd: number(price),
  value_usd: number(value),
});

const blank = (symbol: string) => ({
  symbol,
  note: null,
  prints: null,
  weekly_totals: null,
  trades: [],
  more_until: null,
});
