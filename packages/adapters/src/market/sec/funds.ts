import type * as Security from "@advisor/domain/security";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { openCache } from "../http/cache.ts";
import { type EdgarClients, type EdgarDeps, filingFolder, filingSource } from "./client.ts";
import type { EdgarDirectory, Registrant } from "./directory.ts";
import { parseFundReport } from "./nport.ts";
import type { Submissions } from "./submissions.ts";

/** Fund holdings from N-PORT reports: complete, but published up to 60 days after the quarter ends. */
export function secFunds(
  { www }: EdgarClients,
  { clock }: EdgarDeps,
  directory: EdgarDirectory,
  submitted: Submissions,
): MarketPorts["funds"] {
  const kept = openCache<Security.Fund | undefined>("filings", clock);
  const path = async (symbol: string): Promise<string | undefined> => {
    const series = (await directory.funds()).get(symbol);
    if (series !== undefined)
      return newestReport(await www.text(browse, { query: by(series.series) }));
    const company = (await directory.companies()).get(symbol);
    if (company === undefined) return undefined;
    const report = (await submitted.recent(company.cik)).find(({ form }) => form === "NPORT-P");
    return report === undefined ? undefined : filingFolder(company.cik, report.accession);
  };
  const load = async (symbol: string) => {
    const report = await path(symbol);
    if (report === undefined) return undefined;
    const [xml, companies] = await Promise.all([
      www.text(`${report}/primary_doc.xml`),
      directory.companies(),
    ]);
    return parseFundReport(symbol, xml, tickers(companies.values()));
  };
  const fund = (symbol: string, signal?: AbortSignal) => kept(symbol, () => load(symbol), signal);
  return {
    async get(symbol, signal) {
      const value = await fund(symbol, signal);
      return value === undefined ? undefined : { value, source: filingSource(value.as_of) };
    },
    async many(symbols) {
      const found = await Promise.all(symbols.map((symbol) => fund(symbol)));
      return new Map(found.flatMap((one) => (one === undefined ? [] : [[one.symbol, one]])));
    },
    /** The fund directory has tickers only, and no names to list. */
    list: async () => ({ value: [], source: filingSource(clock.today()) }),
  };
}

const browse = "/cgi-bin/browse-edgar";

/** A trust files one report for each of its funds, so the filings are looked up by series. */
const by = (series: string) => ({
  action: "getcompany",
  CIK: series,
  type: "NPORT-P",
  owner: "include",
  count: 10,
  output: "atom",
});

const newestReport = (feed: string): string | undefined =>
  /\/Archives\/edgar\/data\/\d+\/\d{18}(?=\/)/.exec(feed)?.[0];

/** Looks up a company's ticker by its exact name; null unless exactly one ticker has that name. */
function tickers(companies: Iterable<Registrant>): (name: string) => string | null {
  const known = new Map<string, string | null>();
  for (const { name, symbol } of companies) {
    const key = bare(name);
    known.set(key, known.has(key) ? null : symbol);
  }
  return (name) => known.get(bare(name)) ?? null;
}

const bare = (name: string): string => name.toUpperCase().replace(/[^A-Z0-9]/g, "");
