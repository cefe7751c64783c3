import type * as Security from "@advisor/domain/security";
import type { FundCard, MarketPorts } from "@advisor/tools/market-ports";
import type { Sourced } from "@advisor/tools/sourced";
import { openCache } from "../http/cache.ts";
import { providerFault } from "../http/provider-fault.ts";
import type { ProviderDeps } from "../http/provider-http.ts";
import { liveValue, undefinedIfUnknown } from "../shared/live-value.ts";
import { dashedSymbol } from "../shared/symbol.ts";
import { AlphaVantageFundProfile, parseFund } from "./parse-fund.ts";
import { type AlphaVantageClient, providerName } from "./query.ts";

export function alphaVantageFunds(
  ask: AlphaVantageClient,
  { clock }: ProviderDeps,
): MarketPorts["funds"] {
  const kept = openCache<Security.Fund | undefined>("fundamentals", clock);
  const profile = (symbol: string, signal?: AbortSignal) => {
    const load = async () =>
      parseFund(
        symbol,
        await ask(AlphaVantageFundProfile, "ETF_PROFILE", { symbol: dashedSymbol(symbol) }),
        clock.today(),
      );
    return kept(symbol, load, signal);
  };
  return {
    async get(symbol, signal) {
      const value = await profile(symbol, signal);
      return value && liveValue(providerName, value, value.as_of, "eod");
    },
    async many(symbols) {
      const asked = symbols.map((symbol) => undefinedIfUnknown(profile(symbol)));
      const found = (await Promise.all(asked)).filter((one) => one !== undefined);
      return new Map(found.map((one) => [one.symbol, one]));
    },
    async list(): Promise<Sourced<FundCard[]>> {
      throw providerFault("not_found", providerName, "has no list of funds.");
    },
  };
}
