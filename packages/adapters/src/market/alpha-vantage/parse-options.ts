import { Option } from "@advisor/domain/market/option";
import * as z from "zod";
import { keepCompleteRows } from "../shared/complete.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { amountField, countField, dayField, priceField, textField } from "../shared/values.ts";

/** HISTORICAL_OPTIONS: the chain of one day. */
export const AlphaVantageOptionChain = z.object({
  data: fittingRows(
    z.object({
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

/** The chain without the share price, which the response does not include. */
export function parseOptionChain(
  symbol: string,
  { data }: z.infer<typeof AlphaVantageOptionChain>,
) {
  const date = data.find((row) => row.date !== null)?.date ?? null;
  if (date === null) return undefined;
  const options = keepCompleteRows(
    "alpha-vantage",
    Option,
    data.map(({ contractID, type, date: _, ...row }) => ({
      ...row,
      contract: contractID,
      symbol,
      type: type === "call" || type === "put" ? type : null,
    })),
  );
  return { day: date, underlying_price: null, options };
}
