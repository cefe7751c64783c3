import { Percent } from "@advisor/domain/figure";
import * as z from "zod";
import { defineTool } from "../../define-tool.ts";
import { number } from "../../number.ts";
import { firstRows } from "../../shorten.ts";

export const EtfList = z.object({
  search: z.string().nullable(),
  funds: z.array(
    z.object({
      symbol: z.string(),
      name: z.string(),
      asset_class: z.string().nullable(),
      expense_ratio_pct: Percent.nullable(),
    }),
  ),
  /** True if more funds match than are listed. */
  more: z.boolean(),
  reason: z.string().nullable(),
});

export const getEtfList = defineTool({
  name: "get_etf_list",
  reads: "List of funds",
  description:
    "Exchange-traded funds whose ticker, name or class fits a text, or all of them. expense_ratio_pct is a percent number (0.03 means 0.03%).",
  effect: "read",
  needs: ["funds"],
  input: z.object({
    search: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .nullable()
      .default(null)
      .describe("Words of the name or class, for example emerging markets; null for all"),
    limit: z.int().min(1).max(200).default(25).describe("How many funds at most"),
  }),
  example: { search: "emerging markets", limit: 3 },
  output: EtfList,
  cost: { usd: 0, seconds: 5 },
  compact: firstRows("funds", 50),
  async execute({ search, limit }, { funds, signal }) {
    const { value, source, failed, partial } = await funds.list(search, limit + 1, signal);
    const rows = value.slice(0, limit);
    return {
      source,
      failed,
      partial,
      data: {
        search,
        funds: rows.map((fund) => ({
          ...fund,
          expense_ratio_pct: number(fund.expense_ratio_pct),
        })),
        more: value.length > limit,
        reason: rows.length === 0 ? "No fund on file fits." : null,
      },
    };
  },
});
