import { Fundamentals } from "@advisor/domain/market/fundamentals";
import { expect, test } from "vitest";
import { parseFundamentals, parseOwners, parseTopHoldings, YahooSummary } from "./summary.ts";

const price = {
  longName: "Apple Inc.",
  currency: "USD",
  regularMarketTime: 1_795_208_400,
  marketCap: 4_011_000_000_000,
};

const summary = (modules: object) =>
  YahooSummary.parse({ quoteSummary: { result: [{ price, ...modules }], error: null } });

const financialData = {
  financialCurrency: "USD",
  totalRevenue: 416_161_005_568,
  grossMargins: 0.46905,
  operatingMargins: 0.31647,
  profitMargins: 0.26915,
  returnOnEquity: 1.71422,
  debtToEquity: 152.411,
  freeCashflow: 78_862_254_080,
};

const full = {
  summaryDetail: {
    trailingPE: 36.4,
    forwardPE: { raw: 32.7, fmt: "32.70" },
    beta: {},
    dividendYield: 0.0038,
  },
  defaultKeyStatistics: {
    sharesOutstanding: 14_776_353_000,
    trailingEps: 7.46,
    mostRecentQuarter: 1_790_380_800,
  },
  financialData,
};

test("fractions become percentages, and debt in percent becomes a ratio", () => {
  const found = parseFundamentals("AAPL", summary(full));
  expect(found).toEqual({
    symbol: "AAPL",
    name: "Apple Inc.",
    currency: "USD",
    period_end: "2026-09-26",
    filed: null,
    market_cap: "4011000000000",
    shares_outstanding: "14776353000",
    pe_ratio: "36.4",
    forward_pe: "32.7",
    price_to_book: null,
    price_to_sales: null,
    eps: "7.46",
    dividend_yield_pct: "0.38",
    beta: null,
    revenue: "416161005568",
    net_income: null,
    gross_margin_pct: "46.905",
    operating_margin_pct: "31.647",
    profit_margin_pct: "26.915",
    return_on_equity_pct: "171.422",
    debt_to_equity: "1.5241",
    free_cash_flow: "78862254080",
  });
  expect(Fundamentals.safeParse(found).success).toBe(true);
});

test("amounts in a currency other than the share's are null", () => {
  const foreign = { financialData: { ...financialData, financialCurrency: "TWD" } };
  expect(parseFundamentals("TSM", summary(foreign))).toMatchObject({
    revenue: null,
    free_cash_flow: null,
    gross_margin_pct: "46.905",
    pe_ratio: null,
  });
});

test("owners have shares, value and percentage, with null for what Yahoo lacks", () => {
  const row = {
    organization: "Vanguard Group Inc",
    pctHeld: 0.0895,
    position: 1_322_000_000,
    value: 358_000_000_000,
    reportDate: 1_790_726_400,
  };
  const undated = { organization: "Nobody", position: 1, reportDate: {} };
  const found = parseOwners(
    "AAPL",
    summary({ institutionOwnership: { ownershipList: [row, undated] } }),
  );
  expect(found).toEqual([
    {
      symbol: "AAPL",
      name: "Vanguard Group Inc",
      shares: "1322000000",
      shares_change: null,
      value: "358000000000",
      owned_pct: "8.95",
      report_date: "2026-09-30",
      filed: null,
    },
  ]);
  expect(parseOwners("AAPL", summary({}))).toBeUndefined();
});

test("a fund lists its ten largest holdings as fractions of 1", () => {
  const found = parseTopHoldings(
    "QQQ",
    summary({
      price: { ...price, longName: "Invesco QQQ Trust" },
      topHoldings: {
        holdings: [
          { symbol: "NVDA", holdingName: "NVIDIA Corp", holdingPercent: 0.0994 },
          { symbol: "BRK-B", holdingName: "Berkshire", holdingPercent: { raw: 0.02 } },
          { symbol: "", holdingName: "Cash", holdingPercent: {} },
        ],
      },
      fundProfile: { feesExpensesInvestment: { annualReportExpenseRatio: 0.002 } },
    }),
  );
  expect(found).toEqual({
    symbol: "QQQ",
    name: "Invesco QQQ Trust",
    as_of: "2026-11-20",
    expense_ratio_pct: "0.2",
    leverage: "1",
    constituents: [
      { symbol: "NVDA", name: "NVIDIA Corp", issuer_id: null, weight: "0.0994" },
      { symbol: "BRK.B", name: "Berkshire", issuer_id: null, weight: "0.02" },
    ],
  });
});

test("a share is not a fund", () => {
  expect(parseTopHoldings("AAPL", summary({}))).toBeUndefined();
});

test("an invalid fund row or a missing list does not affect other fields", () => {
  const rows = [
    { symbol: "AAPL", holdingName: "Apple", holdingPercent: 0.07 },
    { symbol: "X", holdingPercent: 0.01 },
    null,
  ];
  expect(
    parseTopHoldings("VOO", summary({ topHoldings: { holdings: rows } }))?.constituents,
  ).toEqual([{ symbol: "AAPL", name: "Apple", issuer_id: null, weight: "0.07" }]);
  const bare = { ...full, topHoldings: { holdings: null }, institutionOwnership: null };
  expect(parseTopHoldings("VOO", summary(bare))).toBeUndefined();
  expect(parseFundamentals("VOO", summary(bare)).eps).toBe("7.46");
});

test("fundamentals of a share quoted in pence are in pounds, and what may be in pence is null", () => {
  const sterling = { financialData: { ...financialData, financialCurrency: "GBP" } };
  const london = { price: { ...price, currency: "GBp" }, ...full, ...sterling };
  expect(parseFundamentals("VOD.L", summary(london))).toMatchObject({
    ...{ currency: "GBP", market_cap: "4011000000000", eps: null, revenue: "416161005568" },
  });
});
