import type { MarketPorts } from "@advisor/tools/market-ports";
import { lazyAdapter, type Methods } from "../../lazy-adapter.ts";

export type MarketPortName = keyof MarketPorts;

const methods: { [Name in MarketPortName]: Methods<MarketPorts[Name]> } = {
  quotes: { get: true, many: true },
  history: { daily: true },
  fundamentals: { get: true },
  news: { list: true },
  insiders: { list: true },
  darkpool: { list: true },
  congress: { list: true },
  owners: { list: true },
  options: { chain: true },
  transcripts: { get: true },
  funds: { get: true, many: true, list: true },
  symbols: { suggest: true, search: true },
  instruments: { search: true },
  instrument_quotes: { many: true },
  instrument_history: { bars: true },
  companies: { lookup: true },
  web: { search: true },
};

export const marketPortNames = Object.keys(methods) as MarketPortName[];

/** Ports of a provider that is loaded by the first question. */
export function lazyPorts(
  names: readonly MarketPortName[],
  load: () => Promise<Partial<MarketPorts>>,
): Partial<MarketPorts> {
  const late = (name: MarketPortName) =>
    lazyAdapter<object>(methods[name], async () => {
      const port = (await load())[name];
      if (port === undefined) throw new Error(`No ${name} here, though it was said.`);
      return port;
    });
  return Object.fromEntries(names.map((name) => [name, late(name)]));
}
