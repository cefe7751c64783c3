import { decimal, sum } from "@advisor/domain/decimal";
import { fundOverlap } from "@advisor/domain/portfolio/look-through";
import * as Security from "@advisor/domain/security";
import { expect, test } from "vitest";
import { funds } from "./funds.ts";

const bySymbol = new Map(funds.map((fund) => [fund.symbol, fund]));

test("funds are valid and listed once", () => {
  expect(funds.map((one) => Security.Fund.parse(one))).toEqual(funds);
  expect(bySymbol.size).toBe(funds.length);
});

test.each(funds.map((fund) => [fund.symbol, fund] as const))(
  "%s discloses no more than the whole fund, each constituent once",
  (_, { constituents }) => {
    const names = constituents.map((one) => one.symbol ?? one.name);
    expect(new Set(names).size).toBe(names.length);
    expect(sum(constituents.map((one) => decimal(one.weight))).lte("1.005")).toBe(true);
  },
);

test("S&P 500 funds overlap, and a bond fund and a stock fund do not", () => {
  const [spy, voo, bnd] = ["SPY", "VOO", "BND"].map((symbol) => bySymbol.get(symbol));
  if (!spy || !voo || !bnd) throw new Error("a fund is missing");
  expect(fundOverlap(spy, voo).toFixed(3)).toBe("0.413");
  expect(fundOverlap(spy, bnd).toFixed(3)).toBe("0.000");
});
