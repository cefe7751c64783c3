import type { Fundamentals } from "@advisor/domain/market/fundamentals";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { openCache } from "../http/cache.ts";
import type { ProviderDeps, ProviderHttp } from "../http/provider-http.ts";
import { liveValue, undefinedIfUnknown } from "../shared/live-value.ts";
import { dashedSymbol } from "../shared/symbol.ts";
import { FmpKeyMetrics, FmpRatios, parseFundamentals as parsed } from "./parse-fundamentals.ts";
import type { LoadProfile } from "./profiles.ts";

export function fmpFundamentals(
  http: ProviderHttp,
  profileOf: LoadProfile,
  { clock }: ProviderDeps,
): MarketPorts["fundamentals"] {
  const kept = openCache<Fundamentals | undefined>("fundamentals", clock);
  const read = async (symbol: string) => {
    const query = { symbol: dashedSymbol(symbol) };
    const [profile, ratios, metrics] = await Promise.all([
      profileOf(symbol),
      http.get(FmpRatios, "/ratios-ttm", { query }),
      http.get(FmpKeyMetrics, "/key-metrics-ttm", { query }),
    ]);
    return parsed(symbol, profile, ratios, metrics);
  };
  return {
    async get(symbol, signal) {
      const value = await kept(symbol, () => undefinedIfUnknown(read(symbol)), signal);
      return value && liveValue("fmp", value, clock.today(), "filing");
    },
  };
}
