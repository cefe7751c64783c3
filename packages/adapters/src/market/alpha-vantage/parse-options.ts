import { Option } from "@advisor/domain/market/option";
import * as z from "zod";
import { completeRows } from "../shared/complete.ts";
import { amount, count, day, words } from "../shared/values.ts";

/** HISTORICAL_OPTIONS: the chain of one day. */
export const Chain = z.object({
  data: z
    .array(
      z.object({
        contractID: words,
        expiration: day,
        strike: amount,
        type: words,
        last: amount,
        bid: amount,
        ask: amount,
        volume: count,
        date: day,
        open_interest: count,
        implied_volatility: amount,
        delta: amount,
      }),
    )
    .default([]),
});

/** The chain without the share price, which the response does not include. */
export function chain(symbol: string, { data }: z.infer<typeof Chain>) {
  const date = data.find((row) => row.date !== null)?.date ?? null;
  if (date === null) return undefined;
  const options = completeRows(
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
