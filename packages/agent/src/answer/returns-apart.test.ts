import { expect, test } from "vitest";
import type { RoutedPart } from "../route/routed.ts";
import { result, stated } from "./answer.fixture.ts";
import { returnsApart } from "./returns-apart.ts";

const of = (timeframe: string, return_pct: number | null, account?: string) => {
  const part: RoutedPart = {
    intent: "performance",
    params: { timeframe: timeframe as "YTD", ...(account === undefined ? {} : { account }) },
    confidence: 1,
    assumed: [],
    text: timeframe,
  };
  const looked = stated({
    found: return_pct !== null,
    account: account ?? "all",
    timeframe: timeframe as "YTD",
    return_pct,
  });
  return { part, results: new Map([["get_performance", result(looked)]]) };
};

test("two returns that are held against each other are so many points apart", () => {
  expect(returnsApart("YTD vs 1Y", [of("YTD", 7.9), of("1Y", 11.4)])?.said).toMatchObject({
    calculated: [3.5],
    text: "The 1Y return is 3.5 percentage points above the YTD return. As of 2026-01-15.",
  });
  expect(returnsApart("YTD vs 1Y", [of("YTD", 2), of("1Y", 2)])?.said.text).toMatch(/are the same/);
});

test.each([
  ["nobody compares them", "YTD return and 1Y return", of("YTD", 7.9), of("1Y", 11.4)],
  ["one is not on file", "YTD vs 5Y", of("YTD", 7.9), of("5Y", null)],
  ["they are of two accounts", "YTD vs 1Y", of("YTD", 7.9), of("1Y", 11.4, "IRA")],
] as const)("where %s nothing is said", (_, message, a, b) => {
  expect(returnsApart(message, [a, b])).toBeUndefined();
});
