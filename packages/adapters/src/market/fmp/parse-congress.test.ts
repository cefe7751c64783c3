import { expect, test } from "vitest";
import { FmpCongressTrades, parseCongressTrades } from "./parse-congress.ts";

const trade = {
  symbol: "LRN",
  disclosureDate: "2026-01-31",
  transactionDate: "2026-01-02",
  firstName: "Jane",
  lastName: "Roe",
  office: "Jane Roe",
  district: "",
  owner: "Spouse",
  assetDescription: "Stride Inc",
  assetType: "Stock",
  type: "Sale (Partial)",
  amount: "$15,001 - $50,000",
  link: "https://efdsearch.senate.gov/search/view/ptr/1/",
};

test("a disclosure keeps chamber, range and link", () => {
  expect(parseCongressTrades("senate", FmpCongressTrades.parse([trade]))).toEqual([
    {
      symbol: "LRN",
      asset: "Stride Inc",
      member: "Jane Roe",
      chamber: "senate",
      side: "sale",
      transaction_date: "2026-01-02",
      filed: "2026-01-31",
      amount_from: "15001",
      amount_to: "50000",
      url: "https://efdsearch.senate.gov/search/view/ptr/1/",
    },
  ]);
});

test("a missing name falls back to the office, and a missing ticker gives a null symbol", () => {
  const rows = FmpCongressTrades.parse([{ ...trade, symbol: "", firstName: null, lastName: null }]);
  expect(parseCongressTrades("house", rows)).toMatchObject([{ member: "Jane Roe", symbol: null }]);
});
