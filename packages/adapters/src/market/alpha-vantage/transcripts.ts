import type { Transcript } from "@advisor/domain/market/transcript";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { cached } from "../http/cache.ts";
import type { World } from "../http/provider-http.ts";
import { live } from "../shared/live.ts";
import { dashedSymbol } from "../shared/symbol.ts";
import { Earnings, type Reported, reported } from "./parse-earnings.ts";
import { Call, transcript } from "./parse-transcript.ts";
import { provider, type Query } from "./query.ts";

/** How many of the newest quarters to try: a transcript may appear days after the report. */
const newestQuarters = 2;

export function transcripts(ask: Query, { clock }: World): MarketPorts["transcripts"] {
  const calendars = cached<Reported[]>("fundamentals", clock);
  const calls = cached<Transcript | undefined>("filings", clock);
  const calendar = async (symbol: string) =>
    reported(await ask(Earnings, "EARNINGS", { symbol: dashedSymbol(symbol) }), clock.today());
  const call = async (symbol: string, one: Reported) => {
    const asked = { symbol: dashedSymbol(symbol), quarter: one.quarter };
    return transcript(symbol, one, await ask(Call, "EARNINGS_CALL_TRANSCRIPT", asked));
  };
  return {
    async get(symbol, quarter, signal) {
      const quarters = await calendars(symbol, () => calendar(symbol), signal);
      const wanted =
        quarter === null
          ? quarters.slice(0, newestQuarters)
          : quarters.filter((one) => one.quarter === quarter);
      for (const one of wanted) {
        const value = await calls(`${symbol} ${one.quarter}`, () => call(symbol, one), signal);
        if (value !== undefined) return live(provider, value, value.held, "filing");
      }
      return undefined;
    },
  };
}
