import type { Day } from "@advisor/domain/day";
import type { Option } from "@advisor/domain/market/option";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { openCache } from "../http/cache.ts";
import type { ProviderDeps, ProviderHttp } from "../http/provider-http.ts";
import { liveValue, undefinedIfUnknown } from "../shared/live.ts";
import { newYorkDay } from "../shared/new-york.ts";
import {
  nearestContracts,
  parseContracts,
  parseContractsOn,
  UnusualWhalesContractHistory,
  UnusualWhalesContractIds,
  UnusualWhalesContracts,
} from "./parse-options.ts";
import { UnusualWhalesStockState } from "./parse-quote.ts";

type Chain = { day: Day; underlying_price: string | null; options: Option[] };

/**
 * A past day costs one request per contract, so only those nearest to the money and to expiration
 * are requested.
 */
const mostContracts = 30;

export function unusualWhalesOptions(
  http: ProviderHttp,
  { clock }: ProviderDeps,
): MarketPorts["options"] {
  const current = openCache<Chain | undefined>("quote", clock);
  const past = openCache<Chain | undefined>("filings", clock);
  return {
    async chain(symbol, day, signal) {
      const load = () =>
        undefinedIfUnknown(day === null ? newest(http, symbol) : on(http, symbol, day));
      const kept = day === null ? current : past;
      const value = await kept(`${symbol} ${day}`, load, signal);
      return (
        value && liveValue("unusual-whales", value, value.day, day === null ? "realtime" : "eod")
      );
    },
  };
}

async function newest(http: ProviderHttp, symbol: string): Promise<Chain | undefined> {
  const path = `/api/stock/${encodeURIComponent(symbol)}`;
  const [answers, { data: state }] = await Promise.all([
    http.get(UnusualWhalesContracts, `${path}/option-contracts`, { query: { limit: 500 } }),
    http.get(UnusualWhalesStockState, `${path}/stock-state`),
  ]);
  if (!state?.tape_time || answers.data.length === 0) return undefined;
  const day = newYorkDay(state.tape_time);
  return { day, underlying_price: state.close, options: parseContracts(symbol, answers) };
}

async function on(http: ProviderHttp, symbol: string, day: Day): Promise<Chain | undefined> {
  const path = `/api/stock/${encodeURIComponent(symbol)}/option-chains`;
  const { data } = await http.get(UnusualWhalesContractIds, path, { query: { date: day } });
  const answers = await Promise.all(
    nearestContracts(data ?? [], mostContracts).map(async (id) => ({
      id,
      historic: await http.get(UnusualWhalesContractHistory, `/api/option-contract/${id}/historic`),
    })),
  );
  const found = parseContractsOn(symbol, day, answers);
  return found.length === 0 ? undefined : { day, underlying_price: null, options: found };
}
