import type { Transcript } from "@advisor/domain/market/transcript";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { cached } from "../http/cache.ts";
import type { ProviderHttp, World } from "../http/provider-http.ts";
import { live, unlessUnknown } from "../shared/live.ts";
import { dashedSymbol } from "../shared/symbol.ts";
import { CallDates, Calls, type HeldCall, heldCalls, transcript } from "./parse-transcript.ts";

export function transcripts(http: ProviderHttp, { clock }: World): MarketPorts["transcripts"] {
  const calendars = cached<HeldCall[]>("filings", clock);
  const kept = cached<Transcript | undefined>("filings", clock);
  const calls = async (symbol: string) => {
    const query = { symbol: dashedSymbol(symbol) };
    return heldCalls(await http.get(CallDates, "/earning-call-transcript-dates", { query }));
  };
  const read = async (symbol: string, call: HeldCall) => {
    const query = { symbol: dashedSymbol(symbol), year: call.year, quarter: call.quarter };
    const [told] = await http.get(Calls, "/earning-call-transcript", { query });
    return told?.content ? transcript(symbol, call, told.content) : undefined;
  };
  return {
    async get(symbol, quarter, signal) {
      const known = await calendars(symbol, () => calls(symbol), signal);
      const call = known.find((one) => quarter === null || named(one) === quarter);
      if (call === undefined) return undefined;
      const load = () => unlessUnknown(read(symbol, call));
      const value = await kept(`${symbol} ${named(call)}`, load, signal);
      return value && live("fmp", value, value.held, "filing");
    },
  };
}

const named = ({ year, quarter }: HeldCall): string => `${year}Q${quarter}`;
