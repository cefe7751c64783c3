import { expect, test } from "vitest";
import {
  FmpFundHoldings,
  FmpFundInfo,
  FmpFundList,
  parseFund,
  parseFundList,
} from "./parse-fund.ts";

const [info] = FmpFundInfo.parse([
  { symbol: "SPY", name: "SPDR S&P 500 ETF Trust", expenseRatio: 0.0945 },
]);
const apple = {
  symbol: "SPY",
  asset: "AAPL",
  name: "APPLE INC",
  isin: "US0378331005",
  securityCusip: "037833100",
  sharesNumber: 188106081,
  weightPercentage: 7.137,
  marketValue: 44744793487.47,
  updatedAt: "2026-11-19 05:01:09",
};

test("weights in percent become fractions of 1, and cash has no ticker", () => {
  const rows = FmpFundHoldings.parse([
    apple,
    { ...apple, asset: "", name: "US DOLLAR", weightPercentage: 0.02, updatedAt: null },
    { ...apple, asset: "MSFT", weightPercentage: null },
  ]);
  expect(parseFund("SPY", info, rows, "2026-11-20")).toEqual({
    symbol: "SPY",
    name: "SPDR S&P 500 ETF Trust",
    as_of: "2026-11-19",
    expense_ratio_pct: "0.0945",
    leverage: "1",
    constituents: [
      { symbol: "AAPL", name: "APPLE INC", issuer_id: null, weight: "0.07137" },
      { symbol: null, name: "US DOLLAR", issuer_id: null, weight: "0.0002" },
    ],
  });
});

test("the leverage factor is read from the fund's name", () => {
  const [tqqq] = FmpFundInfo.parse([{ name: "ProShares UltraPro QQQ" }]);
  expect(parseFund("TQQQ", tqqq, FmpFundHoldings.parse([apple]), "2026-11-20")).toMatchObject({
    leverage: "3",
    expense_ratio_pct: null,
  });
});

test("a symbol without holdings is not a fund", () => {
  expect(parseFund("AAPL", info, [], "2026-11-20")).toBeUndefined();
  expect(
    parseFund("AAPL", undefined, FmpFundHoldings.parse([apple]), "2026-11-20"),
  ).toBeUndefined();
});

test("the list of funds has names only", () => {
  expect(
    parseFundList(
      FmpFundList.parse([{ symbol: "VOO", name: "Vanguard S&P 500 ETF" }, { symbol: "X" }]),
    ),
  ).toEqual([
    { symbol: "VOO", name: "Vanguard S&P 500 ETF", asset_class: null, expense_ratio_pct: null },
  ]);
});
