import { addDays, type Day } from "@advisor/domain/day";
import { Owner } from "@advisor/domain/market/trades";
import * as z from "zod";
import { completeRows } from "../shared/complete.ts";
import { amount, day, percentOf, words } from "../shared/values.ts";

/** institutional-ownership/extract-analytics/holder */
export const Holders = z.array(
  z.object({
    investorName: words,
    date: day,
    filingDate: day,
    sharesNumber: amount,
    changeInSharesNumber: amount,
    marketValue: amount,
    putCallShare: words,
  }),
);

/** shares-float */
export const Float = z.array(z.object({ outstandingShares: amount }));

/**
 * The percentage owned is computed, because the stated one has been seen to be wrong. Options are
 * not counted as shares.
 */
export const owners = (
  symbol: string,
  rows: z.infer<typeof Holders>,
  outstanding: string | null,
): Owner[] =>
  completeRows(
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
