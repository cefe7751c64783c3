import { Owner } from "@advisor/domain/market/trades";
import * as z from "zod";
import { keepCompleteRows } from "../shared/complete.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { amountField, dayField, percentOf, textField } from "../shared/values.ts";

/** /api/institution/{ticker}/ownership. The change has been seen under both field names. */
export const UnusualWhalesOwners = z.object({
  data: fittingRows(
    z.object({
      name: textField,
      units: amountField,
      units_change: amountField,
      units_changed: amountField,
      value: amountField,
      shares_outstanding: amountField,
      report_date: dayField,
      filing_date: dayField,
    }),
  ),
});

export const parseOwners = (
  symbol: string,
  { data }: z.infer<typeof UnusualWhalesOwners>,
): Owner[] =>
  keepCompleteRows(
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
