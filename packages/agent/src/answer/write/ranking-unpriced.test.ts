import { expect, test } from "vitest";
import { list, priced, row } from "../answer.fixture.ts";
import { writeRanking } from "./ranking.ts";

const own = list([row("AAPL", 10), row("FUND", 1, { asset_class: "private" })]);
const quotes = priced([["AAPL", 11, null]]);
const said = (text: string, rows = own) =>
  writeRanking({ params: { basis: "market_value" }, text }, rows, quotes).text;

test("what has no price leads, and no figure stands beside it", () => {
  expect(said("which holdings have no price on file?")).toBe(
    "No price is on file for FUND. All other positions have one. As of 2026-01-15.",
  );
  expect(said("are any positions without a quote")).toMatch(
    /^Yes\. No price is on file for FUND\./,
  );
  expect(said("is every holding priced?")).toMatch(/^No\. No price is on file for FUND\./);
});

test("where all have a price that is said", () => {
  const all = list([row("AAPL", 10)]);
  expect(said("what can't be valued", all)).toBe(
    "Every position has a price on file. As of 2026-01-15.",
  );
  expect(said("is everything priced?", all)).toMatch(/^Yes\. Every position has a price/);
});
