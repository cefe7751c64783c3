import { expect, test } from "vitest";
import { parseInsiderTrades, UnusualWhalesInsiderTrades } from "./parse-insiders.ts";

const sale = {
  amount: -4000,
  filing_date: "2026-11-18",
  formtype: "4",
  is_10b5_1: true,
  officer_title: "Chairperson & CEO",
  owner_name: "ROE JANE",
  price: "422.1500",
  security_ad_code: null,
  shares_owned_after: 36000,
  ticker: "UTHR",
  transaction_code: "S",
  transaction_date: "2026-11-17",
  transactions: 2,
};
const read = (...data: unknown[]) =>
  parseInsiderTrades("UTHR", UnusualWhalesInsiderTrades.parse({ data }));

test("negative shares mean a disposal, and the value is shares times price", () => {
  expect(read(sale)).toEqual([
    {
      symbol: "UTHR",
      owner: "ROE JANE",
      title: "Chairperson & CEO",
      transaction_date: "2026-11-17",
      filed: "2026-11-18",
      code: "S",
      side: "disposed",
      shares: "4000",
      price: "422.15",
      value: "1688600",
      shares_after: "36000",
      planned: true,
    },
  ]);
});

test("the form's own code for acquired or disposed takes precedence", () => {
  const rows = read({ ...sale, security_ad_code: "D", amount: 10 }, { ...sale, amount: 10 });
  expect(rows.map(({ side }) => side)).toEqual(["disposed", "acquired"]);
});

test("a notice of a planned sale is not a trade", () => {
  expect(read({ ...sale, formtype: "144" })).toEqual([]);
});

test("rows of another company, and bad rows, are dropped", () => {
  expect(read(sale, { ...sale, ticker: "UTHR.B" }, null, "x")).toHaveLength(1);
});

test("the value is null when the price is unknown", () => {
  expect(read({ ...sale, price: null, is_10b5_1: null })).toMatchObject([
    { price: null, value: null, planned: null },
  ]);
});
