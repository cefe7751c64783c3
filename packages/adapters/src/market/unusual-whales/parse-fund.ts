import type { Day } from "@advisor/domain/day";
import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { latestDate } from "../embedded/dated-list.ts";
import { fundLeverage } from "../http/fund-leverage.ts";
import { providerFault } from "../http/provider-fault.ts";
import { keepCompleteRows } from "../shared/complete.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { amountField, dayField, textField, toFraction } from "../shared/values.ts";

/** /api/etfs/{ticker}/info: the expense ratio is in percent. */
export const UnusualWhalesFundInfo = z.object({
  data: z.object({ name: textField, expense_ratio: amountField }).nullish(),
});

/** /api/etfs/{ticker}/holdings: weights are in percent; some plans get none. */
export const UnusualWhalesFundHoldings = z.object({
  data: fittingRows(
    z.object({
      ticker: textField,
      name: textField,
      short_name: textField,
      weight: amountField,
      updated: dayField,
    }),
  ),
});

/** The response may have no date; then it is dated `today`. */
export function parseFund(
  symbol: string,
  { data: info }: z.infer<typeof UnusualWhalesFundInfo>,
  { data: rows }: z.infer<typeof UnusualWhalesFundHoldings>,
  today: Day,
): Security.Fund | undefined {
  if (!info?.name || rows.length === 0) return undefined;
  if (rows.every(({ weight }) => weight === null))
    throw providerFault("not_found", "unusual-whales", `gives no weights for ${symbol}.`);
  return {
    symbol,
    name: info.name,
    as_of: latestDate(rows, ({ updated }) => updated ?? "") || today,
    expense_ratio_pct: info.expense_ratio,
    leverage: fundLeverage(info.name),
    constituents: keepCompleteRows(
      "unusual-whales",
      Security.Constituent,
      rows.map(({ ticker, name, short_name, weight }) => ({
        symbol: ticker,
        name: name ?? short_name ?? ticker,
        issuer_id: null,
        weight: toFraction(weight),
      })),
    ),
  };
}
