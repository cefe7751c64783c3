import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const company = (symbol: string, revenue: number, net_income: number) => ({
  data: { symbol, currency: "USD", figures: { revenue, net_income } },
});
const evidence = [
  company("KO", 47_100_000_000, 10_600_000_000),
  company("PEP", 91_900_000_000, 9_600_000_000),
];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  [
    "KO makes $10.6 billion of net income on $47.1 billion of revenue, versus $9.6 billion on $91.9 billion at PEP.",
    [],
  ],
  ["KO makes $10.6 billion of net income, versus $10.6 billion at PEP.", ["$10.6 billion"]],
  ["KO makes $9.6 billion of net income on $47.1 billion of revenue.", ["$9.6 billion"]],
])("figures behind a contrast are those of the thing behind them: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

const quote = [
  {
    ...{ symbol: "KO", currency: "USD", price: 70, previous_close: 71 },
    ...{ day_range: { low: 69.1, high: 71.4 }, year_range: { low: 56, high: 73.5 } },
  },
];
const ofQuote = (text: string) =>
  checkGrounding({ text, evidence: quote, sources: new Set() }).unmatched;

test.each([
  ["At $70, KO is 5% below its 52-week high of $73.50 and 25% above the low of $56.", []],
  ["At $70, KO is 8% below its 52-week high of $73.50.", ["8%"]],
  ["The day's low was $69.10.", []],
  ["The day's low was $56.", ["$56"]],
  ["KO's 52-week high is $71.40.", ["$71.40"]],
])("the range of a day and that of a year: %s", (text, unmatched) => {
  expect(ofQuote(text)).toEqual(unmatched);
});
