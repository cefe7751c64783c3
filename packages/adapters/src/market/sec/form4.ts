import { Day } from "@advisor/domain/day";
import { decimal } from "@advisor/domain/decimal";
import type { InsiderTrade } from "@advisor/domain/market/trades";
import { decimalText } from "../http/decimal-text.ts";
import { elements, text } from "../http/xml.ts";

/** A Form 4 as it was filed, or an amendment of one. */
export interface Form4 {
  /** Whose shares; null where the document does not say. */
  issuer: number | null;
  /** The reporting owners, by which an amendment finds what it amends. */
  owners: string;
  period: string | null;
  /** The day on which the amended form was filed; null for a form that amends none. */
  original: string | null;
  amends: boolean;
  filed: Day;
  trades: InsiderTrade[];
}

export function form4(symbol: string, filed: Day, xml: string): Form4 {
  const issuer = Number(text(elements(xml, "issuer")[0] ?? "", "issuerCik") ?? Number.NaN);
  const owners = elements(xml, "reportingOwner").flatMap(
    (owner) => text(owner, "rptOwnerCik") ?? text(owner, "rptOwnerName") ?? [],
  );
  return {
    issuer: Number.isNaN(issuer) ? null : issuer,
    owners: owners.toSorted().join(" "),
    period: text(xml, "periodOfReport"),
    original: text(xml, "dateOfOriginalSubmission"),
    amends: /4\/A/.test(text(xml, "documentType") ?? ""),
    filed,
    trades: insiderTrades(symbol, filed, xml),
  };
}

/** The trades in shares that a Form 4 reports; derivatives are left out. */
export function insiderTrades(symbol: string, filed: Day, xml: string): InsiderTrade[] {
  const owners = elements(xml, "reportingOwner");
  const common = {
    symbol,
    owner: owners.flatMap((owner) => text(owner, "rptOwnerName") ?? []).join(" / "),
    title: title(owners[0] ?? ""),
    filed,
    planned: truth(text(xml, "aff10b5One")),
  };
  return elements(xml, "nonDerivativeTransaction").flatMap((transaction) => {
    const trade = parts(transaction);
    return trade === undefined ? [] : [{ ...common, ...trade }];
  });
}

function parts(transaction: string) {
  const value = (name: string) => text(elements(transaction, name)[0] ?? "", "value");
  const date = Day.safeParse(value("transactionDate")?.slice(0, 10));
  const shares = decimalText(value("transactionShares"));
  const code = text(transaction, "transactionCode");
  const side = sides[value("transactionAcquiredDisposedCode") ?? ""];
  if (!date.success || shares === null || code === null || side === undefined) return undefined;
  const price = decimalText(value("transactionPricePerShare"));
  return {
    transaction_date: date.data,
    code,
    side,
    shares,
    price,
    value: price === null ? null : decimal(shares).times(price).round(2).toFixed(),
    shares_after: decimalText(value("sharesOwnedFollowingTransaction")),
  };
}

const sides: Readonly<Record<string, InsiderTrade["side"]>> = { A: "acquired", D: "disposed" };

function title(owner: string): string | null {
  const office = text(owner, "officerTitle");
  if (office !== null) return office;
  if (truth(text(owner, "isDirector")) === true) return "Director";
  return truth(text(owner, "isTenPercentOwner")) === true ? "10% owner" : null;
}

function truth(written: string | null): boolean | null {
  if (written === null) return null;
  return written === "1" || written.toLowerCase() === "true";
}

/** The forms without those of other issuers and those that a later amendment replaces. */
export function inForce(forms: readonly Form4[], cik: number): Form4[] {
  const own = forms.filter(({ issuer }) => issuer === null || issuer === cik);
  return own.filter((form) => !own.some((later) => replaces(later, form)));
}

/** By owner, and by the day that the amendment names, its period, or its trades' days. */
function replaces(later: Form4, form: Form4): boolean {
  if (!later.amends || later === form || later.owners !== form.owners) return false;
  if (later.filed < form.filed || (later.filed === form.filed && form.amends)) return false;
  if (later.original !== null && later.original.slice(0, 10) === form.filed) return true;
  if (later.period !== null && form.period !== null) return later.period === form.period;
  return later.original === null && daysOf(later) === daysOf(form);
}

const daysOf = ({ trades }: Form4): string =>
  [...new Set(trades.map((trade) => trade.transaction_date))].toSorted().join(" ");
