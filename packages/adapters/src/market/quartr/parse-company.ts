import * as z from "zod";
import { fittingRows } from "../shared/fitting-rows.ts";
import { textField } from "../shared/values.ts";

/** Response of companies?tickers=. Companies in several countries may share a ticker. */
export const QuartrCompanies = z.object({
  data: fittingRows(
    z.object({
      id: z.int(),
      name: textField,
      displayName: textField,
      country: textField,
      tickers: fittingRows(z.object({ ticker: z.string(), exchange: textField })).catch([]),
    }),
  ),
});
export type QuartrCompany = z.infer<typeof QuartrCompanies>["data"][number];

/** The exchanges that a ticker suffix stands for, as in RELIANCE.NS. */
const endings: Readonly<Record<string, RegExp>> = {
  NS: /^(NSE|NSEI)$/i,
  BO: /^(BSE|BOM)$/i,
};

/** The ticker as Quartr writes it: without the exchange suffix. */
export const withoutExchangeSuffix = (symbol: string): string => {
  const [ticker = symbol, ending = ""] = symbol.split(".");
  return ending in endings ? ticker : symbol;
};

/** Finds the company listed under `symbol`. Without an exchange suffix, US companies are preferred. */
export function findCompany(
  symbol: string,
  { data }: z.infer<typeof QuartrCompanies>,
): QuartrCompany | undefined {
  const ticker = withoutExchangeSuffix(symbol);
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
