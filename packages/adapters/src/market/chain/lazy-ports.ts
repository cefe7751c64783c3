import type { MarketPorts } from "@advisor/tools/market-ports";

export type MarketPortName = keyof MarketPorts;

/** The methods of each port. */
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
} as const satisfies { [Name in MarketPortName]: readonly (keyof MarketPorts[Name])[] };

export const marketPortNames = Object.keys(questions) as MarketPortName[];

type Ask = (...asked: unknown[]) => Promise<unknown>;

/** Ports that load their provider on the first call: most processes never use it. */
export function lazyPorts(
  names: readonly MarketPortName[],
  load: () => Promise<Partial<MarketPorts>>,
): Partial<MarketPorts> {
  const late =
    (name: MarketPortName, question: string): Ask =>
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
