import type { MarketPorts } from "@advisor/tools/market-ports";

export type PortName = keyof MarketPorts;

/** The questions of each port. */
const questions = {
  quotes: ["get", "many"],
  history: ["daily"],
  fundamentals: ["get"],
  news: ["list"],
  insiders: ["list"],
  darkpool: ["list"],
  congress: ["list"],
  owners: ["list"],
  options: ["chain"],
  transcripts: ["get"],
  funds: ["get", "many", "list"],
  symbols: ["suggest", "search"],
  instruments: ["search"],
  instrument_quotes: ["many"],
  instrument_history: ["bars"],
  companies: ["lookup"],
  web: ["search"],
} as const satisfies { [Name in PortName]: readonly (keyof MarketPorts[Name])[] };

type Ask = (...asked: unknown[]) => Promise<unknown>;

/** Ports of a provider that is loaded with the first question, as most processes never ask it one. */
export function latePorts(
  names: readonly PortName[],
  load: () => Promise<Partial<MarketPorts>>,
): Partial<MarketPorts> {
  const late =
    (name: PortName, question: string): Ask =>
    async (...asked) => {
      const port = (await load())[name] as Record<string, Ask> | undefined;
      if (port?.[question] === undefined) throw new Error(`No ${name} here, though it was said.`);
      return port[question](...asked);
    };
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(questions[name].map((question) => [question, late(name, question)])),
    ]),
  );
}
