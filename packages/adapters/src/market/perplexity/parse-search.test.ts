import { expect, test } from "vitest";
import { PerplexityResponse, parseWebResults, searchCostUsd } from "./parse-search.ts";

const page = {
  title: "Apple raises its outlook",
  url: "https://news.example/apple",
  snippet: "It expects more.",
  date: "2026-11-19",
  last_updated: "2026-11-20",
};

test("a result keeps title, URL, snippet and date, and one without a URL is dropped", () => {
  const { date: _, snippet: __, ...bare } = page;
  const found = PerplexityResponse.parse({
    results: [page, bare, { ...page, url: "javascript:alert(1)" }],
  });
  expect(parseWebResults(found)).toEqual([
    {
      title: "Apple raises its outlook",
      url: "https://news.example/apple",
      snippet: "It expects more.",
      date: "2026-11-19",
    },
    {
      title: "Apple raises its outlook",
      url: "https://news.example/apple",
      snippet: "",
      date: null,
    },
  ]);
});

test("the cost is the billed amount, or else the estimate", () => {
  const costOf = (usage: unknown) =>
    searchCostUsd(PerplexityResponse.parse({ results: [], usage }));
  expect(costOf({ cost: { total_cost: 0.005 } })).toBe(0.005);
  expect(costOf({ cost: { total_cost: 0 } })).toBe(0);
  expect(costOf({ tokens: 12 })).toBe(0.01);
  expect(costOf(undefined)).toBe(0.01);
});
