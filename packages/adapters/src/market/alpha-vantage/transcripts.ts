import type { Transcript } from "@advisor/domain/market/transcript";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { openCache } from "../http/cache.ts";
import type { ProviderDeps } from "../http/provider-http.ts";
import { liveValue } from "../shared/live.ts";
import { dashedSymbol } from "../shared/symbol.ts";
import { Earnings, type ReportedQuarter, reportedQuarters } from "./parse-earnings.ts";
import { Call, transcript } from "./parse-transcript.ts";
import { type CallFunction, provider } from "./query.ts";

/** How many of the newest quarters to try: a transcript may appear days after the report. */
const newestQuarters = 2;

export function transcripts(
  ask: CallFunction,
  { clock }: ProviderDeps,
): MarketPorts["transcripts"] {
  const calendars = openCache<ReportedQuarter[]>("fundamentals", clock);
  const calls = openCache<Transcript | undefined>("filings", clock);
  const calendar = async (symbol: string) =>
    reportedQuarters(
      await ask(Earnings, "EARNINGS", { symbol: dashedSymbol(symbol) }),
      clock.today(),
    );
  const call = async (symbol: string, one: ReportedQuarter) => {
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
        if (value !== undefined) return liveValue(provider, value, value.held, "filing");
      }
      return undefined;
    },
  };
}
