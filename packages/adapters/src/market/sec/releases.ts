import type { Transcript } from "@advisor/domain/market/transcript";
import type { MarketPorts } from "@advisor/tools/market-ports";
import * as z from "zod";
import { cached } from "../http/cache.ts";
import { type Edgar, type EdgarDeps, filed, folder } from "./client.ts";
import { type Directory, dotted, type Registrant } from "./directory.ts";
import { quarterNamed, releaseParagraphs } from "./release.ts";
import type { Filing, Submissions } from "./submissions.ts";

const resultsOfOperations = "2.02";
const mostReports = 12;

const Listing = z.object({
  directory: z.object({ item: z.array(z.object({ name: z.string() })) }),
});

/**
 * Earnings releases, which are exhibits of 8-K reports. They are labeled as releases, not
 * transcripts.
 */
export function releases(
  { www }: Edgar,
  { clock }: EdgarDeps,
  { companies }: Directory,
  submitted: Submissions,
): MarketPorts["transcripts"] {
  const kept = cached<Transcript | undefined>("filings", clock);
  const load = async (company: Registrant, filing: Filing): Promise<Transcript | undefined> => {
    const path = folder(company.cik, filing.accession);
    const { directory } = await www.get(Listing, `${path}/index.json`);
    const exhibit = directory.item.find(({ name }) => /ex[-_]?99.*\.html?$/i.test(name));
    if (exhibit === undefined) return undefined;
    return release(company, filing, await www.text(`${path}/${exhibit.name}`, { type: /html/ }));
  };
  return {
    async get(symbol, quarter, signal) {
      const company = (await companies(signal)).get(dotted(symbol));
      if (company === undefined) return undefined;
      const reports = (await submitted.recent(company.cik, signal))
        .filter(({ form, items }) => form === "8-K" && items.includes(resultsOfOperations))
        .slice(0, mostReports);
      for (const report of reports) {
        const value = await kept(report.accession, () => load(company, report), signal);
        if (value === undefined || (quarter !== null && value.quarter !== quarter)) continue;
        return { value, source: filed(value.held) };
      }
      return undefined;
    },
  };
}

function release({ name, symbol }: Registrant, { filed }: Filing, html: string) {
  const paragraphs = releaseParagraphs(html);
  const quarter = quarterNamed(paragraphs.join("\n"));
  if (quarter === undefined) return undefined;
  return {
    symbol,
    company: name,
    quarter,
    held: filed,
    kind: "release" as const,
    paragraphs: paragraphs.map((text) => ({ speaker: null, role: null, text })),
  };
}
