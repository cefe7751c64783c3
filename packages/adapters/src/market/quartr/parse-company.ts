import * as z from "zod";
import { words } from "../shared/values.ts";

/** companies?tickers=: companies of several countries may share a ticker. */
export const Companies = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      name: words,
      displayName: words,
      country: words,
      tickers: z.array(z.object({ ticker: z.string(), exchange: words })).catch([]),
    }),
  ),
});
export type Company = z.infer<typeof Companies>["data"][number];

/** The exchanges that a ticker suffix stands for, as in RELIANCE.NS. */
const endings: Readonly<Record<string, RegExp>> = {
  NS: /^(NSE|NSEI)$/i,
  BO: /^(BSE|BOM)$/i,
};

/** The ticker as Quartr writes it: without the exchange suffix. */
export const plainTicker = (symbol: string): string => {
  const [ticker = symbol, ending = ""] = symbol.split(".");
  return ending in endings ? ticker : symbol;
};

/** The company that `symbol` means. Without a suffix, a US listing comes first. */
export function companyOf(
  symbol: string,
  { data }: z.infer<typeof Companies>,
): Company | undefined {
  const ticker = plainTicker(symbol);
  const exchange = endings[symbol.split(".")[1] ?? ""];
  const listed = data.filter(({ tickers }) =>
    tickers.some(
      (one) =>
        one.ticker.toUpperCase() === ticker &&
        (exchange === undefined || exchange.test(one.exchange ?? "")),
    ),
  );
  return listed.find(({ country }) => country === "US") ?? listed[0];
}
