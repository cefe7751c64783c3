import { type Decimal, decimal, sum } from "@advisor/domain/decimal";
import { countOf, Percent } from "@advisor/domain/figure";
import { sharedHoldings } from "@advisor/domain/portfolio/look-through";
import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { notFoundResult, Suggestions } from "../../absence.ts";
import { defineTool } from "../../define-tool.ts";

const Side = z.object({
  symbol: z.string(),
  name: z.string(),
  holdings_as_of: z.string(),
  expense_ratio_pct: Percent.nullable(),
  listed: countOf("holdings"),
  /** The percentage of the fund that its holdings list discloses. */
  coverage_pct: Percent,
});

const Pair = z.object({
  first: Security.Ticker.describe("Ticker of one fund, for example VOO"),
  second: Security.Ticker.describe("Ticker of the other fund, for example QQQ"),
  limit: z.int().min(1).max(100).default(15).describe("How many shared holdings to list"),
});

export const compareFunds = defineTool({
  name: "compare_funds",
  reads: "Comparison of funds",
  description:
    "How much two funds overlap: the sum of the smaller weight of each holding that both have, in percent, with the largest of them, costs, dates and how much of each fund is disclosed.",
  effect: "read",
  needs: ["funds", "symbols"],
  input: Pair,
  example: { first: "VOO", second: "QQQ" },
  output: z.object({
    found: z.boolean(),
    first: Side.nullable(),
    second: Side.nullable(),
    /**
     * A lower bound, because undisclosed holdings cannot be compared. Null unless both lists exist.
     */
    overlap_pct: Percent.nullable(),
    shared_holdings: countOf("holdings").nullable(),
    /** Largest overlap first. */
    shared: z.array(
      z.object({
        symbol: z.string().nullable(),
        name: z.string(),
        first_weight_pct: Percent,
        second_weight_pct: Percent,
        overlap_pct: Percent,
      }),
    ),
    ...Suggestions.shape,
  }),
  cost: { usd: 0, seconds: 10 },
  async execute({ first, second, limit }, { funds, symbols, signal }) {
    const [one, other] = await Promise.all([funds.get(first, signal), funds.get(second, signal)]);
    if (one === undefined || other === undefined) {
      const missing = one === undefined ? first : second;
      const reason = `${missing} is no fund whose holdings are on file.`;
      return notFoundResult(blank, missing, reason, symbols);
    }
    const both = sharedHoldings(one.value, other.value);
    const older = one.source.as_of < other.source.as_of ? one : other;
    return {
      source: older.source,
      failed: [...(one.failed ?? []), ...(other.failed ?? [])],
      data: {
        found: true,
        first: side(one.value),
        second: side(other.value),
        overlap_pct: percent(sum(both.map(({ overlap }) => overlap))),
        shared_holdings: both.length,
        shared: both.slice(0, limit).map(({ symbol, name, weights: [a, b], overlap }) => ({
          symbol,
          name,
          first_weight_pct: percent(a),
          second_weight_pct: percent(b),
          overlap_pct: percent(overlap),
        })),
        reason: null,
        suggestions: [],
      },
    };
  },
});

const percent = (share: Decimal): number => share.times(100).toNumber();

const side = (fund: Security.Fund) => ({
  symbol: fund.symbol,
  name: fund.name,
  holdings_as_of: fund.as_of,
  expense_ratio_pct:
    fund.expense_ratio_pct === null ? null : decimal(fund.expense_ratio_pct).toNumber(),
  listed: fund.constituents.length,
  coverage_pct: percent(sum(fund.constituents.map(({ weight }) => decimal(weight)))),
});

const blank = {
  first: null,
  second: null,
  overlap_pct: null,
  shared_holdings: null,
  shared: [],
};
