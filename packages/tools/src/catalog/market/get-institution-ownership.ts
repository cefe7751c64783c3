import { decimal } from "@advisor/domain/decimal";
import { countOf, Percent, Units, Usd } from "@advisor/domain/figure";
import type { Owner } from "@advisor/domain/market/trades";
import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { foundResult, notFoundResult, Suggestions } from "../../absence.ts";
import { defineTool } from "../../define-tool.ts";
import { number, sumKnown } from "../../number.ts";
import { firstRows } from "../../shorten.ts";

export const getInstitutionOwnership = defineTool({
  name: "get_institution_ownership",
  reads: "Institutional owners",
  description:
    "Which institutions hold one stock, most shares first, from their 13F reports (published up to 45 days after the quarter). Values in US dollars; owned_pct is a percent number of the shares outstanding.",
  effect: "read",
  needs: ["owners", "symbols"],
  input: z.object({
    symbol: Security.Ticker.describe("Ticker symbol, for example AAPL"),
    limit: z.int().min(1).max(100).default(20).describe("How many institutions at most"),
  }),
  example: { symbol: "AAPL" },
  output: z.object({
    found: z.boolean(),
    symbol: z.string(),
    /** Totals of the listed owners. */
    totals: z
      .object({
        owners: countOf("owners"),
        shares: Units.nullable(),
        value_usd: Usd.nullable(),
        /** Owners with an unknown value, which `value_usd` excludes. */
        without_value: countOf("owners"),
      })
      .nullable(),
    owners: z.array(
      z.object({
        name: z.string(),
        shares: Units,
        shares_change: Units.nullable(),
        value_usd: Usd.nullable(),
        owned_pct: Percent.nullable(),
        report_date: z.string(),
        filed: z.string().nullable(),
      }),
    ),
    ...Suggestions.shape,
  }),
  cost: { usd: 0, seconds: 10 },
  compact: firstRows("owners", 20),
  async execute({ symbol, limit }, { owners, symbols, signal }) {
    const found = await owners.list(symbol, limit, signal);
    const otherwise = `No institutional owners of ${symbol} are on file.`;
    if (found === undefined) return notFoundResult(blank(symbol), symbol, otherwise, symbols);
    const rows = found.value.toSorted((a, b) => decimal(b.shares).cmp(a.shares));
    return foundResult(found, {
      symbol,
      totals: {
        owners: rows.length,
        shares: sumKnown(rows.map(({ shares }) => shares)),
        value_usd: sumKnown(rows.map((row) => row.value)),
        without_value: rows.filter((row) => row.value === null).length,
      },
      owners: rows.map(owner),
      reason: rows.length === 0 ? otherwise : null,
    });
  },
});

const owner = ({ symbol: _, value, ...row }: Owner) => ({
  ...row,
  shares: number(row.shares),
  shares_change: number(row.shares_change),
  value_usd: number(value),
  owned_pct: number(row.owned_pct),
});

const blank = (symbol: string) => ({ symbol, totals: null, owners: [] });
