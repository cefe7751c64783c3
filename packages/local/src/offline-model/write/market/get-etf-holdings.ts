import * as z from "zod";
import { percentText } from "../../format/amounts.ts";
import { paragraphs, table } from "../../format/markdown.ts";
import { plainLine } from "../../format/text.ts";
import { isFund, symbols } from "../../read/symbols.ts";
import { cite, type WriterInput, writer } from "../writer.ts";
import { notOnFile } from "./not-on-file.ts";

const Fund = z.object({
  found: z.boolean(),
  symbol: z.string(),
  name: z.string().nullable(),
  holdings_as_of: z.string().nullable(),
  expense_ratio_pct: z.number().nullable(),
  holdings: z.array(
    z.object({ symbol: z.string().nullable(), name: z.string(), weight_pct: z.number() }),
  ),
  coverage_pct: z.number().nullable(),
  suggestions: z.array(z.string()),
});

type Fund = z.infer<typeof Fund>;

export const getEtfHoldings = writer(Fund, (fund, input) => {
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
  { symbol: fund, holdings }: Fund,
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
