import type { Day } from "@advisor/domain/day";
import type { News } from "@advisor/domain/market/news";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { type EdgarDeps, filingFolder, filingSource } from "./client.ts";
import { dottedTicker, type EdgarDirectory, type Registrant } from "./directory.ts";
import { type EdgarFiling, type Submissions, unreadBefore } from "./submissions.ts";

/** What the Form 8-K items that matter most to shareholders are about. */
const subjects: Readonly<Record<string, string>> = {
  "1.01": "material agreement",
  "1.02": "end of a material agreement",
  "1.03": "bankruptcy",
  "2.01": "acquisition or disposal completed",
  "2.02": "results of operations",
  "2.03": "new debt",
  "2.05": "exit or restructuring costs",
  "2.06": "impairment",
  "3.01": "delisting notice",
  "4.01": "change of auditor",
  "4.02": "earlier statements no longer reliable",
  "5.01": "change of control",
  "5.02": "directors or officers",
  "5.07": "shareholder vote",
  "7.01": "disclosure under Regulation FD",
  "8.01": "other events",
};

/** Company news from the companies' own 8-K current reports, titled by the reported items. */
export function secCurrentReports(
  { clock, base }: EdgarDeps,
  { companies }: EdgarDirectory,
  submitted: Submissions,
): MarketPorts["news"] {
  const archive = base ?? "https://www.sec.gov";
  const reports = async (company: Registrant, from: Day | null, signal?: AbortSignal) => {
    const { filings, unread_before } = await submitted.since(company.cik, from, signal);
    const own = filings.filter(({ form }) => form.startsWith("8-K"));
    return { items: own.map((filing) => item(company, filing, archive)), unread_before };
  };
  return {
    async list(symbols, { from, to, limit }, signal) {
      const all = await companies(signal);
      const known = symbols.flatMap((symbol) => all.get(dottedTicker(symbol)) ?? []);
      const filed = await Promise.all(known.map((one) => reports(one, from, signal)));
      const value = filed
        .flatMap(({ items }) => items)
        .filter(
          ({ published_at: at }) =>
            (from === null || at >= from) && (to === null || at.slice(0, 10) <= to),
        )
        .sort((a, b) => b.published_at.localeCompare(a.published_at))
        .slice(0, limit);
      const unread = filed.flatMap(({ unread_before }) => unread_before ?? []).toSorted();
      return {
        value,
        source: filingSource(value[0]?.published_at.slice(0, 10) ?? clock.today()),
        ...(value.length < limit && unreadBefore(unread.at(-1) ?? null)),
      };
    },
  };
}

function item({ cik, name, symbol }: Registrant, filing: EdgarFiling, archive: string): News {
  const topics = filing.items.flatMap((number) => subjects[number] ?? []);
  return {
    id: filing.accession,
    title: `${name}: ${filing.form}${topics.length === 0 ? "" : ` on ${topics.join(", ")}`}`,
    summary: null,
    publisher: "SEC EDGAR",
    published_at: `${filing.filed}T00:00:00Z`,
    url: new URL(`${filingFolder(cik, filing.accession)}/${filing.document}`, archive).href,
    symbols: [symbol],
  };
}
