import type { MarketPorts } from "@advisor/tools/market-ports";
import type { ProviderEnv } from "./chain/chains.ts";
import type { MarketPortName } from "./chain/lazy-ports.ts";
import type { ProviderDeps } from "./http/provider-http.ts";

type Ports = Partial<MarketPorts>;
/** A broker's ports read as the trader whose token is given. */
type BrokerPorts = (brokerToken: string | undefined) => Ports;

/** A provider of market data: what `<name>/<name>.ts` exports as `provider`. */
export interface Provider {
  /** The ports it serves. */
  answers: readonly MarketPortName[];
  /** The variables with its API keys; none if it needs no key. */
  keys?: readonly string[];
  /** Called once, on first use. A missing key is reported by the first question. */
  open(env: ProviderEnv, deps: ProviderDeps): Ports | BrokerPorts;
}

/** What is known of a provider before its code is loaded. */
export interface LiveProvider {
  answers: readonly MarketPortName[];
  keys: readonly string[];
  load(): Promise<Provider>;
}

export async function openProvider(
  { load }: LiveProvider,
  env: ProviderEnv,
  deps: ProviderDeps,
): Promise<BrokerPorts> {
  const opened = (await load()).open(env, deps);
  return typeof opened === "function" ? opened : () => opened;
}
