import type { Day } from "@advisor/domain/day";
import type { Transcript } from "@advisor/domain/market/transcript";
import type { MarketPorts } from "@advisor/tools/market-ports";
import * as z from "zod";
import { openCache } from "../http/cache.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { type EdgarClients, type EdgarDeps, filingFolder, filingSource } from "./client.ts";
import { dottedTicker, type EdgarDirectory, type Registrant } from "./directory.ts";
import { firstQuarterNamed, releaseParagraphs } from "./release.ts";
import type { EdgarFiling, Submissions } from "./submissions.ts";

const resultsOfOperations = "2.02";
const mostReports = 16;

const Listing = z.object({
  directory: z.object({ item: fittingRows(z.object({ name: z.string() })) }),
});

/**
 * Earnings releases, which are exhibits of 8-K reports. They are labeled as releases, not
 * transcripts.
 */
export function secEarningsReleases(
  { www }: EdgarClients,
  { clock }: EdgarDeps,
  { companies }: EdgarDirectory,
  submitted: Submissions,
): MarketPorts["transcripts"] {
  const kept = openCache<Transcript | undefined>("filings", clock);
  const load = async (
    company: Registrant,
    filing: EdgarFiling,
  ): Promise<Transcript | undefined> => {
    const path = filingFolder(company.cik, filing.accession);
    const { directory } = await www.get(Listing, `${path}/index.json`);
    const exhibit = directory.item.find(({ name }) => /ex[-_]?99.*\.html?$/i.test(name));
    if (exhibit === undefined) return undefined;
    return release(company, filing, await www.text(`${path}/${exhibit.name}`, { type: /html/ }));
  };
  return {
    async get(symbol, quarter, signal) {
      const company = (await companies(signal)).get(dottedTicker(symbol));
      if (company === undefined) return undefined;
      const [from, to] = reportDays(quarter);
      const { filings } = await submitted.since(company.cik, from, signal);
      const reports = filings
        .filter(({ form, items }) => form === "8-K" && items.includes(resultsOfOperations))
        .filter(({ filed }) => to === null || filed <= to)
        .slice(0, mostReports);
      for (const report of reports) {
        const value = await kept(report.accession, () => load(company, report), signal);
        if (value === undefined || (quarter !== null && value.quarter !== quarter)) continue;
        return { value, source: filingSource(value.held) };
      }
      return undefined;
    },
  };
}

/** A fiscal year begins and ends up to a year before or after the calendar year of its number. */
function reportDays(quarter: string | null): [from: Day | null, to: Day | null] {
  if (quarter === null) return [null, null];
  const year = Number(quarter.slice(0, 4));
  return [`${year - 1}-01-01`, `${year + 1}-06-30`];
}

function release({ name, symbol }: Registrant, { filed }: EdgarFiling, html: string) {
  const paragraphs = releaseParagraphs(html);
  const quarter = firstQuarterNamed(paragraphs.join("\n"));
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
