import * as z from "zod";
import { percentText } from "../../format/amounts.ts";
import { paragraphs, table } from "../../format/markdown.ts";
import { joinWithAnd, plainLine } from "../../format/text.ts";
import { cite, writer } from "../writer.ts";
import { notOnFile } from "./not-on-file.ts";

const Side = z.object({
  symbol: z.string(),
  expense_ratio_pct: z.number().nullable(),
  coverage_pct: z.number(),
  holdings_as_of: z.string(),
});
type Side = z.infer<typeof Side>;

const Comparison = z.object({
  first: Side.nullable(),
  second: Side.nullable(),
  overlap_pct: z.number().nullable(),
  shared: z.array(
    z.object({
      symbol: z.string().nullable(),
      name: z.string(),
      first_weight_pct: z.number(),
      second_weight_pct: z.number(),
    }),
  ),
  suggestions: z.array(z.string()),
});

const shownHoldings = 10;

export const compareFunds = writer(Comparison, ({ first, second, ...both }, input) => {
  if (first === null || second === null) {
    const symbol = `${input.input.first} and ${input.input.second}`;
    return notOnFile("comparison", { symbol, suggestions: both.suggestions }, input);
  }
  const rows = both.shared
    .slice(0, shownHoldings)
    .map((row) => [
      plainLine(row.symbol ?? row.name),
      percentText(row.first_weight_pct),
      percentText(row.second_weight_pct),
    ]);
  const overlap =
    both.overlap_pct === null
      ? "How much they overlap is not known."
      : `They overlap by at least ${percentText(both.overlap_pct)}, by the holdings that both disclose.`;
  return paragraphs([
    `${joinWithAnd([first, second].map(costOf))}. ${overlap} ${cite(input)}`,
    rows.length === 0
      ? ""
      : table(["Holding", plainLine(first.symbol), plainLine(second.symbol)], rows),
  ]);
});

const costOf = ({ symbol, expense_ratio_pct: cost }: Side): string =>
  cost === null
    ? `the cost of ${plainLine(symbol)} is not on file`
    : `${plainLine(symbol)} costs ${percentText(cost)} a year`;
