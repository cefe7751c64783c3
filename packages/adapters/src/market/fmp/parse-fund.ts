import type { Day } from "@advisor/domain/day";
import * as Security from "@advisor/domain/security";
import type { FundCard } from "@advisor/tools/market-ports";
import * as z from "zod";
import { latestDate } from "../embedded/dated-list.ts";
import { fundLeverage } from "../http/fund-leverage.ts";
import { keepCompleteRows } from "../shared/complete.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { amountField, dayField, textField, toFraction } from "../shared/values.ts";

/** etf/info: the expense ratio is in percent. */
export const FmpFundInfo = fittingRows(
  z.object({ symbol: textField, name: textField, expenseRatio: amountField }),
);

/** etf/holdings: weights are in percent. */
export const FmpFundHoldings = fittingRows(
  z.object({
    symbol: textField,
    asset: textField,
    name: textField,
    weightPercentage: amountField,
    updatedAt: dayField,
  }),
);

/** Response of etf-list. */
export const FmpFundList = fittingRows(z.object({ symbol: textField, name: textField }));

/** The response may have no date; then it is dated `today`. */
export function parseFund(
  symbol: string,
  info: z.infer<typeof FmpFundInfo>[number] | undefined,
  rows: z.infer<typeof FmpFundHoldings>,
  today: Day,
): Security.Fund | undefined {
  if (!info?.name || rows.length === 0) return undefined;
  return {
    symbol,
    name: info.name,
    as_of: latestDate(rows, ({ updatedAt }) => updatedAt ?? "") || today,
    expense_ratio_pct: info.expenseRatio,
    leverage: fundLeverage(info.name),
    constituents: keepCompleteRows(
      "fmp",
      Security.Constituent,
      rows.map(({ asset, name, weightPercentage }) => ({
        symbol: asset,
        name: name ?? asset,
        issuer_id: null,
        weight: toFraction(weightPercentage),
      })),
    ),
  };
}

export const parseFundList = (rows: z.infer<typeof FmpFundList>): FundCard[] =>
  rows.flatMap(({ symbol, name }) =>
    symbol === null || name === null
      ? []
      : { symbol, name, asset_class: null, expense_ratio_pct: null },
  );
