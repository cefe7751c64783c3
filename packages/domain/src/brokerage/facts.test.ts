import { expect, test } from "vitest";
import type { Fact } from "./dataset.ts";
import { findFact } from "./facts.ts";

const fact = (topic: string, ...keywords: string[]): Fact => ({
  topic,
  title: topic,
  keywords,
  snippet: "…",
  as_of: "2026-01-15",
});
const facts = [
  fact("roth_ira", "roth", "roth ira"),
  fact("etf_basics", "etf", "exchange traded fund"),
  fact("roth_conversion", "roth conversion"),
];

test.each([
  ["roth_ira", "roth_ira"],
  ["ETF basics", "etf_basics"],
  ["What is a Roth IRA?", "roth_ira"],
  ["explain ETFs", "etf_basics"],
  ["exchange-traded funds", "etf_basics"],
  ["a roth conversion", "roth_conversion"],
  ["ROTH—yes", "roth_ira"],
  ["rothschild", undefined],
  ["netflix", undefined],
  ["", undefined],
  ["  ?! ", undefined],
])("%j is about %s", (text, topic) => {
  expect(findFact(text, facts)?.topic).toBe(topic);
});

test("an empty list has no matching fact", () => {
  expect(findFact("roth", [])).toBeUndefined();
});
