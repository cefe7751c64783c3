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

test("an account in the title of a row is not an account that no result names", () => {
  const task = (title: string) => ({ rows: [{ household: "Smith family", title, days: 21 }] });
  const text = "Send the form for Karen's Roth IRA is due in 21 days.";
  expect(marked(text, task("Send the form for Karen's Roth IRA"))).toEqual([]);
  expect(marked(text, task("Send the form"))).toEqual(["21"]);
});

test("a name that is excepted is not a subject", () => {
  const accounts = [
    { account_id: "a", name: "Stock plan", value: 100, cash: 0, holdings: [] },
    {
      ...{ account_id: "b", name: "Joint brokerage", value: 900, cash: 0 },
      holdings: [{ symbol: "MUB", value: 900 }],
    },
  ];
  expect(marked("Everything but the stock plan is $900 of MUB.", { accounts })).toEqual([]);
});

test("a number before a ticker is one of units", () => {
  const holdings = [
    { symbol: "MUB", quantity: 4000, value: 428_000 },
    { symbol: "VXUS", quantity: 3500, value: 210_000, unrealized_pl: 1500 },
  ];
  expect(marked("They hold 4,000 MUB and 3,500 VXUS.", { holdings })).toEqual([]);
  expect(marked("They hold 4,000 MUB and 1,500 VXUS.", { holdings })).toEqual(["1,500"]);
});

test("a percentage that follows its amount has the words of the amount", () => {
  const holdings = [{ symbol: "BND", unrealized_pl: -240_600, unrealized_pl_pct: -0.0844 }];
  expect(marked("BND is down $240,600, about 8.4%.", { holdings })).toEqual([]);
  expect(marked("BND is up $240,600, about 8.4%.", { holdings })).toEqual(["$240,600", "8.4%"]);
});

test("one of two accounts may have a figure of its own", () => {
  const accounts = [
    { account_id: "a", name: "Legacy Trust", value: 1_000_000 },
    { account_id: "b", name: "Children's Trust", value: 1_200_000 },
  ];
  const text = "The Legacy Trust is the smaller of the two trusts: $1.0 million.";
  expect(marked(text, { accounts })).toEqual([]);
});

test("what was withdrawn is negative among deposits", () => {
  expect(marked("They withdrew $45,000.", { net_deposits: -45_000 })).toEqual([]);
});

test("the cap of a class is its maximum", () => {
  expect(marked("Sell some VOO to get US equity under the 50% cap.", policy)).toEqual([]);
});
