import type { MarketPorts } from "@advisor/tools/market-ports";
import type { World } from "../http/provider-http.ts";
import { chained } from "./chained.ts";
import { chains, type Env } from "./chains.ts";
import type { Link } from "./first-answer.ts";
import { latePorts } from "./late-ports.ts";
import { providers } from "./providers.ts";

type MarketDeps = { env: Env; embedded: Partial<MarketPorts> } & World;

/** The market as everybody sees it. */
export const openMarket = (given: MarketDeps): MarketPorts => openMarkets(given)(undefined);

/**
 * The market as the environment configures it: `PROVIDERS=yahoo,sec,embedded` for all tools,
 * `PROVIDERS_GET_TICKER_INFO=fmp,yahoo` for one. Without either, the embedded data answers. A trader's
 * own broker token opens the broker's data for that trader; what traders share is made once.
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
  const order = chains(env, answers);
  const links = <Name extends keyof MarketPorts>(name: Name): Link<MarketPorts[Name]>[] =>
    order(name).flatMap((provider) => {
      const port = all.get(provider)?.[name];
      return port === undefined ? [] : [{ provider, port }];
    });
  return chained({
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
