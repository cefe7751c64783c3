import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const evidence = [
  {
    query: { dataset: "positions" },
    figures: [{ name: "number of lines", value: 2, unit: "count" }],
    rows: [
      { symbol: "VEA", market_value: 40_000, gain: 5200 },
      { symbol: "AGG", market_value: 30_000, gain: -1700 },
    ],
  },
];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["They hold VEA and AGG. The former is up $5,200, the latter down $1,700.", []],
  ["They hold VEA and AGG. The latter is worth $30,000.", []],
  ["They hold VEA and AGG. The latter is worth $40,000.", ["$40,000"]],
  ["They hold VEA and AGG; the former is down $1,700.", ["$1,700"]],
  ["They hold VEA and AGG. The former is at a loss.", ["is at a loss"]],
])("the former and the latter are the things before them: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});
