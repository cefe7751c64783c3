import type { MarketPorts } from "@advisor/tools/market-ports";
import type { ProviderDeps } from "../http/provider-http.ts";
import { chainProviders } from "./chained.ts";
import { type Env, readChains } from "./chains.ts";
import type { ProviderPort } from "./first-answer.ts";
import { latePorts } from "./late-ports.ts";
import { providers } from "./providers.ts";

type MarketDeps = { env: Env; embedded: Partial<MarketPorts> } & ProviderDeps;

/** The market data that all callers share. */
export const openMarket = (given: MarketDeps): MarketPorts => openMarkets(given)(undefined);

/**
 * Opens market data as the environment configures it: `PROVIDERS=yahoo,sec,embedded` for all tools,
 * `PROVIDERS_GET_TICKER_INFO=fmp,yahoo` for one. Without either, the embedded data answers. A
 * trader's own broker token opens the broker's data for that trader only; everything else is shared
 * and opened once.
 */
export function openMarkets(given: MarketDeps): (brokerToken: string | undefined) => MarketPorts {
  const { env: variables, embedded, ...world } = given;
  const env = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const all = Object.entries(providers).map(([name, { answers, load }]) => {
    let loading: ReturnType<typeof load> | undefined;
    const loaded = () => {
      loading ??= load(env, world);
      return loading;
    };
    return { name, answers, loaded };
  });
  return (brokerToken) => {
    const own = all.map(({ name, answers, loaded }) => {
      let ports: Promise<Partial<MarketPorts>> | undefined;
      const opened = () => {
        ports ??= loaded().then((open) => open(brokerToken));
        return ports;
      };
      return [name, latePorts(answers, opened)] as const;
    });
    return configured(env, new Map([["embedded", embedded], ...own]));
  };
}

function configured(
  env: Record<string, string | undefined>,
  all: ReadonlyMap<string, Partial<MarketPorts>>,
): MarketPorts {
  const answers = new Map([...all].map(([name, ports]) => [name, new Set(Object.keys(ports))]));
  const order = readChains(env, answers);
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
