import { decimal } from "@advisor/domain/decimal";
import { expect, test } from "vitest";
import { stocksAlone } from "./stocks-alone.ts";

const ranked = [
  { symbol: "BND", name: "BND", figure: decimal(290), market_value: decimal(290) },
  { symbol: "AAPL", name: "AAPL", figure: decimal(128.4), market_value: decimal(128.4) },
];
const ranking = {
  basis: "market_value" as const,
  direction: "best" as const,
  ranked,
  not_ranked: [],
  gaining: 2,
  losing: 0,
};
const rows = [
  { symbol: "BND", asset_class: "etf" },
  { symbol: "AAPL", asset_class: "stocks" },
];
const told = (text: string, params = {}) => stocksAlone({ params, text }, ranking, rows).text;

test("beside a fund that comes first the first of the stocks is told, where stocks were asked about", () => {
  expect(told("which of my stocks is worth most?")).toBe(
    "Of the stocks alone it is AAPL, $128.40.",
  );
  expect(told("which of my holdings is worth most?")).toBe("");
  expect(told("which of my stocks is worth most?", { asset_class: "stocks" })).toBe("");
});

test("where a stock comes first nothing is told beside it", () => {
  const [bond, apple] = ranked;
  const first = { ...ranking, ranked: [apple, bond].flatMap((one) => one ?? []) };
  expect(stocksAlone({ params: {}, text: "my stocks' best?" }, first, rows).text).toBe("");
});
