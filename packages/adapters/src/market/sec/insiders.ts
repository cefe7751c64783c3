import { addDays } from "@advisor/domain/day";
import type { InsiderTrade } from "@advisor/domain/market/trades";
import type { MarketPorts, Range } from "@advisor/tools/market-ports";
import { openCache } from "../http/cache.ts";
import { type EdgarClients, type EdgarDeps, filingFolder, filingSource } from "./client.ts";
import type { EdgarDirectory } from "./directory.ts";
import { dottedTicker } from "./directory.ts";
import { type Form4, parseForm4, withoutAmendedForms } from "./form4.ts";
import type { EdgarFiling, Submissions } from "./submissions.ts";

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
      const { trades, read } = await enough(forms.slice(0, mostForms), load, company.cik, range);
      const partial = partialOf({
        read,
        of: forms.length,
        unread_before,
        range,
        found: trades.length,
      });
      return {
        value: trades,
        source: filingSource(forms[0]?.filed ?? clock.today()),
        ...(partial === null ? {} : { partial }),
      };
    },
  };
}

/** Why the list may miss trades in the range; null when it is complete or reached its limit. */
function partialOf(given: {
  read: number;
  of: number;
  unread_before: string | null;
  range: Range;
  found: number;
}): string | null {
  const { read, of, unread_before, range, found } = given;
  if (found >= range.limit) return null;
  if (read < of) return `The newest ${read} of ${of} Forms 4 were read.`;
  return unread_before === null
    ? null
    : `Filings up to ${unread_before} were not read: name a day to begin with for older ones.`;
}

/** A trade is usually reported within days, and rarely more than a month later. */
const reporting =
  ({ from, to }: Range) =>
  ({ form, filed }: EdgarFiling): boolean =>
    (form === "4" || form === "4/A") &&
    (from === null || filed >= from) &&
    (to === null || filed <= addDays(to, 45));

/** Reads a few forms at a time until it has enough trades. */
async function enough(
  filings: EdgarFiling[],
  load: (filing: EdgarFiling) => Promise<Form4>,
  cik: number,
  { from, to, limit }: Range,
): Promise<{ trades: InsiderTrade[]; read: number }> {
  const forms: Form4[] = [];
  let trades: InsiderTrade[] = [];
  for (let at = 0; at < filings.length && trades.length < limit; at += together) {
    forms.push(...(await Promise.all(filings.slice(at, at + together).map(load))));
    trades = withoutAmendedForms(forms, cik)
      .flatMap((form) => form.trades)
      .filter(
        ({ transaction_date: day }) => (from === null || day >= from) && (to === null || day <= to),
      );
  }
  const newest = trades.sort((a, b) => b.transaction_date.localeCompare(a.transaction_date));
  return { trades: newest.slice(0, limit), read: forms.length };
}

/** The XML document instead of its rendering: `xslF345X05/form4.xml` becomes `form4.xml`. */
const plain = (document: string): string => document.replace(/^xsl[^/]*\//, "");
