import { decimal } from "@advisor/domain/decimal";
import type { Ranking } from "@advisor/domain/ranking";
import { expect, test } from "vitest";
import { ofSize } from "./ranking-sized.ts";

const scope = { one: "position", many: "positions", where: "" };
const one = (symbol: string, figure: string) => ({
  symbol,
  name: symbol,
  figure: decimal(figure),
  market_value: decimal("100"),
});
const ranking = (basis: Ranking["basis"], ranked: Ranking["ranked"]): Ranking => ({
  basis,
  direction: "best",
  ranked,
  not_ranked: [],
  gaining: 0,
  losing: 0,
});
const worth = ranking("market_value", [one("VOO", "10308.5"), one("AAPL", "8111.04")]);
const gains = ranking("unrealized_pl_pct", [one("NVDA", "0.5"), one("BND", "-0.07")]);

test("only what is worth as much as was asked", () => {
  expect(
    ofSize(worth, { params: { above: 9000 }, losing: false, denied: false, added: false }, scope),
  ).toEqual({
    text: "One position has a market value over $9,000.00: VOO, $10,308.50.",
    figures: [10308.5, 10308.5],
  });
});

test("where nothing is of the size, what comes nearest", () => {
  const said = ofSize(
    worth,
    { params: { above: 90_000 }, losing: false, denied: false, added: false },
    scope,
  );
  expect(said.text).toBe(
    "No position has a market value over $90,000.00. The largest is VOO, $10,308.50.",
  );
});

test("a loss is compared by how large it is, and never with a gain", () => {
  const said = ofSize(
    gains,
    { params: { above: 5 }, losing: true, denied: false, added: false },
    scope,
  );
  expect(said.text).toBe("One position has an unrealized loss over 5 %: BND, -7.00 %.");
});

test("what is not up by so much may be down", () => {
  const said = ofSize(
    gains,
    { params: { above: 5 }, losing: false, denied: true, added: false },
    scope,
  );
  expect(said.text).toBe("One position has no unrealized gain over 5 %: BND, -7.00 %.");
});
