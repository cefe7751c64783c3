import type { MarketPorts } from "@advisor/tools/market-ports";
import { openCache } from "../http/cache.ts";
import { requireSymbol } from "../shared/symbol.ts";
import type { YahooClient, YahooDeps } from "./client.ts";
import { undefinedIfStale, yahooSource } from "./source.ts";
import {
  parseFundamentals,
  parseOwners,
  parseTopHoldings,
  summaryDay,
  YahooSummary,
} from "./summary.ts";
import { toYahooSymbol } from "./symbol.ts";
import type { YahooSearch } from "./yahoo-search.ts";

const figures = "price,summaryDetail,defaultKeyStatistics,financialData";
const holders = "price,institutionOwnership";
const holdings = "price,topHoldings,fundProfile";

/** Yahoo's summary pages for stocks and funds. */
export function yahooSummaries(
  client: YahooClient,
  { clock }: YahooDeps,
  { search }: YahooSearch,
): Pick<MarketPorts, "fundamentals" | "owners" | "funds"> {
  const kept = openCache<YahooSummary>("fundamentals", clock);
  const summary = (symbol: string, modules: string, signal?: AbortSignal) => {
    const path = `/v10/finance/quoteSummary/${encodeURIComponent(toYahooSymbol(symbol))}`;
    const load = async () => {
      const found = await client.inSession(YahooSummary, path, { modules, formatted: "false" });
      requireSymbol("yahoo", symbol, found.price.symbol);
      return found;
    };
    return kept(`${symbol} ${modules}`, load, signal);
  };
  const fund = async (symbol: string, signal?: AbortSignal) =>
    parseTopHoldings(symbol, await summary(symbol, holdings, signal));
  return {
    fundamentals: {
      async get(symbol, signal) {
        const found = await summary(symbol, figures, signal);
        return { value: parseFundamentals(symbol, found), source: yahooSource(summaryDay(found)) };
      },
    },
    owners: {
      async list(symbol, limit, signal) {
        const value = parseOwners(symbol, await summary(symbol, holders, signal))?.slice(0, limit);
        if (value === undefined) return undefined;
        const as_of = value[0]?.report_date ?? clock.today();
        return { value, source: { ...yahooSource(as_of), delay: "filing" } };
      },
    },
    funds: {
      async get(symbol, signal) {
        const value = await fund(symbol, signal);
        return value === undefined ? undefined : { value, source: yahooSource(value.as_of) };
      },
      async many(symbols) {
        const found = await Promise.all(symbols.map((symbol) => undefinedIfStale(fund(symbol))));
        return new Map(found.flatMap((one) => (one === undefined ? [] : [[one.symbol, one]])));
      },
      /** Lists only what the search finds: Yahoo has no list of all funds. */
      async list(text, limit, signal) {
        const found = text === null ? [] : await search(text, signal);
        const value = found
          .filter(({ kind }) => kind === "etf" || kind === "mutual_fund")
          .slice(0, limit)
          .map(({ symbol, name }) => ({
            symbol,
            name,
            asset_class: null,
            expense_ratio_pct: null,
          }));
        return { value, source: yahooSource(clock.today()) };
      },
    },
  };
}
