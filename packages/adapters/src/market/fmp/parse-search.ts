import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { keepCompleteRows } from "../shared/complete.ts";
import { splitCurrency } from "../shared/currency.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { textField } from "../shared/values.ts";

/** Response of search-symbol and search-name. */
export const FmpMatches = fittingRows(
  z.object({ symbol: textField, name: textField, currency: textField, exchange: textField }),
);

/** Each symbol once, in the order given; the response does not state the kind of security. */
export function parseSecurities(rows: z.infer<typeof FmpMatches>): Security.Info[] {
  const found = keepCompleteRows(
    "fmp",
    Security.Info,
    rows.map(({ symbol, name, currency, exchange }) => ({
      symbol,
      name,
      exchange,
      kind: null,
      currency: currency && splitCurrency(currency).currency,
      sector: null,
      issuer_id: null,
      asset_class: null,
    })),
  );
  return [...new Map(found.map((one) => [one.symbol, one])).values()];
}
