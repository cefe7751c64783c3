import type { MarketPorts, QuotedSecurity } from "@advisor/tools/market-ports";
import { latestDate } from "../embedded/dated-list.ts";
import { openCache } from "../http/cache.ts";
import type { ProviderDeps, ProviderHttp } from "../http/provider-http.ts";
import { liveValue, undefinedIfUnknown } from "../shared/live-value.ts";
import { parseQuote, UnusualWhalesStockInfo, UnusualWhalesStockState } from "./parse-quote.ts";

/** Two requests for each symbol: the API has no batch request. */
export function unusualWhalesQuotes(
  http: ProviderHttp,
  { clock }: ProviderDeps,
): MarketPorts["quotes"] {
  const infos = openCache<Awaited<ReturnType<typeof info>>>("fundamentals", clock);
  const kept = openCache<QuotedSecurity | undefined>("quote", clock);
  const info = (path: string) => http.get(UnusualWhalesStockInfo, `${path}/info`);
  const read = async (symbol: string) => {
    const path = `/api/stock/${encodeURIComponent(symbol)}`;
    const [stockInfo, state] = await Promise.all([
      infos(symbol, () => info(path)),
      http.get(UnusualWhalesStockState, `${path}/stock-state`),
    ]);
    return parseQuote(symbol, stockInfo, state);
  };
  const one = (symbol: string, signal?: AbortSignal) =>
    kept(symbol, () => undefinedIfUnknown(read(symbol)), signal);
  return {
    async get(symbol, signal) {
      const value = await one(symbol, signal);
      return value && liveValue("unusual-whales", value, value.quote.as_of, "realtime");
    },
    async many(symbols, signal) {
      const all = await Promise.all([...new Set(symbols)].map((symbol) => one(symbol, signal)));
      const value = all.filter((found) => found !== undefined);
      const as_of = latestDate(value, ({ quote }) => quote.as_of) ?? clock.today();
      return liveValue("unusual-whales", value, as_of, "realtime");
    },
  };
}
