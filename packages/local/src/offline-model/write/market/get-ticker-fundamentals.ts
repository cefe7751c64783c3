import { TickerFundamentals } from "@advisor/tools/catalog/market/get-ticker-fundamentals";
import type * as z from "zod";
import { percentText, priceText, quantityText, shortAmount } from "../../format/amounts.ts";
import { paragraphs, table } from "../../format/markdown.ts";
import { classLabel, joinWithAnd, plainLine } from "../../format/text.ts";
import { containsPhrase, words } from "../../read/words.ts";
import { notFound } from "../absent.ts";
import { cite, writer } from "../writer.ts";

export const getTickerFundamentals = writer(TickerFundamentals, (company, input) => {
  const { figures, currency } = company;
  if (!company.found || figures === null) return notFound(company, input);
  const name = `${plainLine(company.name ?? company.symbol)} (${plainLine(company.symbol)})`;
  const spoken = words(input.question);
  const asked = fields.filter(({ said }) => said.some((one) => containsPhrase(spoken, one)));
  const told = asked.map(({ field, title, show }) => {
    const value = figures[field];
    return value === null ? `${title} not given` : `${title} ${show(value, currency)}`;
  });
  const lead =
    told.length === 0 ? `The fundamentals of ${name}.` : `${name}: ${joinWithAnd(told)}.`;
  const rows = fields.flatMap(({ field, title, show }) => {
    const value = figures[field];
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

interface Field {
  field: keyof NonNullable<z.infer<typeof TickerFundamentals>["figures"]>;
  title: string;
  show: Show;
  /** Phrases that ask for the figure. */
  said: readonly string[];
}

const figure = (field: Field["field"], title: string, show: Show, ...said: string[]): Field => ({
  field,
  title,
  show,
  said,
});

const fields: readonly Field[] = [
  figure("market_cap", "market cap", size, "market cap", "market capitalization", "big"),
  figure("pe_ratio", "P/E", ratio, "p/e", "pe", "pe ratio", "valuation", "valued"),
  figure("forward_pe", "forward P/E", ratio, "forward p/e", "forward pe", "valuation"),
  figure("price_to_book", "price to book", ratio, "price to book", "p/b"),
  figure("price_to_sales", "price to sales", ratio, "price to sales", "p/s"),
  figure("eps", "EPS", priceText, "eps", "earnings per share"),
  figure("dividend_yield_pct", "dividend yield", share, "dividend", "dividend yield", "yield"),
  figure("beta", "beta", ratio, "beta"),
  figure("revenue", "revenue", size, "revenue", "revenues"),
  figure("net_income", "net income", size, "net income", "profit", "profitable"),
  figure("gross_margin_pct", "gross margin", share, "gross margin", "margins"),
  figure(
    "operating_margin_pct",
    "operating margin",
    share,
    "operating margin",
    "margins",
    "margin",
  ),
  figure(
    "profit_margin_pct",
    "profit margin",
    share,
    "profit margin",
    "net margin",
    "margins",
    "profitable",
  ),
  figure("return_on_equity_pct", "return on equity", share, "return on equity", "roe"),
  figure("debt_to_equity", "debt to equity", ratio, "debt", "debt to equity", "indebted"),
  figure("free_cash_flow", "free cash flow", size, "free cash flow"),
  figure("shares_outstanding", "shares outstanding", ratio, "shares outstanding"),
];

const reported = ({ period_end, filed }: z.infer<typeof TickerFundamentals>): string => {
  const end = period_end === null ? [] : [`the period to ${plainLine(period_end)}`];
  const day = filed === null ? [] : [`filed on ${plainLine(filed)}`];
  const parts = [...end, ...day];
  return parts.length === 0 ? "" : ` Reported for ${parts.join(", ")}.`;
};
