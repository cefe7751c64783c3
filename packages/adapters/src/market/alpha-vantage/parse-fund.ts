import type { Day } from "@advisor/domain/day";
import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { providerFault } from "../http/provider-fault.ts";
import { keepCompleteRows } from "../shared/complete.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { amountField, textField, toPercent } from "../shared/values.ts";

/** ETF_PROFILE: about the 100 largest holdings, with weights as shares of 1. */
export const AlphaVantageFundProfile = z.object({
  net_expense_ratio: amountField,
  leveraged: textField,
  holdings: fittingRows(
    z.object({ symbol: textField, description: textField, weight: amountField }),
  ).default([]),
});

/** The profile has no name and no date, so it is dated `today`. */
export function parseFund(
  symbol: string,
  profile: z.infer<typeof AlphaVantageFundProfile>,
  today: Day,
): Security.Fund | undefined {
  if (profile.holdings.length === 0) return undefined;
  if (profile.leveraged === "YES")
    throw providerFault(
      "not_found",
      "alpha-vantage",
      `does not say by how much ${symbol} is leveraged.`,
    );
  return {
    symbol,
    name: symbol,
    as_of: today,
    expense_ratio_pct: toPercent(profile.net_expense_ratio),
    leverage: "1",
    constituents: keepCompleteRows(
      "alpha-vantage",
      Security.Constituent,
      profile.holdings.map(constituent),
    ),
  };
}

/** Constituents without a ticker, such as cash, come as "n/a". */
function constituent(holding: z.infer<typeof AlphaVantageFundProfile>["holdings"][number]) {
  const ticker = holding.symbol?.toLowerCase() === "n/a" ? null : holding.symbol;
  return {
    symbol: ticker,
    name: holding.description ?? ticker,
    issuer_id: null,
    weight: holding.weight,
  };
}
