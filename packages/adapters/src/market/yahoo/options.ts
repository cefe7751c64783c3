import type { Option } from "@advisor/domain/market/option";
import * as z from "zod";
import { decimalText } from "../http/decimal-text.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { localDay } from "./symbol.ts";

const figure = z.number().nullish();

const Contract = z.object({
  contractSymbol: z.string(),
  strike: z.number(),
  lastPrice: figure,
  bid: figure,
  ask: figure,
  volume: z.int().nullish(),
  openInterest: z.int().nullish(),
  impliedVolatility: figure,
});
type Contract = z.infer<typeof Contract>;

export const YahooOptionChain = z
  .object({
    optionChain: z.object({
      result: fittingRows(
        z.object({
          underlyingSymbol: z.string().nullish(),
          expirationDates: z.array(z.int()),
          quote: z.object({
            regularMarketPrice: figure,
            regularMarketTime: z.int(),
            gmtOffSetMilliseconds: z.int().default(0),
          }),
          options: fittingRows(
            z.object({
              expirationDate: z.int(),
              calls: fittingRows(Contract),
              puts: fittingRows(Contract),
            }),
          ),
        }),
      ),
    }),
  })
  .transform(({ optionChain }) => optionChain.result[0]);
export type YahooOptionChain = NonNullable<z.infer<typeof YahooOptionChain>>;

export const quoteDay = ({ quote }: YahooOptionChain): string =>
  localDay(quote.regularMarketTime, quote.gmtOffSetMilliseconds / 1000);

export const parseContracts = (symbol: string, { options }: YahooOptionChain): Option[] =>
  options.flatMap(({ expirationDate, calls, puts }) => {
    const expiration = localDay(expirationDate, 0);
    const one = (type: Option["type"]) => (contract: Contract) => ({
      contract: contract.contractSymbol,
      symbol,
      type,
      expiration,
      ...figures(contract),
    });
    return [...calls.map(one("call")), ...puts.map(one("put"))];
  });

const figures = (contract: Contract) => ({
  strike: decimalText(contract.strike, 4) ?? "0",
  last: contract.lastPrice === 0 ? null : decimalText(contract.lastPrice, 4),
  bid: decimalText(contract.bid, 4),
  ask: decimalText(contract.ask, 4),
  volume: contract.volume ?? null,
  open_interest: contract.openInterest ?? null,
  implied_volatility: decimalText(contract.impliedVolatility, 6),
  delta: null,
});
