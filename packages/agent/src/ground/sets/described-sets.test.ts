import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const held = {
  household_name: "Ito family",
  accounts: [
    {
      ...{ account_id: "acc_1", name: "Joint brokerage", value: 70_000, cash: 0 },
      holdings: [
        { symbol: "AGG", name: "iShares Core Bond ETF", asset_class: "fixed_income" },
        { symbol: "MUB", name: "iShares Muni Bond ETF", asset_class: "fixed_income" },
        { symbol: "KO", name: "The Coca-Cola Company", asset_class: "us_equity" },
      ].map((row, index) => ({
        ...{ ...row, value: 20_000, weight_pct: 20, cost: [22_000, 19_000, 9000][index] },
        unrealized_pl: [-2000, 1000, 11_000][index],
      })),
    },
    { account_id: "acc_2", name: "Roth IRA", value: 40_000, cash: 40_000, holdings: [] },
  ],
  totals: { total_value: 110_000 },
};
const quoted = (symbol: string, change_pct: number) => ({ symbol, price: 50, change_pct });
const prices = { quotes: [quoted("KO", 1.2), quoted("PEP", 0.4), quoted("PG", -0.3)] };
const checked = (text: string) =>
  checkGrounding({ text, evidence: [held, prices], sources: new Set() }).unmatched;

test.each([
  ["Both bond funds show a gain.", ["Both bond funds show a gain"]],
  ["One of the two bond funds is showing a loss.", []],
  ["Every account has some idle cash.", ["Every account has some idle cash"]],
  ["Only one of the two accounts has cash to invest.", []],
  [
    "Coca-Cola was the only one of the three to close higher.",
    ["the only one of the three to close higher"],
  ],
  ["PG was the only one of the three to close lower.", []],
  ["The joint brokerage account is the only account with bonds.", []],
  ["The Roth IRA is the only account with bonds.", ["the only account with bonds"]],
])("sets of funds, cash of accounts and the only one of a set: %s", (text, unmatched) => {
  expect(checked(text)).toEqual(unmatched);
});

test.each([
  ["AGG makes up 28.6% of the joint brokerage account.", []],
  ["AGG makes up 20% of the joint brokerage account.", ["20%"]],
])("a share of an account is not the weight in the household: %s", (text, unmatched) => {
  expect(checked(text)).toEqual(unmatched);
});

const performance = {
  ...{ account: "all", timeframe: "YTD", return_pct: 6 },
  by_account: [
    { account: "Joint brokerage", return_pct: 4.1 },
    { account: "Roth IRA", return_pct: 9.3 },
    { account: "Rollover IRA", return_pct: 5.2 },
  ],
};
const ofReturns = (text: string) =>
  checkGrounding({ text, evidence: [performance], sources: new Set() }).unmatched;

test.each([
  ["The Roth IRA is the only account that returned more than 6%.", []],
  [
    "The Joint brokerage is the only account that returned less than 6%.",
    ["the only account that returned less than 6%"],
  ],
])("the returns of accounts: %s", (text, unmatched) => {
  expect(ofReturns(text)).toEqual(unmatched);
});
