import type { Transcript } from "@advisor/domain/market/transcript";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { openCache } from "../http/cache.ts";
import type { ProviderDeps } from "../http/provider-http.ts";
import { liveValue } from "../shared/live-value.ts";
import { dashedSymbol, requireSymbol } from "../shared/symbol.ts";
import {
  AlphaVantageEarnings,
  parseReportedQuarters,
  type ReportedQuarter,
} from "./parse-earnings.ts";
import { AlphaVantageTranscript, parseTranscript } from "./parse-transcript.ts";
import { type AlphaVantageClient, providerName } from "./query.ts";

/** How many of the newest quarters to try: a transcript may appear days after the report. */
const newestQuarters = 2;

export function alphaVantageTranscripts(
  ask: AlphaVantageClient,
  { clock }: ProviderDeps,
): MarketPorts["transcripts"] {
  const calendars = openCache<ReportedQuarter[]>("fundamentals", clock);
  const calls = openCache<Transcript | undefined>("filings", clock);
  const calendar = async (symbol: string) => {
    const asked = { symbol: dashedSymbol(symbol) };
    const earnings = await ask(AlphaVantageEarnings, "EARNINGS", asked);
    requireSymbol(providerName, symbol, earnings.symbol);
    return parseReportedQuarters(earnings, clock.today());
  };
  const call = async (symbol: string, one: ReportedQuarter) => {
    const asked = { symbol: dashedSymbol(symbol), quarter: one.quarter };
    return parseTranscript(
      symbol,
      one,
      await ask(AlphaVantageTranscript, "EARNINGS_CALL_TRANSCRIPT", asked),
    );
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
        if (value !== undefined) return liveValue(providerName, value, value.held, "filing");
      }
      return undefined;
    },
  };
}
