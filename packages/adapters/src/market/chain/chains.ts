import { Fault } from "@advisor/domain/fault";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { toolPorts } from "./tool-ports.ts";

export type Env = Readonly<Record<string, string | undefined>>;
type Name = keyof MarketPorts;
/** The ports that each provider serves, by provider name. */
export type PortsByProvider = ReadonlyMap<string, ReadonlySet<string>>;

const prefix = "PROVIDERS_";

/**
 * Reads the order of providers from `PROVIDERS` and `PROVIDERS_<TOOL>`. In the default chain, a
 * port skips the providers that do not serve it; every provider of a tool's own chain must serve
 * it.
 */
export function readChains(env: Env, answers: PortsByProvider): (port: Name) => string[] {
  const standard = named("PROVIDERS", env.PROVIDERS ?? "embedded", answers);
  const own = new Map<Name, { variable: string; chain: string[] }>();
  for (const [variable, value] of Object.entries(env)) {
    if (!variable.startsWith(prefix) || value === undefined) continue;
    const port = portOf(variable);
    const chain = named(variable, value, answers);
    checked(variable, port, chain, answers);
    agreed(own.get(port), { variable, chain });
    own.set(port, { variable, chain });
  }
  return (port) => own.get(port)?.chain ?? standard.filter((name) => answers.get(name)?.has(port));
}

function portOf(variable: string): Name {
  const tool = variable.slice(prefix.length).toLowerCase();
  const port = Object.entries(toolPorts).find(([name]) => name === tool)?.[1];
  if (port !== undefined) return port;
  throw misconfigured(
    `${variable} names no tool that has providers. Tools: ${Object.keys(toolPorts).join(", ")}.`,
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

function agreed(
  other: { variable: string; chain: string[] } | undefined,
  { variable, chain }: { variable: string; chain: string[] },
): void {
  if (other === undefined || other.chain.join() === chain.join()) return;
  throw misconfigured(
    `${other.variable} and ${variable} set different chains for the same data. Make them equal, or set one.`,
  );
}

const misconfigured = (message: string): Fault =>
  new Fault("invalid", "providers_misconfigured", message);
