import { expect, test } from "vitest";
import { findRepeatedQuery } from "./loop-guard.ts";

test.each([
  ["Acme dividend history", "Acme dividend history", true],
  ["Acme dividend history", "history of dividends at ACME?", true],
  ["What is the revenue of Acme", "Acme revenue", true],
  ["Acme revenue 2024", "Acme revenue 2025", false],
  ["Acme revenue", "Acme employees", false],
  ["Acme dividend payout ratio policy board", "Acme dividend payout ratio policy", true],
  ["Acme", "Acme lawsuits", false],
])("%j, then %j: asked again is %s", (first, next, again) => {
  const found = findRepeatedQuery([{ tool: "search", query: first }], {
    tool: "search",
    query: next,
  });
  expect(found !== undefined).toBe(again);
  expect(
    findRepeatedQuery([{ tool: "other", query: first }], { tool: "search", query: next }),
  ).toBeUndefined();
});
