import { Day } from "@advisor/domain/day";
import { decimal } from "@advisor/domain/decimal";
import type { InsiderTrade } from "@advisor/domain/market/trades";
import { decimalText } from "../http/decimal-text.ts";
import { elements, text } from "../http/xml.ts";

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
