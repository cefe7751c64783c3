import { expect, test } from "vitest";
import { FmpKeyMetrics, FmpRatios, parseFundamentals } from "./parse-fundamentals.ts";
import { FmpProfiles } from "./parse-quote.ts";

const [profile] = FmpProfiles.parse([
  { symbol: "AAPL", companyName: "Apple Inc.", currency: "USD", beta: 1.24, sector: "Technology" },
]);
const ratios = FmpRatios.parse([
  {
    symbol: "AAPL",
    grossProfitMarginTTM: 0.4663,
    operatingProfitMarginTTM: 0.3165,
    netProfitMarginTTM: 0.243,
    priceToEarningsRatioTTM: 37.28,
    priceToBookRatioTTM: 62.7,
    priceToSalesRatioTTM: 9.06,
    debtToEquityRatioTTM: 1.45,
    dividendYieldTTM: 0.0041,
    netIncomePerShareTTM: 6.3,
  },
]);
const metrics = FmpKeyMetrics.parse([{ marketCap: 3550000000000, returnOnEquityTTM: 1.36 }]);

const unknown = {
  period_end: null,
  filed: null,
  shares_outstanding: null,
  forward_pe: null,
  revenue: null,
  net_income: null,
  free_cash_flow: null,
};

test("ratios and key metrics become fundamentals, with null for missing figures", () => {
  expect(parseFundamentals("AAPL", profile, ratios, metrics)).toEqual({
    ...unknown,
    symbol: "AAPL",
    name: "Apple Inc.",
    currency: "USD",
    market_cap: "3550000000000",
    pe_ratio: "37.28",
    price_to_book: "62.7",
    price_to_sales: "9.06",
    eps: "6.3",
    dividend_yield_pct: "0.41",
    beta: "1.24",
    gross_margin_pct: "46.63",
    operating_margin_pct: "31.65",
    profit_margin_pct: "24.3",
    return_on_equity_pct: "136",
    debt_to_equity: "1.45",
  });
});

test("one of the two responses is enough", () => {
  expect(parseFundamentals("AAPL", profile, [], metrics)).toMatchObject({
    market_cap: "3550000000000",
    pe_ratio: null,
    gross_margin_pct: null,
  });
  expect(parseFundamentals("AAPL", profile, [], [])).toBeUndefined();
  expect(parseFundamentals("AAPL", undefined, ratios, metrics)).toBeUndefined();
});
