import { expect, test } from "vitest";
import { AlphaVantageOverview, parseFundamentals } from "./parse-overview.ts";

const read = (body: unknown) => parseFundamentals("IBM", AlphaVantageOverview.parse(body));

test("an overview becomes fundamentals, with fractions converted to percentages", () => {
  expect(
    read({
      Symbol: "IBM",
      AssetType: "Common Stock",
      Name: "International Business Machines",
      Exchange: "NYSE",
      Currency: "USD",
      LatestQuarter: "2026-09-30",
      MarketCapitalization: "229000000000",
      SharesOutstanding: "927000000",
      PERatio: "38.1",
      ForwardPE: "22.4",
      PriceToBookRatio: "8.31",
      PriceToSalesRatioTTM: "3.6",
      EPS: "6.49",
      DividendYield: "0.0271",
      Beta: "0.652",
      RevenueTTM: "62832001000",
      GrossProfitTTM: "35690000000",
      OperatingMarginTTM: "0.124",
      ProfitMargin: "0.0968",
      ReturnOnEquityTTM: "0.246",
    }),
  ).toEqual({
    symbol: "IBM",
    name: "International Business Machines",
    currency: "USD",
    period_end: "2026-09-30",
    filed: null,
    market_cap: "229000000000",
    shares_outstanding: "927000000",
    pe_ratio: "38.1",
    forward_pe: "22.4",
    price_to_book: "8.31",
    price_to_sales: "3.6",
    eps: "6.49",
    dividend_yield_pct: "2.71",
    beta: "0.652",
    revenue: "62832001000",
    net_income: null,
    gross_margin_pct: "56.80226546",
    operating_margin_pct: "12.4",
    profit_margin_pct: "9.68",
    return_on_equity_pct: "24.6",
    debt_to_equity: null,
    free_cash_flow: null,
  });
});

test("None, a dash and n/a become null, never 0", () => {
  expect(
    read({ Symbol: "IBM", Name: "X", Currency: "USD", PERatio: "None", EPS: "-", Beta: "n/a" }),
  ).toMatchObject({ pe_ratio: null, eps: null, beta: null, dividend_yield_pct: null });
});

test("an overview of another company is refused", () => {
  expect(() => read({ Symbol: "MSFT", Name: "Microsoft", Currency: "USD" })).toThrow(
    "alpha-vantage answered about another security than IBM.",
  );
});

test("an empty object means an unknown symbol", () => {
  expect(read({})).toBeUndefined();
});
