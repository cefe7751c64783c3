import { decimal } from "@advisor/domain/decimal";
import { Fundamentals } from "@advisor/domain/market/fundamentals";
import { expect, test } from "vitest";
import { asOf } from "../sample.ts";
import { allFacts, type Facts } from "./facts.ts";

const all = allFacts();
const companies = all.flatMap((facts) =>
  facts.security.kind === "stock" && facts.fundamentals !== null
    ? [[facts.security.symbol, { ...facts, fundamentals: facts.fundamentals }] as const]
    : [],
);
const of = (symbol: string): Facts | undefined =>
  all.find(({ security }) => security.symbol === symbol);

test("every stock and fund has fundamentals, no index has", () => {
  const missing = all.filter(
    ({ fundamentals, security }) => (fundamentals === null) !== (security.kind === "index"),
  );
  expect(missing.map(({ security }) => security.symbol)).toEqual([]);
});

test.each(companies)("%s has figures that agree with each other", (_, { fundamentals, quote }) => {
  const figures = Fundamentals.parse(fundamentals);
  const { eps, shares_outstanding, pe_ratio, revenue, net_income, profit_margin_pct } = figures;
  expect(figures.market_cap).toBe(quote.market_cap);
  expect(
    decimal(quote.price)
      .times(shares_outstanding ?? 0)
      .toFixed(0),
  ).toBe(figures.market_cap);
  const earned = decimal(eps ?? 0);
  expect(pe_ratio).toBe(earned.gt(0) ? decimal(quote.price).div(earned).toFixed(2) : null);
  expect(profit_margin_pct).toBe(
    decimal(net_income ?? 0)
      .div(revenue ?? 1)
      .times(100)
      .toFixed(2),
  );
  expect(decimal(net_income ?? 0).gt(0)).toBe(earned.gt(0));
});

test.each(companies)("%s was filed after its period and before the dataset's day", (_, facts) => {
  const { period_end, filed } = facts.fundamentals;
  expect([period_end, String(filed) > "2026-09-30", String(filed) <= asOf]).toEqual([
    "2026-09-30",
    true,
    true,
  ]);
});

test("both share classes of a company report the same company", () => {
  const common = (symbol: string) => {
    const { revenue, net_income, eps, filed, price_to_sales } = of(symbol)?.fundamentals ?? {};
    return { revenue, net_income, eps, filed, price_to_sales };
  };
  expect(common("GOOG")).toEqual(common("GOOGL"));
  expect(common("GOOG").revenue).toEqual(expect.any(String));
});

test("a company that makes a loss has no price-earnings ratio", () => {
  const { eps, pe_ratio, forward_pe, profit_margin_pct } = of("BA")?.fundamentals ?? {};
  expect([Number(eps) < 0, pe_ratio, forward_pe, Number(profit_margin_pct) < 0]).toEqual([
    true,
    null,
    null,
    true,
  ]);
});

test("a fund states its yield and no company figures", () => {
  expect(of("BND")?.fundamentals).toMatchObject({
    dividend_yield_pct: expect.any(String),
    eps: null,
    market_cap: null,
    revenue: null,
    period_end: null,
  });
});
