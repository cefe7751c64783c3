import type * as Security from "@advisor/domain/security";
import type { FundCard, MarketPorts } from "@advisor/tools/market-ports";
import { rankMatches } from "../embedded/rank-matches.ts";
import { openCache } from "../http/cache.ts";
import type { ProviderDeps, ProviderHttp } from "../http/provider-http.ts";
import { liveValue, undefinedIfUnknown } from "../shared/live-value.ts";
import { dashedSymbol, rowsAbout } from "../shared/symbol.ts";
import {
  FmpFundHoldings,
  FmpFundInfo,
  FmpFundList,
  parseFund,
  parseFundList,
} from "./parse-fund.ts";

export function fmpFunds(http: ProviderHttp, { clock }: ProviderDeps): MarketPorts["funds"] {
  const kept = openCache<Security.Fund | undefined>("fundamentals", clock);
  const lists = openCache<FundCard[]>("fundamentals", clock);
  const read = async (symbol: string) => {
    const query = { symbol: dashedSymbol(symbol) };
    const [info, holdings] = await Promise.all([
      http.get(FmpFundInfo, "/etf/info", { query }),
      http.get(FmpFundHoldings, "/etf/holdings", { query }),
    ]);
    const [about] = rowsAbout("fmp", symbol, info);
    return parseFund(symbol, about, rowsAbout("fmp", symbol, holdings), clock.today());
  };
  const one = (symbol: string, signal?: AbortSignal) =>
    kept(symbol, () => undefinedIfUnknown(read(symbol)), signal);
  return {
    async get(symbol, signal) {
      const value = await one(symbol, signal);
      return value && liveValue("fmp", value, value.as_of, "eod");
    },
    async many(symbols) {
      const all = await Promise.all(symbols.map((symbol) => one(symbol)));
      const found = all.filter((value) => value !== undefined);
      return new Map(found.map((value) => [value.symbol, value]));
    },
    async list(text, limit, signal) {
      const load = async () => parseFundList(await http.get(FmpFundList, "/etf-list"));
      const cards = await lists("all", load, signal);
      const found =
        text === null ? cards : rankMatches(text, cards, ({ symbol, name }) => [symbol, name]);
      return liveValue("fmp", found.slice(0, limit), clock.today(), "eod");
    },
  };
}
