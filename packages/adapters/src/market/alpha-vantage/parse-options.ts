import type { Day } from "@advisor/domain/day";
import { Option } from "@advisor/domain/market/option";
import * as z from "zod";
import { providerFault } from "../http/provider-fault.ts";
import { keepCompleteRows } from "../shared/complete.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { rowsAbout } from "../shared/symbol.ts";
import { amountField, countField, dayField, priceField, textField } from "../shared/values.ts";

/** HISTORICAL_OPTIONS: the chain of one day. */
export const AlphaVantageOptionChain = z.object({
  data: fittingRows(
    z.object({
      symbol: textField,
      contractID: textField,
      expiration: dayField,
      strike: amountField,
      type: textField,
      last: priceField,
      bid: amountField,
      ask: amountField,
      volume: countField,
      date: dayField,
      open_interest: countField,
      implied_volatility: amountField,
      delta: amountField,
    }),
  ).default([]),
});

/** The chain of the day without the share price, which the response does not include. */
export function parseOptionChain(
  symbol: string,
  { data }: z.infer<typeof AlphaVantageOptionChain>,
  asked: Day | null,
) {
  const own = rowsAbout("alpha-vantage", symbol, data);
  const date = own.find((row) => row.date !== null)?.date ?? null;
  if (date === null) return undefined;
  if (asked !== null && asked !== date)
    throw providerFault("not_found", "alpha-vantage", `answered with the chain of ${date}.`);
  const options = keepCompleteRows(
    "alpha-vantage",
    Option,
    own
      .filter((row) => row.date === date)
      .map(({ contractID, type, date: _, ...row }) => ({
        ...row,
        contract: contractID,
        symbol,
        type: type === "call" || type === "put" ? type : null,
      })),
  );
  return { day: date, underlying_price: null, options };
}
