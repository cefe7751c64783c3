import * as z from "zod";
import { openCache } from "../http/cache.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import type { EdgarClients, EdgarDeps } from "./client.ts";

export interface Registrant {
  cik: number;
  name: string;
  /** With a dot before the share class: BRK.B. */
  symbol: string;
  exchange: string | null;
}

export interface FundSeries {
  cik: number;
  series: string;
}

const text = z.string().nullable();

/** Rows of cik, name, ticker, exchange. */
const Companies = z.object({ data: fittingRows(z.tuple([z.int(), text, text, text])) });
/** Rows of cik, series, class, ticker. */
const Funds = z.object({ data: fittingRows(z.tuple([z.int(), text, text, text])) });

/** SEC registrants: listed companies by ticker, and fund series by ticker. */
export function openDirectory({ www }: EdgarClients, { clock }: EdgarDeps) {
  const companies = openCache<Map<string, Registrant>>("filings", clock);
  const funds = openCache<Map<string, FundSeries>>("filings", clock);
  return {
    companies: (signal?: AbortSignal) =>
      companies(
        "all",
        async () => registrants(await www.get(Companies, "/files/company_tickers_exchange.json")),
        signal,
      ),
    funds: (signal?: AbortSignal) =>
      funds(
        "all",
        async () => series(await www.get(Funds, "/files/company_tickers_mf.json")),
        signal,
      ),
  };
}

export type EdgarDirectory = ReturnType<typeof openDirectory>;

const registrants = ({ data }: z.infer<typeof Companies>): Map<string, Registrant> =>
  new Map(
    data.flatMap(([cik, name, ticker, exchange]) => {
      if (!name || !ticker) return [];
      const symbol = dottedTicker(ticker);
      return [[symbol, { cik, name, symbol, exchange }]];
    }),
  );

const series = ({ data }: z.infer<typeof Funds>): Map<string, FundSeries> =>
  new Map(
    data.flatMap(([cik, series, , symbol]) =>
      symbol && series ? [[symbol, { cik, series }]] : [],
    ),
  );

/** EDGAR writes BRK-B for BRK.B; the dash of preferred shares (BAC-PB) stays. */
export const dottedTicker = (ticker: string): string =>
  ticker.toUpperCase().replace(/-([A-Z])$/, ".$1");

/**
 * Exact tickers first, then tickers and names that start with the text, then names that contain it.
 */
export function rankRegistrants(
  all: Iterable<Registrant>,
  text: string,
  limit: number,
): Registrant[] {
  const wanted = text.trim().toUpperCase();
  const rank = ({ symbol, name }: Registrant): number => {
    if (symbol === dottedTicker(wanted)) return 0;
    const upper = name.toUpperCase();
    if (symbol.startsWith(wanted) || upper.startsWith(wanted)) return 1;
    return upper.includes(wanted) ? 2 : 3;
  };
  return Array.from(all, (one) => ({ one, rank: rank(one) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ one }) => one);
}
