import { expect, test } from "vitest";
import { asked } from "../route.fixture.ts";
import type { Params } from "../routed.ts";

const rows: [message: string, params: Params][] = [
  ["What is a Roth IRA?", { topic: "roth_ira" }],
  ["explain etfs", { topic: "etf_basics" }],
  ["what does rebalancing mean", { topic: "rebalancing" }],
  ["Can I contribute to a Roth IRA this year?", { topic: "roth_ira" }],
  ["what is a wash sale", { topic: "wash sale" }],
  ["dividens", { topic: "dividend" }],
  ["what's an etf", { topic: "etf_basics" }],
  ["what are etfs", { topic: "etf_basics" }],
  ["how do etfs work", { topic: "etf_basics" }],
  ["etf vs mutual fund", { topic: "etf_basics" }],
  ["tell me about roth iras", { topic: "roth_ira" }],
  ["roth ira?", { topic: "roth_ira" }],
  ["roth ira contribution limits", { topic: "roth_ira" }],
  ["how often should I rebalance", { topic: "rebalancing" }],
  ["should I rebalance my portfolio", { topic: "rebalancing" }],
  ["what is rebalancing", { topic: "rebalancing" }],
  ["difference between stocks and bonds", { topic: "difference between stocks and bonds" }],
  ["what are mutual funds", { topic: "mutual funds" }],
  ["what are options", { topic: "options" }],
  ["what is cost basis", { topic: "cost basis" }],
  ["what is settled cash", { topic: "settled cash" }],
  ["define dividend", { topic: "dividend" }],
  ["explain dollar cost averaging", { topic: "dollar cost averaging" }],
  ["teach me about diversification", { topic: "diversification" }],
  ["what is a traditional ira", { topic: "traditional ira" }],
  ["what is an expense ratio", { topic: "expense ratio" }],
  ["rebalancing", { topic: "rebalancing" }],
  ["how does a roth ira work", { topic: "roth_ira" }],
  ["what's the difference between a roth and a traditional ira", { topic: "roth_ira" }],
  ["is a roth ira worth it", { topic: "roth_ira" }],
  ["when should I convert to a Roth", { topic: "roth_ira" }],
  ["how are etfs taxed", { topic: "etf_basics" }],
  ["best etf to buy", { topic: "etf_basics" }],
  ["am I eligible for a roth ira", { topic: "roth_ira" }],
  ["WHAT IS A ROTH IRA", { topic: "roth_ira" }],
  ["teach me about etfs", { topic: "etf_basics" }],
  ["explian rebalancing", { topic: "rebalancing" }],
  ["rebalencing", { topic: "rebalancing" }],
];

test.each(rows)("%s", (message, params) => {
  expect(asked(message)).toEqual([{ intent: "facts", params }]);
});
