import type * as Security from "@advisor/domain/security";
import type { FundCard, MarketPorts } from "@advisor/tools/market-ports";
import type { Sourced } from "@advisor/tools/sourced";
import { openCache } from "../http/cache.ts";
import { providerFault } from "../http/provider-fault.ts";
import type { ProviderDeps, ProviderHttp } from "../http/provider-http.ts";
import { liveValue, undefinedIfUnknown } from "../shared/live-value.ts";
import { parseFund, UnusualWhalesFundHoldings, UnusualWhalesFundInfo } from "./parse-fund.ts";

export function unusualWhalesFunds(
  http: ProviderHttp,
  { clock }: ProviderDeps,
): MarketPorts["funds"] {
  const kept = openCache<Security.Fund | undefined>("fundamentals", clock);
  const read = async (symbol: string) => {
    const path = `/api/etfs/${encodeURIComponent(symbol)}`;
    const [info, holdings] = await Promise.all([
      http.get(UnusualWhalesFundInfo, `${path}/info`),
      http.get(UnusualWhalesFundHoldings, `${path}/holdings`),
    ]);
    return parseFund(symbol, info, holdings, clock.today());
  };
  const one = (symbol: string, signal?: AbortSignal) =>
    kept(symbol, () => undefinedIfUnknown(read(symbol)), signal);
  return {
    async get(symbol, signal) {
      const value = await one(symbol, signal);
      return value && liveValue("unusual-whales", value, value.as_of, "eod");
    },
    async many(symbols) {
      const all = await Promise.all(symbols.map((symbol) => one(symbol)));
      const found = all.filter((value) => value !== undefined);
      return new Map(found.map((value) => [value.symbol, value]));
    },
    async list(): Promise<Sourced<FundCard[]>> {
      throw providerFault("not_found", "unusual-whales", "has no list of funds.");
    },
  };
}
