import type { Transcript } from "@advisor/domain/market/transcript";
import type { MarketPorts } from "@advisor/tools/market-ports";
import type * as z from "zod";
import { openCache } from "../http/cache.ts";
import { providerFault } from "../http/provider-fault.ts";
import { type ProviderDeps, type ProviderHttp, providerHttp } from "../http/provider-http.ts";
import { liveValue, undefinedIfUnknown } from "../shared/live.ts";
import { Companies, type Company, companyOf, plainTicker } from "./parse-company.ts";
import { type Call, Documents, Events, heldCalls, transcriptFile } from "./parse-event.ts";
import { TranscriptFile, transcript } from "./parse-transcript.ts";

type QuartrDeps = ProviderDeps & { key: string | undefined; base: string | undefined };

const home = "https://api.quartr.com/public/v3";

/** Quartr (paid): earnings call transcripts with named speakers. */
export function quartr(given: QuartrDeps): Pick<MarketPorts, "transcripts"> {
  const { clock } = given;
  const api = client(given);
  const companies = openCache<Company | undefined>("fundamentals", clock);
  const held = openCache<Call | undefined>("filings", clock);
  const kept = openCache<Transcript | undefined>("filings", clock);
  const read = async (symbol: string, company: Company, call: Call) => {
    const file = await api.file(call);
    const name = company.displayName ?? company.name ?? symbol;
    return file && transcript(symbol, name, call, file);
  };
  return {
    transcripts: {
      async get(symbol, quarter, signal) {
        const found = () => undefinedIfUnknown(api.company(symbol));
        const company = await companies(symbol, found, signal);
        if (company === undefined) return undefined;
        const asked = `${company.id} ${quarter ?? `until ${clock.today()}`}`;
        const call = await held(asked, () => api.call(company, quarter), signal);
        if (call === undefined) return undefined;
        const load = () => undefinedIfUnknown(read(symbol, company, call));
        const value = await kept(`${symbol} ${call.quarter}`, load, signal);
        return value && liveValue("quartr", value, value.held, "filing");
      },
    },
  };
}

const pageRows = 100;
const mostPages = 5;

/** The three requests that lead to a transcript, and the transcript file. */
function client(given: QuartrDeps) {
  const http = providerHttp({
    ...given,
    provider: "quartr",
    base: given.base ?? home,
    needs: { QUARTR_API_KEY: given.key },
    headers: { "x-api-key": given.key ?? "", accept: "application/json" },
    pace: { perSecond: 5 },
    timeoutMs: 10_000,
  });
  const files = fileClient(given);
  return {
    async company(symbol: string): Promise<Company | undefined> {
      const query = { tickers: plainTicker(symbol), limit: pageRows };
      return companyOf(symbol, await http.get(Companies, "/companies", { query }));
    },
    /** The call for a quarter, or the newest one. */
    async call({ id }: Company, quarter: string | null): Promise<Call | undefined> {
      const asked = { companyIds: id, sortBy: "date", direction: "desc", limit: pageRows };
      let cursor: number | undefined;
      for (let page = 0; page < mostPages; page++) {
        const query = { ...asked, cursor };
        const events: z.infer<typeof Events> = await http.get(Events, "/events", { query });
        const wanted = heldCalls(events, given.clock.today()).find(
          (one) => quarter === null || one.quarter === quarter,
        );
        cursor = events.pagination.nextCursor ?? undefined;
        if (wanted !== undefined || cursor === undefined) return wanted;
      }
      return undefined;
    },
    async file({ event }: Call) {
      const query = { eventIds: event, limit: pageRows };
      const documents = await http.get(Documents, "/documents/transcripts", { query });
      const url = transcriptFile(documents);
      return url && (await files(url));
    },
  };
}

/** Files are on other hosts, which must not receive the API key. */
function fileClient(given: QuartrDeps) {
  const http: ProviderHttp = providerHttp({
    ...given,
    provider: "quartr",
    base: home,
    pace: { perSecond: 5 },
    timeoutMs: 10_000,
  });
  const own = new URL(given.base ?? home).origin;
  return async (url: URL) => {
    const quartrs = url.protocol === "https:" && /(^|\.)quartr\.com$/.test(url.hostname);
    if (!quartrs && url.origin !== own)
      throw providerFault("upstream", "quartr", "sent the request on to another place.");
    return await http.at(url.origin).get(TranscriptFile, `${url.pathname}${url.search}`, {
      type: /json|octet-stream|text\/plain/,
    });
  };
}
