import { EtfList } from "@advisor/tools/catalog/market/get-etf-list";
import { percentText } from "../../format/amounts.ts";
import { paragraphs, table } from "../../format/markdown.ts";
import { classLabel, plainLine, quotation } from "../../format/text.ts";
import { cite, writer } from "../writer.ts";

export const getEtfList = writer(EtfList, ({ search, funds, more }, input) => {
  const about = search === null ? "" : ` for ${quotation(search, 80)}`;
  if (funds.length === 0) return `No fund on file fits${about}. ${cite(input)}`;
  return paragraphs([
    `Exchange-traded funds on file${about}: ${cite(input)}`,
    table(
      ["Symbol", "Name", "Class", "Expense ratio"],
      funds.map((fund) => [
        plainLine(fund.symbol),
        plainLine(fund.name),
        fund.asset_class === null ? "-" : classLabel(fund.asset_class),
        fund.expense_ratio_pct === null ? "-" : percentText(fund.expense_ratio_pct),
      ]),
    ),
    more ? "More funds fit; name a class, a region or a company to narrow the list." : "",
  ]);
});
