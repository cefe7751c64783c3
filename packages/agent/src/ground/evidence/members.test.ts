import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const evidence = [
  {
    rows: [
      { name: "Paul Miller", role: "primary", age: 74 },
      { name: "Ruth Miller", role: "spouse", age: 69 },
      { name: "Tom Miller", role: "dependent", age: 19 },
    ],
    units: { age: "years" },
  },
  {
    units: { amount: "usd" },
    rows: [
      { date: "2026-03-02", type: "withdrawal", account: "Paul's IRA", amount: 6500 },
      { date: "2026-05-04", type: "withdrawal", account: "Ruth's IRA", amount: 2100 },
      { date: "2026-06-01", type: "withdrawal", account: "Joint brokerage", amount: 800 },
    ],
  },
];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["Paul, who is 74, took $6,500 out in March.", []],
  ["Paul took $2,100 from his IRA.", ["$2,100"]],
  ["Ruth is 69 and withdrew $2,100.", []],
  ["Ruth is 74.", ["74"]],
  ["Tom is 19.", []],
  ["Tom is 69.", ["69"]],
])("a member is a person who owns accounts, and no security: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});
