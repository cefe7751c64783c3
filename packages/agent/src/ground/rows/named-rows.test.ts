import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const fund = {
  ...{ symbol: "QQQ", name: "Invesco QQQ Trust", expense_ratio_pct: 0.2 },
  holdings: [
    { symbol: "NVDA", name: "NVIDIA Corporation", weight_pct: 8.8 },
    { symbol: "AAPL", name: "Apple Inc.", weight_pct: 8.6 },
  ],
};
const overlap = {
  overlap_pct: 33.1,
  first: { symbol: "VOO", coverage_pct: 41.3 },
  second: { symbol: "VTI", coverage_pct: 35.8 },
  shared: [
    { symbol: "NVDA", name: "NVIDIA Corporation", first_weight_pct: 6.8, second_weight_pct: 5.9 },
  ],
};
const required = {
  rows: [
    { account: "Hector's IRA", required: 11_524.98 },
    { account: "Rosa's IRA", required: 0 },
    { account: "Joint brokerage", required: 700.5 },
  ],
  totals: { required: 12_225.48 },
};
const marked = (text: string, evidence: unknown) =>
  checkGrounding({ text, evidence: [evidence], sources: new Set() }).unmatched;

test.each([
  ["NVIDIA is 8.8% of QQQ and Apple 8.6%.", fund, []],
  ["QQQ's top position is 8.8%.", fund, []],
  ["Apple is 8.8% of QQQ.", fund, ["8.8%"]],
  ["NVIDIA is 6.8% of VOO and 5.9% of VTI.", overlap, []],
  ["NVIDIA is 5.9% of VOO and 6.8% of VTI.", overlap, ["5.9%", "6.8%"]],
  ["VOO and VTI overlap by 33.1%; 41.3% of VOO is disclosed.", overlap, []],
  ["VOO and VTI overlap by 41.3%.", overlap, ["41.3%"]],
])("%s: a row of a fund has its own name, and that of its fund", (text, evidence, words) => {
  expect(marked(text, evidence)).toEqual(words);
});

test.each([
  ["Hector's required distribution is $11,524.98.", []],
  ["Rosa's required distribution is $700.50.", []],
  ["Rosa's required distribution is $11,524.98.", ["$11,524.98"]],
  ["Rosa's required distribution is $12,225.48.", ["$12,225.48"]],
  ["Hector and Rosa's required distributions are $12,225.48.", []],
])("%s: an owner may own all accounts but those that are named after others", (text, words) => {
  expect(marked(text, required)).toEqual(words);
});
