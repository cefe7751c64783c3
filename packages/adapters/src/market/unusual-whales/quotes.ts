import type { MarketPorts, QuotedSecurity } from "@advisor/tools/market-ports";
import { newest } from "../embedded/dated.ts";
import { cached } from "../http/cache.ts";
import type { ProviderHttp, World } from "../http/provider-http.ts";
import { live, unlessUnknown } from "../shared/live.ts";
import { Info, quoted, State } from "./parse-quote.ts";

/** Two requests for each symbol: the API has no batch request. */
export function quotes(http: ProviderHttp, { clock }: World): MarketPorts["quotes"] {
  const infos = cached<Awaited<ReturnType<typeof info>>>("fundamentals", clock);
  const kept = cached<QuotedSecurity | undefined>("quote", clock);
  const info = (path: string) => http.get(Info, `${path}/info`);
  const read = async (symbol: string) => {
    const path = `/api/stock/${encodeURIComponent(symbol)}`;
    const [told, state] = await Promise.all([
      infos(symbol, () => info(path)),
      http.get(State, `${path}/stock-state`),
    ]);
    return quoted(symbol, told, state);
  };
  const one = (symbol: string, signal?: AbortSignal) =>
    kept(symbol, () => unlessUnknown(read(symbol)), signal);
  return {
    async get(symbol, signal) {
      const value = await one(symbol, signal);
      return value && live("unusual-whales", value, value.quote.as_of, "realtime");
    },
    async many(symbols, signal) {
      const all = await Promise.all([...new Set(symbols)].map((symbol) => one(symbol, signal)));
      const value = all.filter((found) => found !== undefined);
      const as_of = newest(value, ({ quote }) => quote.as_of) ?? clock.today();
      return live("unusual-whales", value, as_of, "realtime");
    },
  };
}
