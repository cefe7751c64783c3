import type { MarketPorts } from "@advisor/tools/market-ports";
import type { ProviderDeps } from "../http/provider-http.ts";
import { openProvider } from "../provider.ts";
import { chainProviders } from "./chain-providers.ts";
import { type ProviderEnv, readProviderChains } from "./chains.ts";
import type { ProviderPort } from "./first-answer.ts";
import { lazyPorts } from "./lazy-ports.ts";
import { liveProviders } from "./providers.gen.ts";

type MarketDeps = { env: ProviderEnv; embedded: Partial<MarketPorts> } & ProviderDeps;

export interface Markets {
  /** The default ports. Pass a trader's broker token to read broker data as that trader. */
  shared(brokerToken?: string): MarketPorts;
  /** The ports that a `PROVIDERS_<TOOL>` setting overrides for this tool; empty without one. */
  own(tool: string, brokerToken?: string): Partial<MarketPorts>;
}

/**
 * Opens market data as the environment variables configure it: `PROVIDERS=yahoo,sec,embedded` for all
 * tools, `PROVIDERS_GET_TICKER_INFO=fmp,yahoo` for one. The default is the embedded data. Each provider is
 * loaded on its first call.
 */
export function openMarkets(deps: MarketDeps): Markets {
  const { env: variables, embedded, ...world } = deps;
  const env = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const all = Object.entries(liveProviders).map(([name, live]) => {
    let loading: ReturnType<typeof openProvider> | undefined;
    const loaded = () => {
      loading ??= openProvider(live, env, world);
      return loading;
    };
    return { name, answers: live.answers, loaded };
  });
  const answers = new Map<string, ReadonlySet<string>>([
    ["embedded", new Set(Object.keys(embedded))],
    ...all.map(({ name, answers }) => [name, new Set(answers)] as const),
  ]);
  const chains = readProviderChains(env, answers);
  const opened = (brokerToken: string | undefined) => {
    const own = all.map(({ name, answers, loaded }) => {
      let ports: Promise<Partial<MarketPorts>> | undefined;
      const open = () => {
        ports ??= loaded().then((open) => open(brokerToken));
        return ports;
      };
      return [name, lazyPorts(answers, open)] as const;
    });
    return new Map<string, Partial<MarketPorts>>([["embedded", embedded], ...own]);
  };
  return {
    shared: (brokerToken) => configured(chains.shared, opened(brokerToken)),
    own(tool, brokerToken) {
      const own = chains.own(tool);
      if (own === undefined) return {};
      const { [own.port]: port } = configured(() => own.chain, opened(brokerToken));
      return { [own.port]: port };
    },
  };
}

function configured(
  order: (port: keyof MarketPorts) => string[],
  all: ReadonlyMap<string, Partial<MarketPorts>>,
): MarketPorts {
  const links = <Name extends keyof MarketPorts>(name: Name): ProviderPort<MarketPorts[Name]>[] =>
    order(name).flatMap((provider) => {
      const port = all.get(provider)?.[name];
      return port === undefined ? [] : [{ provider, port }];
    });
  return chainProviders({
    quotes: links("quotes"),
    history: links("history"),
    fundamentals: links("fundamentals"),
    news: links("news"),
    insiders: links("insiders"),
    darkpool: links("darkpool"),
    congress: links("congress"),
    owners: links("owners"),
    options: links("options"),
    transcripts: links("transcripts"),
    funds: links("funds"),
    symbols: links("symbols"),
    instruments: links("instruments"),
    instrument_quotes: links("instrument_quotes"),
    instrument_history: links("instrument_history"),
    companies: links("companies"),
    web: links("web"),
  });
}
