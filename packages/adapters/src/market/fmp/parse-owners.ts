import { addDays, type Day } from "@advisor/domain/day";
import { Owner } from "@advisor/domain/market/trades";
import * as z from "zod";
import { keepCompleteRows } from "../shared/complete.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { amountField, dayField, percentOf, textField } from "../shared/values.ts";

/** Response of institutional-ownership/extract-analytics/holder. */
export const FmpInstitutionalHolders = fittingRows(
  z.object({
    symbol: textField,
    investorName: textField,
    date: dayField,
    filingDate: dayField,
    sharesNumber: amountField,
    changeInSharesNumber: amountField,
    marketValue: amountField,
    putCallShare: textField,
  }),
);

/** Response of shares-float. */
export const FmpSharesOutstanding = fittingRows(
  z.object({ symbol: textField, outstandingShares: amountField }),
);

/**
 * The percentage owned is computed, because the stated one has been seen to be wrong. Options are
 * not counted as shares.
 */
export const parseOwners = (
  symbol: string,
  rows: z.infer<typeof FmpInstitutionalHolders>,
  outstanding: string | null,
): Owner[] =>
  keepCompleteRows(
    "fmp",
    Owner,
    rows
      .filter(({ putCallShare }) => putCallShare === null || putCallShare === "Share")
      .map((row) => ({
        symbol,
        name: row.investorName,
        shares: row.sharesNumber,
        shares_change: row.changeInSharesNumber,
        value: row.marketValue,
        owned_pct: percentOf(row.sharesNumber, outstanding),
        report_date: row.date,
        filed: row.filingDate,
      })),
  );

/**
 * The last quarter that ended at least 60 days ago: before that, some of its 13F reports are still
 * missing.
 */
export function latestReportedQuarter(today: Day): { year: number; quarter: number } {
  const dayAfter = addDays(today, -59);
  const year = Number(dayAfter.slice(0, 4));
  const ended = Math.floor((Number(dayAfter.slice(5, 7)) - 1) / 3);
  return ended === 0 ? { year: year - 1, quarter: 4 } : { year, quarter: ended };
}
