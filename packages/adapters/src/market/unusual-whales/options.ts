import type { Day } from "@advisor/domain/day";
import type { Option } from "@advisor/domain/market/option";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { openCache } from "../http/cache.ts";
import type { ProviderDeps, ProviderHttp } from "../http/provider-http.ts";
import { liveValue, undefinedIfUnknown } from "../shared/live-value.ts";
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
type ReadChain = { chain: Chain; partial: string | undefined };

/**
 * A past day costs one request per contract, so only those nearest to the money and to expiration
 * are requested.
 */
const mostContracts = 30;
const mostOfNewest = 500;

export function unusualWhalesOptions(
  http: ProviderHttp,
  { clock }: ProviderDeps,
): MarketPorts["options"] {
  const current = openCache<ReadChain | undefined>("quote", clock);
  const past = openCache<ReadChain | undefined>("filings", clock);
  return {
    async chain(symbol, day, signal) {
      const load = () =>
        undefinedIfUnknown(day === null ? newest(http, symbol) : on(http, symbol, day));
      const kept = day === null ? current : past;
      const read = await kept(`${symbol} ${day}`, load, signal);
      if (read === undefined) return undefined;
      const { chain, partial } = read;
      const delay = day === null ? "realtime" : "eod";
      return liveValue("unusual-whales", chain, chain.day, delay, partial);
    },
  };
}

async function newest(http: ProviderHttp, symbol: string): Promise<ReadChain | undefined> {
  const path = `/api/stock/${encodeURIComponent(symbol)}`;
  const [answers, { data: state }] = await Promise.all([
    http.get(UnusualWhalesContracts, `${path}/option-contracts`, {
      query: { limit: mostOfNewest },
    }),
    http.get(UnusualWhalesStockState, `${path}/stock-state`),
  ]);
  if (!state?.tape_time || answers.data.length === 0) return undefined;
  const day = newYorkDay(state.tape_time);
  const chain = { day, underlying_price: state.close, options: parseContracts(symbol, answers) };
  const isCut = answers.data.length >= mostOfNewest;
  return { chain, partial: isCut ? `Only ${mostOfNewest} contracts were read.` : undefined };
}

async function on(http: ProviderHttp, symbol: string, day: Day): Promise<ReadChain | undefined> {
  const path = `/api/stock/${encodeURIComponent(symbol)}/option-chains`;
  const { data } = await http.get(UnusualWhalesContractIds, path, { query: { date: day } });
  const all = data ?? [];
  const answers = await Promise.all(
    nearestContracts(all, mostContracts).map(async (id) => ({
      id,
      historic: await http.get(UnusualWhalesContractHistory, `/api/option-contract/${id}/historic`),
    })),
  );
  const found = parseContractsOn(symbol, day, answers);
  if (found.length === 0) return undefined;
  const cut = `Only the ${mostContracts} of ${all.length} contracts that are nearest to the money and to expiration were read.`;
  return {
    chain: { day, underlying_price: null, options: found },
    partial: all.length > mostContracts ? cut : undefined,
  };
}
