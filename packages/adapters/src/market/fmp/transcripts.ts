import type { Transcript } from "@advisor/domain/market/transcript";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { openCache } from "../http/cache.ts";
import type { ProviderDeps, ProviderHttp } from "../http/provider-http.ts";
import { liveValue, undefinedIfUnknown } from "../shared/live-value.ts";
import { dashedSymbol, rowsAbout } from "../shared/symbol.ts";
import {
  FmpCallDates,
  type FmpEarningsCall,
  FmpTranscripts,
  parseEarningsCalls,
  parseTranscript,
} from "./parse-transcript.ts";

export function fmpTranscripts(
  http: ProviderHttp,
  { clock }: ProviderDeps,
): MarketPorts["transcripts"] {
  const calendars = openCache<FmpEarningsCall[]>("filings", clock);
  const kept = openCache<Transcript | undefined>("filings", clock);
  const calls = async (symbol: string) => {
    const query = { symbol: dashedSymbol(symbol) };
    const rows = await http.get(FmpCallDates, "/earning-call-transcript-dates", { query });
    return parseEarningsCalls(rowsAbout("fmp", symbol, rows));
  };
  const read = async (symbol: string, call: FmpEarningsCall) => {
    const query = { symbol: dashedSymbol(symbol), year: call.year, quarter: call.quarter };
    const rows = await http.get(FmpTranscripts, "/earning-call-transcript", { query });
    const document = rowsAbout("fmp", symbol, rows).find(
      ({ year }) => year === null || year === call.year,
    );
    return document?.content ? parseTranscript(symbol, call, document.content) : undefined;
  };
  return {
    async get(symbol, quarter, signal) {
      const known = await calendars(symbol, () => calls(symbol), signal);
      const call = known.find((one) => quarter === null || named(one) === quarter);
      if (call === undefined) return undefined;
      const load = () => undefinedIfUnknown(read(symbol, call));
      const value = await kept(`${symbol} ${named(call)}`, load, signal);
      return value && liveValue("fmp", value, value.held, "filing");
    },
  };
}

const named = ({ year, quarter }: FmpEarningsCall): string => `${year}Q${quarter}`;
