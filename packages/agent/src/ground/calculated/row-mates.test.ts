import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const evidence = [
  {
    symbol: "KO",
    ...{ quantity: 100, proceeds: 7000, taxable_gain: 3300 },
    gain_limit: { limit: 30_000, this_sale: 3300, left: 26_700 },
  },
  {
    concentration: [
      { name: "Nestle", symbols: ["NSRGY"], direct_pct: 24, limit_pct: 8, breach: true },
    ],
    owners: [
      { name: "Alder Capital", shares: 110_000, shares_change: 10_000, owned_pct: 2 },
      { name: "Birch Partners", shares: 90_000, shares_change: -30_000, owned_pct: 1.6 },
    ],
    suggestions: [
      {
        mode: "target",
        class: "us_equity",
        trade_usd: -50_000,
        legs: [
          { account: "Joint", side: "sell", symbol: "VTI", quantity: 120, proceeds: 29_040 },
          { account: "Roth IRA", side: "sell", symbol: "VOO", quantity: 45, proceeds: 20_160 },
        ],
      },
    ],
  },
];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["The sale uses up 11% of the gain limit.", []],
  ["The sale uses up 21% of the gain limit.", ["21%"]],
  ["Nestle is at three times the 8% issuer limit.", []],
  ["Nestle is at five times the 8% issuer limit.", ["five"]],
  ["Alder Capital added 10,000 shares, or 10%.", []],
  ["Alder Capital added 10,000 shares, or 20%.", ["20%"]],
  ["Selling 120 shares of VTI and 45 shares of VOO to get to target would raise $49,200.", []],
  [
    "Selling 120 shares of VTI and 45 shares of VOO to get to target would raise $59,200.",
    ["$59,200"],
  ],
])("figures of the rows that the sentence shows: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

const policies = [
  {
    units: { weight: "percent" },
    rows: [
      { policy: "First Trust policy", asset_class: "fixed_income", weight: 31, target: 30 },
      { policy: "Second Trust policy", asset_class: "fixed_income", weight: 42, target: 45 },
    ],
  },
];

test.each([
  ["Bonds range from 31% to 42% of assets.", []],
  ["The bond share ranges from 31% to 42%.", []],
  ["The bond share ranges from 21% to 42%.", ["21%"]],
])("a range of weights is no policy band: %s", (text, unmatched) => {
  expect(checkGrounding({ text, evidence: policies, sources: new Set() }).unmatched).toEqual(
    unmatched,
  );
});
