import { Fault } from "@advisor/domain/fault";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { portByTool } from "./port-by-tool.gen.ts";

export type ProviderEnv = Readonly<Record<string, string | undefined>>;
type Name = keyof MarketPorts;
/** The ports that each provider serves, by provider name. */
export type PortsByProvider = ReadonlyMap<string, ReadonlySet<string>>;

const prefix = "PROVIDERS_";

export interface ProviderChains {
  /** The providers of a port, in order, for all tools without their own setting. */
  shared(port: Name): string[];
  /** The tool's own setting: its port and the providers to ask, in order. */
  own(tool: string): { port: Name; chain: string[] } | undefined;
}

/**
 * Reads the order of providers from `PROVIDERS` and, for one tool, from `PROVIDERS_<TOOL>`. In the shared
 * chain, a port skips the providers that do not serve it; every provider of a tool's own chain must serve
 * it.
 */
export function readProviderChains(env: ProviderEnv, answers: PortsByProvider): ProviderChains {
  const standard = named("PROVIDERS", env.PROVIDERS || "embedded", answers);
  const own = new Map<string, { port: Name; chain: string[] }>();
  for (const [variable, value] of Object.entries(env)) {
    if (!variable.startsWith(prefix) || !value) continue;
    const [tool, port] = toolOf(variable);
    const chain = named(variable, value, answers);
    checked(variable, port, chain, answers);
    own.set(tool, { port, chain });
  }
  return {
    shared: (port) => standard.filter((name) => answers.get(name)?.has(port)),
    own: (tool) => own.get(tool),
  };
}

function toolOf(variable: string): [string, Name] {
  const tool = variable.slice(prefix.length).toLowerCase();
  const found = Object.entries(portByTool).find(([name]) => name === tool);
  if (found !== undefined) return found;
  throw misconfigured(
    `${variable} names no tool that has providers. Tools: ${Object.keys(portByTool).join(", ")}.`,
  );
}

function named(variable: string, value: string, answers: PortsByProvider): string[] {
  const chain = value.split(",").map((name) => name.trim());
  const unknown = chain.find((name) => !answers.has(name));
  if (unknown !== undefined)
    throw misconfigured(
      `${variable} names "${unknown}", which is no provider. Choose from ${[...answers.keys()].join(", ")}.`,
    );
  return [...new Set(chain)];
}

function checked(variable: string, port: Name, chain: string[], answers: PortsByProvider): void {
  const unable = chain.find((name) => !answers.get(name)?.has(port));
  if (unable === undefined) return;
  const able = [...answers].filter(([, ports]) => ports.has(port)).map(([name]) => name);
  throw misconfigured(
    `${variable} names "${unable}", which cannot answer that. Choose from ${able.join(", ")}.`,
  );
}

const misconfigured = (message: string): Fault =>
  new Fault("invalid", "providers_misconfigured", message);
