import * as z from "zod";
import { percentText, priceText, quantityText, shortAmount } from "../../format/amounts.ts";
import { paragraphs, table } from "../../format/markdown.ts";
import { classLabel, joinWithAnd, plainLine } from "../../format/text.ts";
import { containsPhrase, words } from "../../read/words.ts";
import { notFound } from "../absent.ts";
import { cite, writer } from "../writer.ts";

const Fundamentals = z.object({
  found: z.boolean(),
  symbol: z.string(),
  name: z.string().nullable(),
  currency: z.string().nullable(),
  period_end: z.string().nullable(),
  filed: z.string().nullable(),
  figures: z.record(z.string(), z.number().nullable()).nullable(),
  reason: z.string().nullable(),
  suggestions: z.array(z.string()),
});

export const getTickerFundamentals = writer(Fundamentals, (company, input) => {
  const { figures, currency } = company;
  if (!company.found || figures === null) return notFound(company, input);
  const name = `${plainLine(company.name ?? company.symbol)} (${plainLine(company.symbol)})`;
  const spoken = words(input.question);
  const asked = fields.filter(({ said }) =>
    said.split("|").some((one) => containsPhrase(spoken, one)),
  );
  const told = asked.map(({ field, title, show }) => {
    const value = figures[field] ?? null;
    return value === null ? `${title} not given` : `${title} ${show(value, currency)}`;
  });
  const lead =
    told.length === 0 ? `The fundamentals of ${name}.` : `${name}: ${joinWithAnd(told)}.`;
  const rows = fields.flatMap(({ field, title, show }) => {
    const value = figures[field] ?? null;
    return value === null ? [] : [[title, show(value, currency)]];
  });
  return paragraphs([
    `${lead}${reported(company)} ${cite(input)}`,
    told.length === 0 ? table(["Figure", "Value"], rows) : "",
    told.length === 0 && company.reason !== null ? classLabel(company.reason) : "",
  ]);
});

type Show = (value: number, currency: string | null) => string;
const ratio: Show = (value) => quantityText(value);
const share: Show = (value) => percentText(value);
const size: Show = shortAmount;

/** `said` matches the words that ask for the figure. */
const fields: readonly { field: string; title: string; show: Show; said: string }[] = [
  {
    field: "market_cap",
    title: "market cap",
    show: size,
    said: "market cap|market capitalization|big",
  },
  { field: "pe_ratio", title: "P/E", show: ratio, said: "p/e|pe|pe ratio|valuation|valued" },
  {
    field: "forward_pe",
    title: "forward P/E",
    show: ratio,
    said: "forward p/e|forward pe|valuation",
  },
  { field: "price_to_book", title: "price to book", show: ratio, said: "price to book|p/b" },
  { field: "price_to_sales", title: "price to sales", show: ratio, said: "price to sales|p/s" },
  { field: "eps", title: "EPS", show: priceText, said: "eps|earnings per share" },
  {
    field: "dividend_yield_pct",
    title: "dividend yield",
    show: share,
    said: "dividend|dividend yield|yield",
  },
  { field: "beta", title: "beta", show: ratio, said: "beta" },
  { field: "revenue", title: "revenue", show: size, said: "revenue|revenues" },
  { field: "net_income", title: "net income", show: size, said: "net income|profit|profitable" },
  { field: "gross_margin_pct", title: "gross margin", show: share, said: "gross margin|margins" },
  {
    field: "operating_margin_pct",
    title: "operating margin",
    show: share,
    said: "operating margin|margins|margin",
  },
  {
    field: "profit_margin_pct",
    title: "profit margin",
    show: share,
    said: "profit margin|net margin|margins|profitable",
  },
  {
    field: "return_on_equity_pct",
    title: "return on equity",
    show: share,
    said: "return on equity|roe",
  },
  {
    field: "debt_to_equity",
    title: "debt to equity",
    show: ratio,
    said: "debt|debt to equity|indebted",
  },
  { field: "free_cash_flow", title: "free cash flow", show: size, said: "free cash flow" },
  {
    field: "shares_outstanding",
    title: "shares outstanding",
    show: ratio,
    said: "shares outstanding",
  },
];

const reported = ({ period_end, filed }: z.infer<typeof Fundamentals>): string => {
  const end = period_end === null ? [] : [`the period to ${plainLine(period_end)}`];
  const day = filed === null ? [] : [`filed on ${plainLine(filed)}`];
  const parts = [...end, ...day];
  return parts.length === 0 ? "" : ` Reported for ${parts.join(", ")}.`;
};
