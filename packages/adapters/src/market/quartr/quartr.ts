import type { Transcript } from "@advisor/domain/market/transcript";
import type { MarketPorts } from "@advisor/tools/market-ports";
import type * as z from "zod";
import { openCache } from "../http/cache.ts";
import { providerFault } from "../http/provider-fault.ts";
import { type ProviderDeps, type ProviderHttp, providerHttp } from "../http/provider-http.ts";
import type { Provider } from "../provider.ts";
import { liveValue, undefinedIfUnknown } from "../shared/live-value.ts";
import {
  findCompany,
  QuartrCompanies,
  type QuartrCompany,
  withoutExchangeSuffix,
} from "./parse-company.ts";
import {
  pastEarningsCalls,
  type QuartrCall,
  QuartrDocuments,
  QuartrEvents,
  transcriptUrl,
} from "./parse-event.ts";
import { parseTranscript, QuartrTranscriptFile } from "./parse-transcript.ts";

type QuartrDeps = ProviderDeps & { key: string | undefined; base: string | undefined };

const home = "https://api.quartr.com/public/v3";

/** Quartr (paid): earnings call transcripts with named speakers. */
export function quartrProvider(deps: QuartrDeps): Pick<MarketPorts, "transcripts"> {
  const { clock } = deps;
  const api = client(deps);
  const companies = openCache<QuartrCompany | undefined>("fundamentals", clock);
  const held = openCache<QuartrCall | undefined>("filings", clock);
  const kept = openCache<Transcript | undefined>("filings", clock);
  const read = async (symbol: string, company: QuartrCompany, call: QuartrCall) => {
    const file = await api.file(call);
    const name = company.displayName ?? company.name ?? symbol;
    return file && parseTranscript(symbol, name, call, file);
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

/** The requests that find a transcript (company, call, document), and its download. */
function client(deps: QuartrDeps) {
  const http = providerHttp({
    ...deps,
    provider: "quartr",
    base: deps.base ?? home,
    needs: { QUARTR_API_KEY: deps.key },
    headers: { "x-api-key": deps.key ?? "", accept: "application/json" },
    pace: { perSecond: 5 },
    timeoutMs: 10_000,
  });
  const files = fileClient(deps);
  return {
    async company(symbol: string): Promise<QuartrCompany | undefined> {
      const query = { tickers: withoutExchangeSuffix(symbol), limit: pageRows };
      return findCompany(symbol, await http.get(QuartrCompanies, "/companies", { query }));
    },
    /** The call for a quarter, or the newest one. */
    async call({ id }: QuartrCompany, quarter: string | null): Promise<QuartrCall | undefined> {
      const asked = { companyIds: id, sortBy: "date", direction: "desc", limit: pageRows };
      let cursor: number | undefined;
      for (let page = 0; page < mostPages; page++) {
        const query = { ...asked, cursor };
        const events: z.infer<typeof QuartrEvents> = await http.get(QuartrEvents, "/events", {
          query,
        });
        const wanted = pastEarningsCalls(events, deps.clock.today()).find(
          (one) => quarter === null || one.quarter === quarter,
        );
        cursor = events.pagination.nextCursor ?? undefined;
        if (wanted !== undefined || cursor === undefined) return wanted;
      }
      return undefined;
    },
    async file({ event }: QuartrCall) {
      const query = { eventIds: event, limit: pageRows };
      const documents = await http.get(QuartrDocuments, "/documents/transcripts", { query });
      const url = transcriptUrl(documents);
      return url && (await files(url));
    },
  };
}

/** Files are on other hosts, which must not receive the API key. */
function fileClient(deps: QuartrDeps) {
  const http: ProviderHttp = providerHttp({
    ...deps,
    provider: "quartr",
    base: home,
    pace: { perSecond: 5 },
    timeoutMs: 10_000,
  });
  const own = new URL(deps.base ?? home).origin;
  return async (url: URL) => {
    const quartrs = url.protocol === "https:" && /(^|\.)quartr\.com$/.test(url.hostname);
    if (!quartrs && url.origin !== own)
      throw providerFault("upstream", "quartr", "sent the request on to another place.");
    return await http.at(url.origin).get(QuartrTranscriptFile, `${url.pathname}${url.search}`, {
      type: /json|octet-stream|text\/plain/,
    });
  };
}

export const provider: Provider = {
  answers: ["transcripts"],
  keys: ["QUARTR_API_KEY"],
  open: (env, deps) =>
    quartrProvider({ ...deps, base: env.QUARTR_BASE_URL, key: env.QUARTR_API_KEY }),
};
