import { openCache } from "../http/cache.ts";
import type { ProviderDeps, ProviderHttp } from "../http/provider-http.ts";
import { dashedSymbol, rowsAbout } from "../shared/symbol.ts";
import { type FmpProfile, FmpProfiles } from "./parse-quote.ts";

/** A security's profile, requested at most once a day. */
export type LoadProfile = (symbol: string) => Promise<FmpProfile | undefined>;

export function openProfileCache(http: ProviderHttp, { clock }: ProviderDeps): LoadProfile {
  const kept = openCache<FmpProfile | undefined>("fundamentals", clock);
  const load = async (symbol: string) => {
    const query = { symbol: dashedSymbol(symbol) };
    return rowsAbout("fmp", symbol, await http.get(FmpProfiles, "/profile", { query }))[0];
  };
  return (symbol) => kept(symbol, () => load(symbol));
}
