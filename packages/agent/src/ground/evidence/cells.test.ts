import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const quotes = {
  quotes: [
    ...[{ symbol: "VTI", price: 242, change_pct: 1.13 }],
    { symbol: "RELIANCE.NS", price: 16.675, local_price: 1450, currency: "INR", fx_rate: 0.0115 },
  ],
};
const policy = {
  classes: [
    { class: "us_equity", weight_pct: 53.2, min_pct: 40, max_pct: 50 },
    { class: "intl_equity", weight_pct: 12, min_pct: 12, max_pct: 18 },
  ],
};
const sectors = {
  rows: [
    { sector: null, market_value: 864_050 },
    { sector: "Health Care", market_value: 12_800 },
  ],
};
const marked = (text: string, evidence: unknown) =>
  checkGrounding({ text, evidence: [evidence], sources: new Set() }).unmatched;
const bands = (low: number) =>
  `| Class | Weight | Band |\n|---|---|---|\n| US equity | 53.2% | 40-50% |\n| International | 12% | ${low}-18% |`;

test("a price next to one in its own currency is in dollars", () => {
  expect(marked("RELIANCE.NS trades at ₹1,450, which is $16.675.", quotes)).toEqual([]);
  expect(marked("RELIANCE.NS trades at $1,450.", quotes)).toEqual(["$1,450"]);
});

test("both ends of a band in a table are those of the policy", () => {
  expect(marked(bands(12), policy)).toEqual([]);
  expect(marked(bands(10), policy)).toEqual(["10"]);
});

test("what has no sector may be told without a name", () => {
  const text = "Health care is $12,800. The remaining $864,050 are funds.";
  expect(marked(text, sectors)).toEqual([]);
});

test("what is excepted is no subject", () => {
  const accounts = [
    { account_id: "a", name: "Stock plan", value: 100, cash: 0, holdings: [] },
    {
      ...{ account_id: "b", name: "Joint brokerage", value: 900, cash: 0 },
      holdings: [{ symbol: "MUB", value: 900 }],
    },
  ];
  expect(marked("Everything but the stock plan is $900 of MUB.", { accounts })).toEqual([]);
});
