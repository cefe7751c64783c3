import { readProviderChains } from "@advisor/adapters/market/chain/chains";
import { liveProviders } from "@advisor/adapters/market/chain/providers.gen";
import { modelProviders } from "@advisor/adapters/model/providers.gen";
import type { MarketPorts } from "@advisor/tools/market-ports";
import type { Tool } from "@advisor/tools/tool";
import { type Access, accessOf, isMarket, marketPorts } from "./access.ts";

/** The variables with the API keys of all providers. */
export const keyNames = Object.values(liveProviders).flatMap(({ keys }) => keys);

const modelVariables = Object.values(modelProviders).flatMap(({ settings }) =>
  Object.entries(settings),
);
const namesOf = (secret: boolean): string[] =>
  modelVariables.flatMap(([name, { kind }]) => ((kind === "secret") === secret ? [name] : []));

/** The variables that the providers of models read: their keys, and the others. */
export const modelKeys = namesOf(true);
export const modelSettings = namesOf(false);

export interface Reach {
  /** Access to the table. */
  access: Access;
  /** The variables with the keys of its providers. */
  keys: string[];
}

/** What a tool reaches when the providers are asked in this order: its needs decide, and whom it asks by itself. */
export function reachOf(
  tool: Pick<Tool, "needs"> & { name?: string },
  market: Readonly<Record<string, string>>,
): Reach {
  const chains = readProviderChains(market, answers);
  const own = tool.name === undefined ? undefined : chains.own(tool.name);
  const order = (port: keyof MarketPorts) => (own?.port === port ? own.chain : chains.shared(port));
  const asked = new Set(tool.needs.filter(isMarket).flatMap(order));
  return {
    access: accessOf(tool.needs, (port) => order(port).includes("embedded")),
    keys: Object.entries(liveProviders).flatMap(([name, { keys }]) =>
      asked.has(name) ? keys : [],
    ),
  };
}

/** The ports that each provider implements. */
const answers = new Map([
  ["embedded", new Set<string>(marketPorts)],
  ...Object.entries(liveProviders).map(
    ([name, { answers }]) => [name, new Set<string>(answers)] as const,
  ),
]);
