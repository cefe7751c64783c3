import type { Day } from "@advisor/domain/day";
import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { newest } from "../embedded/dated.ts";
import { fundLeverage } from "../http/fund-leverage.ts";
import { providerFault } from "../http/provider-fault.ts";
import { completeRows } from "../shared/complete.ts";
import { amount, day, toShare, words } from "../shared/values.ts";

/** /api/etfs/{ticker}/info: the expense ratio is in percent. */
export const FundInfo = z.object({
  data: z.object({ name: words, expense_ratio: amount }).nullish(),
});

/** /api/etfs/{ticker}/holdings: weights are in percent; some plans get none. */
export const FundHoldings = z.object({
  data: z.array(
    z.object({ ticker: words, name: words, short_name: words, weight: amount, updated: day }),
  ),
});

/** The response may have no date; then it is dated `today`. */
export function fund(
  symbol: string,
  { data: info }: z.infer<typeof FundInfo>,
  { data: rows }: z.infer<typeof FundHoldings>,
  today: Day,
): Security.Fund | undefined {
  if (!info?.name || rows.length === 0) return undefined;
  if (rows.every(({ weight }) => weight === null))
    throw providerFault("not_found", "unusual-whales", `gives no weights for ${symbol}.`);
  return {
    symbol,
    name: info.name,
    as_of: newest(rows, ({ updated }) => updated ?? "") || today,
    expense_ratio_pct: info.expense_ratio,
    leverage: fundLeverage(info.name),
    constituents: completeRows(
      "unusual-whales",
      Security.Constituent,
      rows.map(({ ticker, name, short_name, weight }) => ({
        symbol: ticker,
        name: name ?? short_name ?? ticker,
        issuer_id: null,
        weight: toShare(weight),
      })),
    ),
  };
}
