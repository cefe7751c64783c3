import { openCache } from "../http/cache.ts";
import type { ProviderDeps, ProviderHttp } from "../http/provider-http.ts";
import { dashedSymbol } from "../shared/symbol.ts";
import { type Profile, Profiles } from "./parse-quote.ts";

/** A security's profile, requested at most once a day. */
export type ProfileOf = (symbol: string) => Promise<Profile | undefined>;

export function openProfiles(http: ProviderHttp, { clock }: ProviderDeps): ProfileOf {
  const kept = openCache<Profile | undefined>("fundamentals", clock);
  const load = async (symbol: string) =>
    (await http.get(Profiles, "/profile", { query: { symbol: dashedSymbol(symbol) } }))[0];
  return (symbol) => kept(symbol, () => load(symbol));
}
