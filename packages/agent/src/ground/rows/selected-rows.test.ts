import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const lot = (symbol: string, acquired: string | null, quantity: number, gain: number | null) => ({
  ...{ symbol, account: "Joint", acquired, quantity, gain },
});
const evidence = [
  {
    query: { dataset: "lots", where: [{ field: "symbol", op: "is", values: ["KO", "PEP"] }] },
    units: { quantity: "units", gain: "usd" },
    rows: [
      lot("KO", "2009-03-02", 100, null),
      lot("KO", "2015-06-01", 50, 1900),
      lot("PEP", "2021-02-01", 30, 700),
      lot("PEP", "2026-04-01", 10, -120),
      lot("KO", null, 80, null),
    ],
  },
];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["The 2015 lot of KO has a gain of $1,900.", []],
  ["The 2009 lot of KO has a gain of $1,900.", ["$1,900"]],
  ["KO has 3 lots.", []],
  ["KO has 4 lots.", ["4"]],
  ["KO is held in three lots; PEP in two.", []],
  ["The newest lot of PEP, 10 shares, is down $120; the other one is up $700.", []],
  ["The newest lot of KO, 10 shares, is down $120.", ["10", "$120"]],
])("the rows of a query that selects two securities: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

const values = [
  {
    units: { account_value: "usd", time_weighted: "percent" },
    rows: [
      { date: "2026-10-30", account: "Roth IRA", account_value: 90_210.4, time_weighted: 0.8 },
      { date: "2026-11-20", account: "Roth IRA", account_value: 91_300, time_weighted: 1.21 },
    ],
  },
];

test.each([
  ["The Roth IRA has returned 1.21% since October 30.", []],
  ["The Roth IRA's value rose from $90,210 at the end of October to $91,300.", []],
  ["The Roth IRA's value rose from $91,300 at the end of October.", []],
  ["On October 30 the Roth IRA had returned 1.21%.", ["1.21%"]],
])("a period begins on its day: %s", (text, unmatched) => {
  expect(checkGrounding({ text, evidence: values, sources: new Set() }).unmatched).toEqual(
    unmatched,
  );
});
