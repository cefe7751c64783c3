import { EtfHoldings } from "@advisor/tools/catalog/market/get-etf-holdings";
import type * as z from "zod";
import { percentText } from "../../format/amounts.ts";
import { paragraphs, table } from "../../format/markdown.ts";
import { plainLine } from "../../format/text.ts";
import { isFund, symbols } from "../../read/symbols.ts";
import { cite, type WriterInput, writer } from "../writer.ts";
import { notOnFile } from "./not-on-file.ts";

export const getEtfHoldings = writer(EtfHoldings, (fund, input) => {
  if (!fund.found) return notOnFile("list of holdings", fund, input);
  const name =
    fund.name === null
      ? plainLine(fund.symbol)
      : `${plainLine(fund.name)} (${plainLine(fund.symbol)})`;
  const [largest] = fund.holdings;
  if (largest === undefined) return `${name} discloses no holdings. ${cite(input)}`;
  const facts = [
    ...asked(fund, name, input),
    `The largest holding of ${name} is ${plainLine(largest.name)} with ${percentText(largest.weight_pct)}.`,
    ...(fund.coverage_pct === null
      ? []
      : [`The disclosed list covers ${percentText(fund.coverage_pct)} of the fund.`]),
    ...(fund.expense_ratio_pct === null
      ? []
      : [`Its expense ratio is ${percentText(fund.expense_ratio_pct)}.`]),
    ...(fund.holdings_as_of === null ? [] : [`The list is of ${plainLine(fund.holdings_as_of)}.`]),
  ];
  const rows = fund.holdings.map((row) => [
    plainLine(row.symbol ?? "-"),
    plainLine(row.name),
    percentText(row.weight_pct),
  ]);
  return paragraphs([
    `${facts.join(" ")} ${cite(input)}`,
    table(["Symbol", "Name", "Weight"], rows),
  ]);
});

/** "What weight does Tesla have inside QQQ": the rows of what the question names beside the fund. */
function asked(
  { symbol: fund, holdings }: z.infer<typeof EtfHoldings>,
  name: string,
  { question, input }: WriterInput,
): string[] {
  if (input.limit !== undefined) return [];
  return symbols(question)
    .filter((symbol) => symbol !== fund && !isFund(symbol))
    .map((symbol) => {
      const row = holdings.find((one) => one.symbol === symbol);
      return row === undefined
        ? `${plainLine(symbol)} is not in the list that ${name} discloses.`
        : `${plainLine(row.name)} (${plainLine(symbol)}) is ${percentText(row.weight_pct)} of ${name}.`;
    });
}
