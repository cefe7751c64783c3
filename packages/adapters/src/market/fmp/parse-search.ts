import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { completeRows } from "../shared/complete.ts";
import { words } from "../shared/values.ts";

/** search-symbol and search-name */
export const Matches = z.array(
  z.object({ symbol: words, name: words, currency: words, exchange: words }),
);

/** Each symbol once, in the order given; the response does not state the kind of security. */
export function securities(rows: z.infer<typeof Matches>): Security.Info[] {
  const found = completeRows(
    "fmp",
    Security.Info,
    rows.map(({ symbol, name, currency, exchange }) => ({
      symbol,
      name,
      exchange,
      kind: null,
      currency,
      sector: null,
      issuer_id: null,
      asset_class: null,
    })),
  );
  return [...new Map(found.map((one) => [one.symbol, one])).values()];
}
