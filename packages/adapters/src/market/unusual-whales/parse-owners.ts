import { Owner } from "@advisor/domain/market/trades";
import * as z from "zod";
import { completeRows } from "../shared/complete.ts";
import { amount, day, percentOf, words } from "../shared/values.ts";

/** /api/institution/{ticker}/ownership. The change has been seen under both field names. */
export const Holdings = z.object({
  data: z.array(
    z.object({
      name: words,
      units: amount,
      units_change: amount,
      units_changed: amount,
      value: amount,
      shares_outstanding: amount,
      report_date: day,
      filing_date: day,
    }),
  ),
});

export const owners = (symbol: string, { data }: z.infer<typeof Holdings>): Owner[] =>
  completeRows(
    "unusual-whales",
    Owner,
    data.map((row) => ({
      symbol,
      name: row.name,
      shares: row.units,
      shares_change: row.units_change ?? row.units_changed,
      value: row.value,
      owned_pct: percentOf(row.units, row.shares_outstanding),
      report_date: row.report_date,
      filed: row.filing_date,
    })),
  );
