import { decimal } from "@advisor/domain/decimal";
import type { Fundamentals } from "@advisor/domain/market/fundamentals";
import type { Owner } from "@advisor/domain/market/trades";
import type * as Security from "@advisor/domain/security";
import * as z from "zod";
import { decimalText } from "../http/decimal-text.ts";
import { fundLeverage } from "../http/fund-leverage.ts";
import { splitCurrency } from "../shared/currency.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { fromYahooSymbol, localDay } from "./symbol.ts";

/** A figure comes as a number, as `{raw, fmt}`, or as `{}` when there is none. */
const figure = z
  .union([z.number(), z.object({ raw: z.number().optional() }).transform(({ raw }) => raw)])
  .nullish()
  .catch(null);
const text = z.string().nullish();

const Price = z.object({
  symbol: text,
  longName: text,
  shortName: text,
  currency: z.string().length(3),
  regularMarketTime: z.int(),
  marketCap: figure,
});

const Detail = z.object({
  trailingPE: figure,
  forwardPE: figure,
  priceToSalesTrailing12Months: figure,
  dividendYield: figure,
  beta: figure,
});

const Statistics = z.object({
  sharesOutstanding: figure,
  priceToBook: figure,
  trailingEps: figure,
  mostRecentQuarter: figure,
});

const Financials = z.object({
  financialCurrency: text,
  totalRevenue: figure,
  grossMargins: figure,
  operatingMargins: figure,
  profitMargins: figure,
  returnOnEquity: figure,
  debtToEquity: figure,
  freeCashflow: figure,
});

const Institution = z.object({
  organization: z.string(),
  pctHeld: figure,
  position: figure,
  value: figure,
  reportDate: figure,
});

const Holding = z.object({ symbol: text, holdingName: z.string(), holdingPercent: figure });

const Result = z.object({
  price: Price,
  summaryDetail: Detail.optional(),
  defaultKeyStatistics: Statistics.optional(),
  financialData: Financials.optional(),
  institutionOwnership: z
    .object({ ownershipList: fittingRows(Institution) })
    .nullish()
    .catch(null),
  topHoldings: z
    .object({ holdings: fittingRows(Holding) })
    .nullish()
    .catch(null),
  fundProfile: z
    .object({
      feesExpensesInvestment: z.object({ annualReportExpenseRatio: figure }).optional(),
    })
    .optional(),
});

export const YahooSummary = z
  .object({ quoteSummary: z.object({ result: z.tuple([Result]) }) })
  .transform(({ quoteSummary }) => quoteSummary.result[0]);
export type YahooSummary = z.infer<typeof YahooSummary>;

export const summaryDay = ({ price }: YahooSummary): string => localDay(price.regularMarketTime, 0);

/** Margins and yields are fractions of 1, debt to equity is a percentage. */
export function parseFundamentals(symbol: string, summary: YahooSummary): Fundamentals {
  const { price, summaryDetail: detail, defaultKeyStatistics: keys, financialData } = summary;
  const { currency, per } = splitCurrency(price.currency);
  const same = financialData?.financialCurrency === currency;
  const quarter = keys?.mostRecentQuarter;
  return {
    symbol,
    name: price.longName ?? price.shortName ?? symbol,
    currency,
    period_end: typeof quarter === "number" ? localDay(quarter, 0) : null,
    filed: null,
    market_cap: decimalText(price.marketCap),
    shares_outstanding: decimalText(keys?.sharesOutstanding),
    pe_ratio: decimalText(detail?.trailingPE, 4),
    forward_pe: decimalText(detail?.forwardPE, 4),
    price_to_book: decimalText(keys?.priceToBook, 4),
    price_to_sales: decimalText(detail?.priceToSalesTrailing12Months, 4),
    // Whether it is in pence is not stated where the price is.
    eps: per === 1 ? decimalText(keys?.trailingEps, 4) : null,
    dividend_yield_pct: hundredfold(detail?.dividendYield),
    beta: decimalText(detail?.beta, 4),
    // Amounts in another currency than the share's are not comparable to it, so they are null.
    revenue: same ? decimalText(financialData.totalRevenue) : null,
    net_income: null,
    gross_margin_pct: hundredfold(financialData?.grossMargins),
    operating_margin_pct: hundredfold(financialData?.operatingMargins),
    profit_margin_pct: hundredfold(financialData?.profitMargins),
    return_on_equity_pct: hundredfold(financialData?.returnOnEquity),
    debt_to_equity: hundredth(financialData?.debtToEquity),
    free_cash_flow: same ? decimalText(financialData.freeCashflow) : null,
  };
}

/** The largest holders by their last 13F; undefined when Yahoo has no such list. */
export const parseOwners = (
  symbol: string,
  { institutionOwnership }: YahooSummary,
): Owner[] | undefined =>
  institutionOwnership?.ownershipList.flatMap((row) => {
    const shares = decimalText(row.position);
    if (shares === null || typeof row.reportDate !== "number") return [];
    return [
      {
        symbol,
        name: row.organization,
        shares,
        shares_change: null,
        value: decimalText(row.value),
        owned_pct: hundredfold(row.pctHeld),
        report_date: localDay(row.reportDate, 0),
        filed: null,
      },
    ];
  });

/** The ten largest holdings. Yahoo does not date them, so they are dated by the response. */
export function parseTopHoldings(symbol: string, summary: YahooSummary): Security.Fund | undefined {
  const { price, topHoldings: top, fundProfile } = summary;
  if (top == null || top.holdings.length === 0) return undefined;
  const name = price.longName ?? price.shortName ?? symbol;
  return {
    symbol,
    name,
    as_of: summaryDay(summary),
    expense_ratio_pct: hundredfold(fundProfile?.feesExpensesInvestment?.annualReportExpenseRatio),
    leverage: fundLeverage(name),
    constituents: top.holdings.flatMap(({ symbol: held, holdingName, holdingPercent }) => {
      const weight = decimalText(holdingPercent);
      if (weight === null) return [];
      const ticker = held ? fromYahooSymbol(held) : null;
      return [{ symbol: ticker, name: holdingName, issuer_id: null, weight }];
    }),
  };
}

const scaled = (value: number | null | undefined, factor: number): string | null =>
  typeof value === "number" ? decimal(value).times(factor).round(4).toFixed() : null;

const hundredfold = (value: number | null | undefined) => scaled(value, 100);
const hundredth = (value: number | null | undefined) => scaled(value, 0.01);
