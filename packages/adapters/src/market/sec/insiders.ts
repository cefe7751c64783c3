import { addDays, type Day } from "@advisor/domain/day";
import { Fault } from "@advisor/domain/fault";
import type { InsiderTrade } from "@advisor/domain/market/trades";
import type { MarketPorts, Range } from "@advisor/tools/market-ports";
import { openCache } from "../http/cache.ts";
import { type EdgarClients, type EdgarDeps, filingFolder, filingSource } from "./client.ts";
import type { EdgarDirectory } from "./directory.ts";
import { dottedTicker } from "./directory.ts";
import { type Form4, parseForm4, withoutAmendedForms } from "./form4.ts";
import { type EdgarFiling, type Submissions, unreadBefore } from "./submissions.ts";

const together = 6;
/** The most forms that can be read within a tool's deadline at ten requests a second. */
const mostForms = 60;

/** Insider trades from Form 4, which is due two business days after the trade. */
export function secInsiderTrades(
  { www }: EdgarClients,
  { clock }: EdgarDeps,
  { companies }: EdgarDirectory,
  submitted: Submissions,
): MarketPorts["insiders"] {
  const kept = openCache<Form4>("filings", clock);
  return {
    async list(asked, range, signal) {
      const symbol = dottedTicker(asked);
      const company = (await companies(signal)).get(symbol);
      if (company === undefined) return undefined;
      const { filings, unread_before } = await submitted.since(company.cik, range.from, signal);
      const forms = filings.filter(reporting(range));
      const load = (filing: EdgarFiling) => {
        const path = `${filingFolder(company.cik, filing.accession)}/${plain(filing.document)}`;
        const read = async () => {
          const form = parseForm4(symbol, filing.filed, await www.text(path));
          return { ...form, amends: form.amends || filing.form === "4/A" };
        };
        return kept(path, read, signal);
      };
      const found = await enough(forms.slice(0, mostForms), load, company.cik, range);
      return {
        value: found.trades,
        source: filingSource(forms[0]?.filed ?? clock.today()),
        ...partialOf({ ...found, of: forms.length, unread_before, limit: range.limit }),
      };
    },
  };
}

interface ReadForms {
  trades: InsiderTrade[];
  /** How many forms were requested. */
  read: number;
  /** How many of them could not be read. */
  failed: number;
}

/** Why the list may miss trades in the range; empty when it is complete or reached its limit. */
function partialOf(input: ReadForms & { of: number; unread_before: Day | null; limit: number }): {
  partial?: string;
} {
  const { trades, read, failed, of, unread_before, limit } = input;
  if (failed > 0) return { partial: `${failed} of ${read} Forms 4 could not be read.` };
  if (trades.length >= limit) return {};
  if (read < of) return { partial: `The newest ${read} of ${of} Forms 4 were read.` };
  return unreadBefore(unread_before);
}

/** A trade is usually reported within days, and rarely more than a month later. */
const reporting =
  ({ from, to }: Range) =>
  ({ form, filed }: EdgarFiling): boolean =>
    (form === "4" || form === "4/A") &&
    (from === null || filed >= from) &&
    (to === null || filed <= addDays(to, 45));

/** Reads a few forms at a time until it has enough trades. A form that cannot be read is skipped. */
async function enough(
  filings: EdgarFiling[],
  load: (filing: EdgarFiling) => Promise<Form4>,
  cik: number,
  { from, to, limit }: Range,
): Promise<ReadForms> {
  const forms: Form4[] = [];
  const faults: unknown[] = [];
  let [trades, read]: [InsiderTrade[], number] = [[], 0];
  for (; read < filings.length && trades.length < limit; read += together) {
    const replies = await Promise.allSettled(filings.slice(read, read + together).map(load));
    forms.push(...replies.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
    faults.push(...replies.flatMap((one) => (one.status === "rejected" ? [one.reason] : [])));
    const blocking = faults.find((fault) => !isUnreadable(fault));
    if (blocking !== undefined) throw blocking;
    trades = withoutAmendedForms(forms, cik)
      .flatMap((form) => form.trades)
      .filter(
        ({ transaction_date: day }) => (from === null || day >= from) && (to === null || day <= to),
      );
  }
  if (forms.length === 0 && faults.length > 0) throw faults[0];
  const newest = trades.sort((a, b) => b.transaction_date.localeCompare(a.transaction_date));
  return {
    trades: newest.slice(0, limit),
    read: Math.min(read, filings.length),
    failed: faults.length,
  };
}

const isUnreadable = (error: unknown): boolean =>
  error instanceof Fault && ["not_found", "upstream"].includes(error.code);

/** The XML document instead of its rendering: `xslF345X05/form4.xml` becomes `form4.xml`. */
const plain = (document: string): string => document.replace(/^xsl[^/]*\//, "");
