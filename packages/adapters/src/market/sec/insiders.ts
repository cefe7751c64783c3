import { addDays } from "@advisor/domain/day";
import type { InsiderTrade } from "@advisor/domain/market/trades";
import type { MarketPorts, Range } from "@advisor/tools/market-ports";
import { cached } from "../http/cache.ts";
import { type Edgar, filed, folder, type Given } from "./client.ts";
import type { Directory } from "./directory.ts";
import { dotted } from "./directory.ts";
import { insiderTrades } from "./form4.ts";
import type { Filing, Submitted } from "./submissions.ts";

const together = 6;
const mostForms = 24;

/** Trades of insiders as their Forms 4 report them, due two business days after the trade. */
export function insiders(
  { www }: Edgar,
  { clock }: Given,
  { companies }: Directory,
  submitted: Submitted,
): MarketPorts["insiders"] {
  const kept = cached<InsiderTrade[]>("filings", clock);
  return {
    async list(asked, range, signal) {
      const symbol = dotted(asked);
      const company = (await companies(signal)).get(symbol);
      if (company === undefined) return undefined;
      const forms = (await submitted(company.cik, signal)).filter(reporting(range));
      const trades = (filing: Filing) => {
        const path = `${folder(company.cik, filing.accession)}/${plain(filing.document)}`;
        const load = async () => insiderTrades(symbol, filing.filed, await www.text(path));
        return kept(path, load, signal);
      };
      const value = await enough(forms.slice(0, mostForms), trades, range);
      return { value, source: filed(forms[0]?.filed ?? clock.today()) };
    },
  };
}

/** A trade is reported soon after it, rarely more than a month later. */
const reporting =
  ({ from, to }: Range) =>
  ({ form, filed }: Filing): boolean =>
    (form === "4" || form === "4/A") &&
    (from === null || filed >= from) &&
    (to === null || filed <= addDays(to, 45));

/** Reads a few forms at a time until there are trades enough. */
async function enough(
  forms: Filing[],
  trades: (filing: Filing) => Promise<InsiderTrade[]>,
  { from, to, limit }: Range,
): Promise<InsiderTrade[]> {
  const found: InsiderTrade[] = [];
  for (let at = 0; at < forms.length && found.length < limit; at += together) {
    const read = await Promise.all(forms.slice(at, at + together).map(trades));
    const inside = read
      .flat()
      .filter(
        ({ transaction_date: day }) => (from === null || day >= from) && (to === null || day <= to),
      );
    found.push(...inside);
  }
  return found.sort((a, b) => b.transaction_date.localeCompare(a.transaction_date)).slice(0, limit);
}

/** The document itself rather than its rendering: `xslF345X05/form4.xml` is `form4.xml`. */
const plain = (document: string): string => document.replace(/^xsl[^/]*\//, "");
