import { Company } from "@advisor/domain/market/web-result";
import { expect, test } from "vitest";
import { companiesOf } from "./companies.ts";
import { allFacts } from "./facts.ts";

const all = allFacts();
const companies = companiesOf(all);

test("every listed company is in the directory, with 33 private and 16 fictional ones", () => {
  expect(companies.map((company) => Company.parse(company))).toEqual(companies);
  const stocks = all.filter(({ security }) => security.kind === "stock");
  expect(companies.flatMap(({ symbol }) => symbol ?? [])).toEqual(
    stocks.map(({ security }) => security.symbol),
  );
  expect(companies.length - stocks.length).toBe(33 + 16);
});

test("a private company has no ticker and says so", () => {
  expect(companies.find(({ name }) => name === "Stripe")).toEqual({
    name: "Stripe",
    symbol: null,
    exchange: null,
    sector: "Financials",
    country: "United States",
    description:
      "Stripe processes payments for businesses on the internet. It is a private company; its shares are not listed.",
  });
});
