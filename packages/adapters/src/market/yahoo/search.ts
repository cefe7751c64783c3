import type { News } from "@advisor/domain/market/news";
import type * as Security from "@advisor/domain/security";
import * as z from "zod";
import { fittingRows } from "../shared/fitting-rows.ts";
import { parseSecurityKind } from "./kind.ts";
import { fromYahooSymbol } from "./symbol.ts";

const Quote = z.object({
  symbol: z.string().optional(),
  exchange: z.string().optional(),
  exchDisp: z.string().optional(),
  quoteType: z.string().optional(),
  longname: z.string().optional(),
  shortname: z.string().optional(),
  sector: z.string().optional(),
});

const Item = z.object({
  uuid: z.string(),
  title: z.string(),
  publisher: z.string().nullish(),
  link: z.url().nullish(),
  providerPublishTime: z.int(),
  relatedTickers: z.array(z.string()).optional(),
});

export const YahooSearchResponse = z.object({
  quotes: fittingRows(Quote).default([]),
  news: fittingRows(Item).default([]),
});
type YahooSearchResponse = z.infer<typeof YahooSearchResponse>;

/** The search does not state the currency; it follows from Yahoo's exchange code. */
const currencies: readonly (readonly [string, readonly string[]])[] = [
  ["USD", ["NMS", "NGM", "NCM", "NYQ", "ASE", "PCX", "BTS", "NAS", "PNK", "OQB", "OQX", "OEM"]],
  ["USD", ["SNP", "DJI", "NIM", "WCB", "CGI", "CXI"]],
  ["INR", ["NSI", "BSE"]],
  ["EUR", ["GER", "FRA", "PAR", "AMS", "MIL", "MCE", "BRU", "LIS", "HEL", "ISE", "VIE"]],
  ["GBP", ["LSE"]],
  ["CAD", ["TOR", "VAN", "NEO", "CNQ"]],
  ["JPY", ["JPX", "OSA"]],
  ["CHF", ["EBS"]],
  ["HKD", ["HKG"]],
  ["AUD", ["ASX"]],
];

/** The results with a known kind and currency, best first. */
export const parseSecurities = ({ quotes }: YahooSearchResponse): Security.Info[] =>
  quotes.flatMap((quote) => {
    const kind = parseSecurityKind(quote.quoteType ?? "");
    const currency = currencies.find(([, codes]) => codes.includes(quote.exchange ?? ""))?.[0];
    if (quote.symbol === undefined || kind === undefined || currency === undefined) return [];
    return [
      {
        symbol: fromYahooSymbol(quote.symbol),
        name: quote.longname ?? quote.shortname ?? quote.symbol,
        exchange: quote.exchDisp ?? quote.exchange ?? "",
        kind,
        currency,
        sector: quote.sector ?? null,
        issuer_id: null,
        asset_class: null,
      },
    ];
  });

export const parseHeadlines = (symbol: string, { news }: YahooSearchResponse): News[] =>
  news.map((item) => ({
    id: item.uuid,
    title: item.title,
    summary: null,
    publisher: item.publisher ?? null,
    published_at: new Date(item.providerPublishTime * 1000).toISOString(),
    url: item.link ?? null,
    symbols: item.relatedTickers?.map(fromYahooSymbol) ?? [symbol],
  }));
