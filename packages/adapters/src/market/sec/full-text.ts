import type { MarketPorts } from "@advisor/tools/market-ports";
import * as z from "zod";
import { fittingRows } from "../shared/fitting-rows.ts";
import { type EdgarClients, type EdgarDeps, filingFolder, filingSource } from "./client.ts";

const Hit = z.object({
  /** Accession number and document: `0000320193-26-000001:aapl.htm`. */
  _id: z.string(),
  _source: z.object({
    ciks: z.array(z.string()),
    display_names: z.array(z.string()),
    form: z.string().nullish(),
    file_type: z.string().nullish(),
    file_date: z.string(),
    file_description: z.string().nullish(),
  }),
});

const Found = z.object({ hits: z.object({ hits: fittingRows(Hit) }) });

/** A keyless substitute for web search: EDGAR's full-text search, which finds only SEC filings. */
export function secFullTextSearch(
  { search }: EdgarClients,
  { clock, base }: EdgarDeps,
): MarketPorts["web"] {
  const archive = base ?? "https://www.sec.gov";
  return {
    async search(query, limit, signal) {
      const found = await search.get(Found, "/LATEST/search-index", {
        query: { q: query },
        signal,
      });
      const results = found.hits.hits.slice(0, limit).flatMap((hit) => result(hit, archive));
      return { value: { answer: null, results, cost_usd: 0 }, source: filingSource(clock.today()) };
    },
  };
}

function result({ _id, _source: source }: z.infer<typeof Hit>, archive: string) {
  const [accession, document] = _id.split(":");
  const cik = Number(source.ciks[0]);
  if (accession === undefined || document === undefined || Number.isNaN(cik)) return [];
  const company = source.display_names[0] ?? "Unnamed registrant";
  const form = source.form ?? source.file_type ?? "filing";
  return [
    {
      title: `${company.replace(/\s+/g, " ")}: ${form} of ${source.file_date}`,
      url: new URL(`${filingFolder(cik, accession)}/${document}`, archive).href,
      snippet: source.file_description ?? `An SEC filing (${form}) that contains these words.`,
      date: source.file_date,
    },
  ];
}
