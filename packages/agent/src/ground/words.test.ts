import { expect, test } from "vitest";
import { checkGrounding } from "./check.ts";

const evidence = [
  {
    household_name: "Ito family",
    total_value: 500_000,
    classes: [
      {
        ...{ class: "intl_equity", value: 60_000, weight_pct: 12, target_pct: 10 },
        ...{ min_pct: 5, max_pct: 11, drift_pp: 2, status: "above_max" },
      },
      {
        ...{ class: "fixed_income", value: 150_000, weight_pct: 30, target_pct: 35 },
        ...{ min_pct: 32, max_pct: 40, drift_pp: -5, status: "below_min" },
      },
    ],
    concentration: [
      {
        name: "Nestle",
        symbols: ["NSRGY"],
        value: 60_000,
        direct_pct: 12,
        limit_pct: 8,
        breach: true,
      },
    ],
    turnover_pct: { target: 7.5, band: 2.5 },
  },
  {
    query: { dataset: "positions" },
    figures: [{ name: "number of lines", value: 2, unit: "count" }],
    rows: [
      { symbol: "NSRGY", market_value: 60_000, gain: 50_000 },
      { symbol: "AGG", market_value: 150_000, gain: -9000 },
    ],
  },
  {
    transfers: [
      { account: "Joint", type: "deposit", method: "wire", amount: 900, status: "completed" },
      { account: "Joint", type: "deposit", method: "ACH", amount: 700, status: "completed" },
    ],
    total: 2,
  },
];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["Nestle is over the 8% single-name limit at 12%.", []],
  ["Nestle is over the 8% single-name limit at 14%.", ["14%"]],
  ["Going to target takes far more trading: 7.5% turnover instead of 2.5%.", []],
  ["Going to target takes far more trading: 8.5% turnover instead of 2.5%.", ["8.5%"]],
  ["NSRGY is worth six times what they paid for it: $60,000 against a cost of $10,000.", []],
  [
    "NSRGY is worth six times what they paid for it: $60,000 against a cost of $20,000.",
    ["six", "$20,000"],
  ],
])("words belong to the figure that they follow: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

test.each([
  ["The deposit of $900 came in by wire.", []],
  ["The deposit of $900 came in by ACH.", ["$900"]],
])("a transfer has its method: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

test.each([
  ["Bonds have dropped below their 32% minimum.", []],
  ["International equity has drifted above its 11% maximum.", []],
  ["International equity has drifted below its 5% minimum.", ["has drifted below its 5% minimum"]],
  ["Bonds have climbed above their 40% maximum.", ["have climbed above their 40% maximum"]],
])("a class has moved to where its status says: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

test.each([
  ["AGG is the family's largest loss.", []],
  ["NSRGY is the family's largest loss.", ["is the family's largest loss"]],
])("a rank in what is the family's: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

test.each([
  ["Bonds are 5 points underweight.", []],
  ["Bonds are overweight by 5 points.", ["5"]],
  ["International equity is overweight by 2 points.", []],
])("over- and underweight are against the target: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

test.each([
  ["NSRGY is the largest holding of stocks, and it also has the largest gain.", []],
  ["AGG is worth $150,000, and it also has the largest gain.", ["also has the largest gain"]],
])("it is the one thing before: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

const needs = [
  {
    cash: {
      ...{ available: 90_000, total: 90_000, floor: 75_000, shortfall: 0 },
      needs: [{ kind: "tax", amount: 12_000, due: "2027-01-15", note: "Estimated tax payment" }],
    },
  },
];
const ofNeeds = (text: string) =>
  checkGrounding({ text, evidence: needs, sources: new Set() }).unmatched;

test.each([
  ["The estimated tax payment of $12,000 is due on January 15.", []],
  ["The estimated tax payment of $75,000 is due on January 15.", ["$75,000"]],
])("a payment has the amount of its need: %s", (text, unmatched) => {
  expect(ofNeeds(text)).toEqual(unmatched);
});

test.each([
  ["They would pay $3,200 to buy both back.", ["$3,200"]],
  ["Buying them back would cost $3,200.", []],
])("what is bought back has a value below zero: %s", (text, unmatched) => {
  const written = [{ totals: { market_value: -3200 }, units: { market_value: "usd" } }];
  expect(checkGrounding({ text, evidence: written, sources: new Set() }).unmatched).toEqual(
    unmatched,
  );
});

test.each([
  ["U.S. stocks are at 40%.", []],
  ["U.S. stocks are at 30%.", ["30%"]],
])("U.S. is US: %s", (text, unmatched) => {
  const classes = [
    { class: "us_equity", weight_pct: 40, status: "in_band" },
    { class: "fixed_income", weight_pct: 30, status: "in_band" },
  ];
  expect(checkGrounding({ text, evidence: [{ classes }], sources: new Set() }).unmatched).toEqual(
    unmatched,
  );
});

test.each([
  ["Bonds are below the bottom of their 32–40% band.", []],
  ["International equity is above the top of its 5–11% band.", []],
  ["International equity is below the bottom of its 5–11% band.", ["is below the bottom"]],
])("the bottom and the top of a band: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});
