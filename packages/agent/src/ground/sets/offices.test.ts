import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const trade = (owner: string, title: string) => ({
  ...{ owner, title, transaction_date: "2026-09-30", code: "S", side: "disposed", shares: 900 },
});
const evidence = [
  {
    ...{ symbol: "KO", name: "The Coca-Cola Company", shares: 0 },
    trades: [
      trade("Dana Alder (simulated)", "Chief Financial Officer"),
      trade("Robin Marsh (simulated)", "General Counsel"),
    ],
  },
];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["Dana Alder is Coca-Cola's Chief Financial Officer.", []],
  ["Robin Marsh, the General Counsel, sold.", []],
  ["Robin Marsh is the CFO.", ["is the CFO"]],
])("a person holds the office of their row: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});
