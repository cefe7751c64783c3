import { Day } from "@advisor/domain/day";
import { decimal } from "@advisor/domain/decimal";
import type { InsiderTrade } from "@advisor/domain/market/trades";
import { decimalText } from "../http/decimal-text.ts";
import { xmlElements, xmlText } from "../http/xml.ts";

/** A Form 4 or an amendment (4/A), as filed. */
export interface Form4 {
  /** The issuer's CIK; null when the document does not state it. */
  issuer: number | null;
  /** The reporting owners, used to match an amendment to the form it amends. */
  owners: string;
  period: string | null;
  /** The filing date of the amended form; null for a form that is not an amendment. */
  original: string | null;
  amends: boolean;
  filed: Day;
  trades: InsiderTrade[];
}

export function parseForm4(symbol: string, filed: Day, xml: string): Form4 {
  const issuer = Number(xmlText(xmlElements(xml, "issuer")[0] ?? "", "issuerCik") ?? Number.NaN);
  const owners = xmlElements(xml, "reportingOwner").flatMap(
    (owner) => xmlText(owner, "rptOwnerCik") ?? xmlText(owner, "rptOwnerName") ?? [],
  );
  return {
    issuer: Number.isNaN(issuer) ? null : issuer,
    owners: owners.toSorted().join(" "),
    period: xmlText(xml, "periodOfReport"),
    original: xmlText(xml, "dateOfOriginalSubmission"),
    amends: /4\/A/.test(xmlText(xml, "documentType") ?? ""),
    filed,
    trades: parseInsiderTrades(symbol, filed, xml),
  };
}

/** The share trades in a Form 4, without derivatives. */
export function parseInsiderTrades(symbol: string, filed: Day, xml: string): InsiderTrade[] {
  const owners = xmlElements(xml, "reportingOwner");
  const common = {
    symbol,
    owner: owners.flatMap((owner) => xmlText(owner, "rptOwnerName") ?? []).join(" / "),
    title: title(owners[0] ?? ""),
    filed,
    planned: truth(xmlText(xml, "aff10b5One")),
  };
  return xmlElements(xml, "nonDerivativeTransaction").flatMap((transaction) => {
    const trade = parts(transaction);
    return trade === undefined ? [] : [{ ...common, ...trade }];
  });
}

function parts(transaction: string) {
  const value = (name: string) => xmlText(xmlElements(transaction, name)[0] ?? "", "value");
  const date = Day.safeParse(value("transactionDate")?.slice(0, 10));
  const shares = decimalText(value("transactionShares"));
  const code = xmlText(transaction, "transactionCode");
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
  const office = xmlText(owner, "officerTitle");
  if (office !== null) return office;
  if (truth(xmlText(owner, "isDirector")) === true) return "Director";
  return truth(xmlText(owner, "isTenPercentOwner")) === true ? "10% owner" : null;
}

function truth(written: string | null): boolean | null {
  if (written === null) return null;
  return written === "1" || written.toLowerCase() === "true";
}

/** Drops forms of other issuers and forms that a later amendment (4/A) replaces. */
export function withoutAmendedForms(forms: readonly Form4[], cik: number): Form4[] {
  const own = forms.filter(({ issuer }) => issuer === null || issuer === cik);
  const replaced = new Set(own.filter(({ amends }) => amends).flatMap((one) => amended(one, own)));
  return own.filter((form) => !replaced.has(form));
}

/**
 * The owner's earlier forms that an amendment replaces: those of the original date that it names, else
 * those of its period or of its trade dates.
 */
function amended(later: Form4, own: readonly Form4[]): Form4[] {
  const earlier = own.filter(
    (form) =>
      form !== later &&
      form.owners === later.owners &&
      (form.filed < later.filed || (form.filed === later.filed && !form.amends)),
  );
  const original = later.original?.slice(0, 10);
  const named = earlier.filter(
    (form) =>
      original !== undefined && [form.filed, form.original?.slice(0, 10)].includes(original),
  );
  if (named.length > 0) return named;
  return earlier.filter((form) => {
    if (later.period !== null && form.period !== null) return later.period === form.period;
    return original === undefined && daysOf(later) === daysOf(form);
  });
}

const daysOf = ({ trades }: Form4): string =>
  [...new Set(trades.map((trade) => trade.transaction_date))].toSorted().join(" ");
