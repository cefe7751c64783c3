import { marketPortNames } from "@advisor/adapters/market/chain/lazy-ports";
import type { DefinedTool } from "@advisor/tools/tool";

const markets: readonly string[] = marketPortNames;
/** Ports of a session, which need no provider. */
const sessions: readonly string[] = ["calendar", "facts"];

/** Generates the port that `PROVIDERS_<TOOL>` is about: the first one of a tool that uses only market data. */
export function portByToolSource(catalog: readonly Pick<DefinedTool, "name" | "needs">[]): string {
  const rows = catalog.flatMap(({ name, needs }) => {
    const [first, ...others] = needs.filter((need) => !sessions.includes(need));
    const isMarket = [first, ...others].every(
      (need) => need !== undefined && markets.includes(need),
    );
    return isMarket ? `  ${name}: "${first}",` : [];
  });
  return [
    "// Written by `npm run catalog`.",
    'import type { MarketPorts } from "@advisor/tools/market-ports";',
    "",
    "/** The port that `PROVIDERS_<TOOL>` configures for each tool. A tool's other ports use `PROVIDERS`. */",
    "export const portByTool = {",
    ...rows,
    "} as const satisfies Readonly<Record<string, keyof MarketPorts>>;",
    "",
  ].join("\n");
}
