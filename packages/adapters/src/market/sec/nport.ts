import { Day } from "@advisor/domain/day";
import { decimal } from "@advisor/domain/decimal";
import type * as Security from "@advisor/domain/security";
import { decimalText } from "../http/decimal-text.ts";
import { fundLeverage } from "../http/fund-leverage.ts";
import { xmlAttribute, xmlElements, xmlText } from "../http/xml.ts";

/**
 * A fund's holdings at the end of the reported month, largest first; undefined when the XML is not
 * an N-PORT report.
 */
export function parseFundReport(
  symbol: string,
  xml: string,
  tickerOf: (company: string) => string | null,
): Security.Fund | undefined {
  const day = Day.safeParse(xmlText(xml, "repPdDate"));
  const name = xmlText(xml, "seriesName") ?? xmlText(xml, "regName");
  if (!day.success || name === null) return undefined;
  const constituents = xmlElements(xml, "invstOrSec").flatMap((entry) =>
    constituent(entry, tickerOf),
  );
  return {
    symbol,
    name,
    as_of: day.data,
    expense_ratio_pct: null,
    leverage: fundLeverage(name),
    constituents: constituents.sort((a, b) => decimal(b.weight).cmp(a.weight)),
  };
}

function constituent(entry: string, tickerOf: (company: string) => string | null) {
  const name = xmlText(entry, "name");
  const percent = decimalText(xmlText(entry, "pctVal"), 12);
  if (name === null || percent === null) return [];
  const shares = xmlText(entry, "assetCat") === "EC";
  return [
    {
      symbol: xmlAttribute(entry, "ticker", "value") ?? (shares ? tickerOf(name) : null),
      name,
      issuer_id: null,
      weight: decimal(percent).div(100).round(14).toFixed(),
    },
  ];
}
