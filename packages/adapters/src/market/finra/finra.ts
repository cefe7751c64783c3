import type { DarkpoolTrade } from "@advisor/domain/market/trades";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { openCache } from "../http/cache.ts";
import { type ProviderDeps, providerHttp } from "../http/provider-http.ts";
import type { Provider } from "../provider.ts";
import { FinraWeeklySummary, parseWeeklyTotals } from "./weekly-summary.ts";

const path = "/data/group/otcMarket/name/weeklySummary";
/** The S&P 500, the Russell 1000 and some funds are in tier T1, all other listed stocks in T2. */
const tiers = ["T1", "T2"];

/**
 * FINRA's weekly totals of off-exchange trading, published two to four weeks later. No API key needed.
 */
export function finraProvider(
  deps: ProviderDeps & { base: string | undefined },
): Pick<MarketPorts, "darkpool"> {
  const http = providerHttp({
    ...deps,
    provider: "finra",
    base: deps.base ?? "https://api.finra.org",
    headers: { accept: "application/json" },
    pace: { perSecond: 5, perMinute: 100 },
    timeoutMs: 8000,
  });
  const kept = openCache<DarkpoolTrade[] | undefined>("filings", deps.clock);
  const load = async (symbol: string) => {
    for (const tier of tiers) {
      const rows = await http.post(FinraWeeklySummary, path, question(symbol, tier));
      if (rows.length > 0) return parseWeeklyTotals(symbol, rows);
    }
    return undefined;
  };
  return {
    darkpool: {
      async list(symbol, { from, to, limit }, signal) {
        const weeks = await kept(symbol, () => load(symbol), signal);
        if (weeks === undefined) return undefined;
        const value = weeks
          .filter(({ at }) => (from === null || at >= from) && (to === null || at <= to))
          .slice(0, limit);
        const as_of = weeks[0]?.at ?? deps.clock.today();
        return { value, source: { as_of, provider: "finra", delay: "weekly", simulated: false } };
      },
    },
  };
}

/** FINRA sorts only when the week is a filter, so the rows are sorted here. */
const question = (symbol: string, tier: string) => ({
  fields: [
    "issueSymbolIdentifier",
    "weekStartDate",
    "totalWeeklyShareQuantity",
    "totalWeeklyTradeCount",
    "totalNotionalSum",
  ],
  compareFilters: [
    equal("summaryTypeCode", "ATS_W_SMBL"),
    equal("issueSymbolIdentifier", symbol.replace("-", ".")),
    equal("tierIdentifier", tier),
  ],
  limit: 5000,
});

const equal = (fieldName: string, fieldValue: string) => ({
  compareType: "EQUAL",
  fieldName,
  fieldValue,
});

export const provider: Provider = {
  answers: ["darkpool"],
  open: (env, deps) => finraProvider({ ...deps, base: env.FINRA_BASE_URL }),
};
