import { expect, test } from "vitest";
import { FmpInsiderTrades, parseInsiderTrades } from "./parse-insiders.ts";

const sale = {
  symbol: "AAPL",
  filingDate: "2026-11-04",
  transactionDate: "2026-11-02",
  reportingCik: "0001214128",
  companyCik: "0000320193",
  transactionType: "S-Sale",
  securitiesOwned: 4159576,
  reportingName: "ROE JANE",
  typeOfOwner: "officer: Chief Executive Officer",
  acquistionOrDisposition: "D",
  directOrIndirect: "D",
  formType: "4",
  securitiesTransacted: 1516,
  price: 226.35,
  securityName: "Common Stock",
  url: "https://www.sec.gov/Archives/edgar/data/320193/x.htm",
};
const read = (...rows: unknown[]) => parseInsiderTrades("AAPL", FmpInsiderTrades.parse(rows));

test("a filing becomes a trade with its Form 4 code", () => {
  expect(read(sale)).toEqual([
    {
      symbol: "AAPL",
      owner: "ROE JANE",
      title: "Chief Executive Officer",
      transaction_date: "2026-11-02",
      filed: "2026-11-04",
      code: "S",
      side: "disposed",
      shares: "1516",
      price: "226.35",
      value: "343146.6",
      shares_after: "4159576",
      planned: null,
    },
  ]);
});

test("the side is read under its correct spelling too", () => {
  const { acquistionOrDisposition: _, ...rest } = sale;
  expect(read({ ...rest, acquisitionOrDisposition: "A", typeOfOwner: "director" })).toMatchObject([
    { side: "acquired", title: "director" },
  ]);
});

test("a row without a side is dropped", () => {
  expect(read(sale, { ...sale, acquistionOrDisposition: "" })).toHaveLength(1);
});
