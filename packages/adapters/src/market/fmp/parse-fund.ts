import type { Day } from "@advisor/domain/day";
import * as Security from "@advisor/domain/security";
import type { FundCard } from "@advisor/tools/market-ports";
import * as z from "zod";
import { newest } from "../embedded/dated.ts";
import { fundLeverage } from "../http/fund-leverage.ts";
import { completeRows } from "../shared/complete.ts";
import { amount, day, toShare, words } from "../shared/values.ts";

/** etf/info: the expense ratio is in percent. */
export const FundInfo = z.array(z.object({ name: words, expenseRatio: amount }));

/** etf/holdings: weights are in percent. */
export const FundHoldings = z.array(
  z.object({ asset: words, name: words, weightPercentage: amount, updatedAt: day }),
);

/** etf-list */
export const FundList = z.array(z.object({ symbol: words, name: words }));

/** The response may have no date; then it is dated `today`. */
export function fund(
  symbol: string,
  info: z.infer<typeof FundInfo>[number] | undefined,
  rows: z.infer<typeof FundHoldings>,
  today: Day,
): Security.Fund | undefined {
  if (!info?.name || rows.length === 0) return undefined;
  return {
    symbol,
    name: info.name,
    as_of: newest(rows, ({ updatedAt }) => updatedAt ?? "") || today,
    expense_ratio_pct: info.expenseRatio,
    leverage: fundLeverage(info.name),
    constituents: completeRows(
      "fmp",
      Security.Constituent,
      rows.map(({ asset, name, weightPercentage }) => ({
        symbol: asset,
        name: name ?? asset,
        issuer_id: null,
        weight: toShare(weightPercentage),
      })),
    ),
  };
}

export const fundCards = (rows: z.infer<typeof FundList>): FundCard[] =>
  rows.flatMap(({ symbol, name }) =>
    symbol === null || name === null
      ? []
      : { symbol, name, asset_class: null, expense_ratio_pct: null },
  );
