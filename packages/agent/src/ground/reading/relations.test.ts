import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const position = (account: string, symbol: string, quantity: number) => ({
  ...{ account, symbol, quantity, asset_class: "stocks" },
});
const evidence = [
  {
    positions: [
      position("Joint brokerage", "KO", 300),
      position("Joint brokerage", "PG", 50),
      position("Ann's IRA", "PEP", 200),
    ],
    total: 3,
  },
  {
    rows: [
      { name: "Ann Miller", role: "primary", age: 64 },
      { name: "Bob Miller", role: "spouse", age: 61 },
    ],
    units: { age: "years" },
  },
  {
    first: { symbol: "QQQ", name: "Invesco QQQ Trust", expense_ratio_pct: 0.2 },
    second: { symbol: "VTI", name: "Vanguard Total Stock Market ETF", expense_ratio_pct: 0.03 },
  },
];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["Ann's IRA holds PEP.", []],
  ["Ann's IRA holds KO.", ["holds KO"]],
  ["PG is held in the joint brokerage account.", []],
  ["PEP is held in the joint brokerage account.", ["is held in the joint brokerage"]],
  ["Ann's IRA does not own KO.", []],
])("which account holds a security: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

test.each([
  ["Bob is younger than Ann.", []],
  ["Bob is older than Ann.", ["is older than Ann"]],
  ["Bob is the spouse.", []],
  ["Bob is the trustee.", ["is the trustee"]],
])("the ages and roles of members: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

test.each([
  ["VTI is the cheaper fund.", []],
  ["QQQ is the cheaper fund.", ["is the cheaper fund"]],
])("which of two is ahead: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});
