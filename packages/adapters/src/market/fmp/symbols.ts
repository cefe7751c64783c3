import type * as Security from "@advisor/domain/security";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { openCache } from "../http/cache.ts";
import type { ProviderDeps, ProviderHttp } from "../http/provider-http.ts";
import { liveValue } from "../shared/live-value.ts";
import { FmpMatches, parseSecurities } from "./parse-search.ts";

const mostMatches = 50;
const suggestions = 5;

/** By symbol first, then by name. */
export function fmpSymbols(http: ProviderHttp, { clock }: ProviderDeps): MarketPorts["symbols"] {
  const kept = openCache<Security.Info[]>("fundamentals", clock);
  const read = async (query: { query: string; limit: number }) => {
    const paths = ["/search-symbol", "/search-name"];
    const found = await Promise.all(paths.map((path) => http.get(FmpMatches, path, { query })));
    return parseSecurities(found.flat());
  };
  const search = async (text: string, limit: number, signal?: AbortSignal) => {
    const load = () => read({ query: text, limit: mostMatches });
    const found = await kept(text, load, signal);
    return liveValue("fmp", found.slice(0, limit), clock.today(), "eod");
  };
  return {
    search,
    async suggest(text) {
      const { value, source } = await search(text, suggestions);
      return { value: value.map(({ symbol }) => symbol), source };
    },
  };
}
