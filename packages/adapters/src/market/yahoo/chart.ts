import { decimal } from "@advisor/domain/decimal";
import type { Bar } from "@advisor/domain/market/bar";
import type * as Security from "@advisor/domain/security";
import type { QuotedSecurity } from "@advisor/tools/market-ports";
import * as z from "zod";
import { decimalText } from "../http/decimal-text.ts";
import { splitCurrency } from "../shared/currency.ts";
import { parseSecurityKind } from "./kind.ts";
import { localDay } from "./symbol.ts";

const figure = z.number().nullish();
const figures = z.array(z.number().nullable()).optional();

const Meta = z.object({
  symbol: z.string().nullish(),
  currency: z.string().length(3),
  fullExchangeName: z.string().nullish(),
  exchangeName: z.string(),
  instrumentType: z.string(),
  regularMarketTime: z.int(),
  gmtoffset: z.int(),
  regularMarketPrice: z.number(),
  chartPreviousClose: figure,
  regularMarketVolume: z.int().nullish(),
  regularMarketDayLow: figure,
  regularMarketDayHigh: figure,
  fiftyTwoWeekLow: figure,
  fiftyTwoWeekHigh: figure,
  longName: z.string().nullish(),
  shortName: z.string().nullish(),
  priceHint: z.int().min(0).max(8).default(2),
});

export const YahooChart = z.object({
  chart: z.object({
    result: z.tuple([
      z.object({
        meta: Meta,
        timestamp: z.array(z.int()).optional(),
        indicators: z.object({
          quote: z.tuple([
            z.object({
              open: figures,
              high: figures,
              low: figures,
              close: figures,
              volume: figures,
            }),
          ]),
        }),
      }),
    ]),
  }),
});
export type YahooChart = z.infer<typeof YahooChart>;

/** The last price, from a one-day chart. It lacks market value and sector. */
export function parseQuote(symbol: string, { chart }: YahooChart): QuotedSecurity | undefined {
  const { meta } = chart.result[0];
  const kind = parseSecurityKind(meta.instrumentType);
  const money = amount(meta);
  const price = money(meta.regularMarketPrice);
  if (kind === undefined || price === null) return undefined;
  const { currency } = splitCurrency(meta.currency);
  const security: Security.Info = {
    symbol,
    name: meta.longName ?? meta.shortName ?? symbol,
    exchange: meta.fullExchangeName ?? meta.exchangeName,
    kind,
    currency,
    sector: null,
    issuer_id: null,
    asset_class: null,
  };
  const previous = money(meta.chartPreviousClose);
  const quote: Security.Quote = {
    symbol,
    price,
    previous_close: previous,
    change_pct: change(price, previous),
    volume: meta.regularMarketVolume ?? null,
    day_low: money(meta.regularMarketDayLow),
    day_high: money(meta.regularMarketDayHigh),
    year_low: money(meta.fiftyTwoWeekLow),
    year_high: money(meta.fiftyTwoWeekHigh),
    market_cap: null,
    currency,
    as_of: new Date(meta.regularMarketTime * 1000).toISOString(),
  };
  return { security, quote };
}

/**
 * Daily bars, newest first; days without a trade are dropped. Of two bars of one day, such as its
 * close and the last trade, the later one counts.
 */
export function parseBars({ chart }: YahooChart): Bar[] {
  const [{ meta, timestamp = [], indicators }] = chart.result;
  const [{ open, high, low, close, volume }] = indicators.quote;
  const money = amount(meta);
  const bars = timestamp.flatMap((seconds, index) => {
    const prices = [open, high, low, close].flatMap((list) => money(list?.[index]) ?? []);
    const [first, highest, lowest, last] = prices;
    if (first === undefined || highest === undefined) return [];
    if (lowest === undefined || last === undefined) return [];
    const at = localDay(seconds, meta.gmtoffset);
    const bar = { at, open: first, high: highest, low: lowest, close: last };
    return [{ seconds, bar: { ...bar, volume: volume?.[index] ?? null } }];
  });
  const inOrder = bars.toSorted((a, b) => a.seconds - b.seconds).map(({ bar }) => bar);
  return [...new Map(inOrder.map((bar) => [bar.at, bar])).values()].reverse();
}

/**
 * Prices come as short floats; the hint states how many decimals they have. A price of 0 means that
 * there was no trade.
 */
const amount =
  ({ currency, priceHint }: z.infer<typeof Meta>) =>
  (value: number | null | undefined): string | null => {
    if (value === null || value === undefined || value <= 0) return null;
    return decimalText(decimal(value).div(splitCurrency(currency).per).toNumber(), priceHint + 2);
  };

const change = (price: string, previous: string | null): string | null =>
  previous === null || decimal(previous).lte(0)
    ? null
    : decimal(price).minus(previous).div(previous).times(100).round(4).toFixed();
