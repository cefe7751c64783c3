import { cached } from "../http/cache.ts";
import type { ProviderHttp, World } from "../http/provider-http.ts";
import { dashedSymbol } from "../shared/symbol.ts";
import { type Profile, Profiles } from "./parse-quote.ts";

/** A security's profile, requested at most once a day. */
export type ProfileOf = (symbol: string) => Promise<Profile | undefined>;

export function profiles(http: ProviderHttp, { clock }: World): ProfileOf {
  const kept = cached<Profile | undefined>("fundamentals", clock);
  const load = async (symbol: string) =>
    (await http.get(Profiles, "/profile", { query: { symbol: dashedSymbol(symbol) } }))[0];
  return (symbol) => kept(symbol, () => load(symbol));
}
