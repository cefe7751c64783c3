import { addDays, type Day } from "@advisor/domain/day";
import type * as Cell from "@advisor/domain/research/cell";
import type * as Company from "@advisor/domain/research/company";
import type * as Criterion from "@advisor/domain/research/criterion";
import type { Lookup } from "@advisor/domain/research/lookup";
import type * as StoredPage from "@advisor/domain/research/stored-page";
import { unknownAnswer } from "../cell/answer-from-verdict.ts";
import { verdictOfFigure } from "../request/answer-format.ts";
import { providerName } from "./provider-name.ts";

/** How the catalog supplies a figure: which tool, and where in its result the figure is. */
interface Source {
  /** The figure in words, as a sentence begins with it. */
  label: string;
  tool: string;
  arguments(symbol: string, today: Day): Record<string, unknown>;
  path: readonly string[];
  unit: string;
}

const quote = (label: string, field: string, unit: string): Source => ({
  label,
  tool: "get_ticker_info",
  arguments: (symbol) => ({ symbol }),
  path: [field],
  unit,
});
const fundamental = (label: string, field: string, unit: string): Source => ({
  label,
  tool: "get_ticker_fundamentals",
  arguments: (symbol) => ({ symbol }),
  path: ["figures", field],
  unit,
});

export const lookups: Readonly<Record<Lookup, Source>> = {
  price: quote("Price", "price", "USD"),
  change_pct: quote("Change on the day", "change_pct", "%"),
  market_cap: fundamental("Market capitalization", "market_cap", "USD"),
  pe_ratio: fundamental("Price-earnings ratio", "pe_ratio", "x"),
  dividend_yield: fundamental("Dividend yield", "dividend_yield_pct", "%"),
  revenue: fundamental("Revenue", "revenue", "USD"),
  net_income: fundamental("Net income", "net_income", "USD"),
  profit_margin: fundamental("Profit margin", "profit_margin_pct", "%"),
  debt_to_equity: fundamental("Debt-to-equity ratio", "debt_to_equity", "x"),
  insider_sales_90d: {
    label: "Insider sales of the last 90 days",
    tool: "get_insider_trades",
    arguments: (symbol, today) => ({ symbol, from: addDays(today, -90), to: today, limit: 200 }),
    path: ["sales", "value_usd"],
    unit: "USD",
  },
};

/** The figure in a tool's result; undefined when it has none. */
export function figureOf(lookup: Lookup, data: unknown): number | undefined {
  const figure = lookups[lookup].path.reduce<unknown>(at, data);
  return typeof figure === "number" ? figure : undefined;
}

/** The figure as an answer; unknown, with the tool's own reason, when the tool has none. */
export function lookupAnswer(input: {
  criterion: Pick<Criterion.Info, "answer_format">;
  company: Company.Info;
  lookup: Lookup;
  page: StoredPage.Info | undefined;
  data: Record<string, unknown>;
}): Cell.Answer {
  const { criterion, company, lookup, page, data } = input;
  const { label, path, unit } = lookups[lookup];
  const figure = figureOf(lookup, data);
  if (figure === undefined || page === undefined) {
    const reason = typeof data.reason === "string" ? data.reason : undefined;
    return unknownAnswer(reason ?? `${label} of ${company.name} is not on file.`);
  }
  const format = criterion.answer_format;
  const verdict = format.type === "number" ? verdictOfFigure(figure, format) : undefined;
  const line = page.text.split("\n").find((text) => text.includes(String(path.at(-1)))) ?? "";
  return {
    verdict: verdict ?? "positive",
    value: figure,
    unit,
    as_of: page.date,
    confidence: 3,
    explanation: `${label} of ${company.name}, from ${providerName(page.provider)}.`,
    quotes: [
      {
        text: line.trim(),
        page_hash: page.hash,
        url: page.url,
        title: page.title,
        date: page.date,
        source_id: page.source_id,
      },
    ],
    review: null,
  };
}

const at = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
