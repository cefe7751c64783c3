import type { CongressTrade } from "@advisor/domain/market/trades";
import { xmlElements, xmlText } from "../http/xml.ts";

/** The periodic transaction reports (type P) in a year's index, newest first. */
export const parseTradeReports = (xml: string, base: string): CongressTrade[] =>
  xmlElements(xml, "Member")
    .filter((member) => xmlText(member, "FilingType") === "P")
    .flatMap((member) => report(member, base))
    .sort((a, b) => b.filed.localeCompare(a.filed));

function report(member: string, base: string): CongressTrade[] {
  const filed = day(xmlText(member, "FilingDate") ?? "");
  const id = xmlText(member, "DocID");
  const year = xmlText(member, "Year");
  if (filed === undefined || id === null || year === null) return [];
  const names = ["Prefix", "First", "Last", "Suffix"].flatMap(
    (part) => xmlText(member, part) ?? [],
  );
  const district = xmlText(member, "StateDst");
  return [
    {
      symbol: null,
      asset: null,
      member: district === null ? names.join(" ") : `${names.join(" ")} (${district})`,
      chamber: "house",
      side: "unknown",
      transaction_date: null,
      filed,
      amount_from: null,
      amount_to: null,
      url: new URL(`/public_disc/ptr-pdfs/${year}/${id}.pdf`, base).href,
    },
  ];
}

/** 1/15/2026 is 2026-01-15. */
function day(american: string): string | undefined {
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(american.trim()) ?? [];
  if (month === undefined || date === undefined || year === undefined) return undefined;
  return `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
}
