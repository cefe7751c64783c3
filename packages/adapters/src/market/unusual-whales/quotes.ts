import type { MarketPorts, QuotedSecurity } from "@advisor/tools/market-ports";
import { newest } from "../embedded/dated.ts";
import { openCache } from "../http/cache.ts";
import type { ProviderDeps, ProviderHttp } from "../http/provider-http.ts";
import { liveValue, undefinedIfUnknown } from "../shared/live.ts";
import { Info, quoted, State } from "./parse-quote.ts";

/** Two requests for each symbol: the API has no batch request. */
export function quotes(http: ProviderHttp, { clock }: ProviderDeps): MarketPorts["quotes"] {
  const infos = openCache<Awaited<ReturnType<typeof info>>>("fundamentals", clock);
  const kept = openCache<QuotedSecurity | undefined>("quote", clock);
  const info = (path: string) => http.get(Info, `${path}/info`);
  const read = async (symbol: string) => {
    const path = `/api/stock/${encodeURIComponent(symbol)}`;
    const [stockInfo, state] = await Promise.all([
      infos(symbol, () => info(path)),
      http.get(State, `${path}/stock-state`),
    ]);
    return quoted(symbol, stockInfo, state);
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
      const as_of = newest(value, ({ quote }) => quote.as_of) ?? clock.today();
      return liveValue("unusual-whales", value, as_of, "realtime");
    },
  };
}
