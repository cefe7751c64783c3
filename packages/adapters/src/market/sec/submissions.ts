import { Day } from "@advisor/domain/day";
import * as z from "zod";
import { openCache } from "../http/cache.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { type EdgarClients, type EdgarDeps, padCik } from "./client.ts";

const texts = z.array(z.string().nullable().catch(null));

const Page = z.object({
  form: texts,
  accessionNumber: texts,
  primaryDocument: texts,
  filingDate: z.array(Day.nullable().catch(null)),
  items: texts.optional(),
});

const Submissions = z.object({
  filings: z.object({
    recent: Page,
    /** Pages of older filings. */
    files: fittingRows(z.object({ name: z.string(), filingFrom: Day, filingTo: Day })).optional(),
  }),
});

export interface EdgarFiling {
  form: string;
  accession: string;
  document: string;
  filed: Day;
  /** Numbers of the items of an 8-K, such as 2.02. */
  items: string[];
}

/**
 * Lists a registrant's filings. `since` also reads older pages, up to a limit; `unread_before` is set
 * when it had to stop early.
 */
export interface Submissions {
  recent(cik: number, signal?: AbortSignal): Promise<EdgarFiling[]>;
  since(
    cik: number,
    from: Day | null,
    signal?: AbortSignal,
  ): Promise<{ filings: EdgarFiling[]; unread_before: Day | null }>;
}

/** The sentence about older filings that were not read. */
export const unreadBefore = (day: Day | null): { partial?: string } =>
  day === null
    ? {}
    : {
        partial: `Filings up to ${day} were not read: name a day to begin with for older ones.`,
      };

/** The most pages to read: a registrant with a hundred thousand filings has dozens. */
const mostPages = 5;

export function openSubmissions({ data }: EdgarClients, { clock }: EdgarDeps): Submissions {
  const kept = openCache<z.infer<typeof Submissions>>("news", clock);
  const pages = openCache<EdgarFiling[]>("filings", clock);
  const load = (cik: number, signal?: AbortSignal) => {
    const path = `/submissions/CIK${padCik(cik)}.json`;
    return kept(padCik(cik), () => data.get(Submissions, path), signal);
  };
  return {
    recent: async (cik, signal) => filings((await load(cik, signal)).filings.recent),
    async since(cik, from, signal) {
      const { recent, files = [] } = (await load(cik, signal)).filings;
      const older = files.toSorted((a, b) => b.filingTo.localeCompare(a.filingTo));
      const wanted = older.filter(({ filingTo }) => from !== null && filingTo >= from);
      const read = wanted.slice(0, mostPages);
      const found = await Promise.all(
        read.map(({ name }) =>
          pages(name, async () => filings(await data.get(Page, `/submissions/${name}`)), signal),
        ),
      );
      const next = older[read.length];
      const unread = next !== undefined && (from === null || next.filingTo >= from);
      return {
        filings: [...filings(recent), ...found.flat()],
        unread_before: unread ? next.filingTo : null,
      };
    },
  };
}

/** Turns the parallel arrays into rows, newest first; incomplete rows are dropped. */
function filings(recent: z.infer<typeof Page>): EdgarFiling[] {
  return recent.accessionNumber.flatMap((accession, index) => {
    const form = recent.form[index];
    const document = recent.primaryDocument[index];
    const filed = recent.filingDate[index];
    if (accession === null || form == null || document == null || filed == null) return [];
    const items = (recent.items?.[index] ?? "").split(",").filter((item) => item !== "");
    return [{ form, accession, document, filed, items }];
  });
}
