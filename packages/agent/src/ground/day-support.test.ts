import { expect, test } from "vitest";
import { checkGrounding } from "./check.ts";

const evidence = [
  {
    as_of: "2026-11-20",
    holdings: [
      { symbol: "VTI", value: 1000, price_date: "2026-11-20", lots: { oldest: "2019-04-08" } },
      { symbol: "PRIV", value: 500, price_date: "2026-09-30", lots: { oldest: "2020-10-01" } },
    ],
    purchases: [{ symbol: "PRIV", bought: "2026-11-09", quantity: "6" }],
    unvested: [
      { symbol: "VTI", vests: "2026-11-30", quantity: 80 },
      { symbol: "VTI", vests: "2027-02-26", quantity: 80 },
    ],
    needs: [
      { kind: "rmd", amount: 5000, due: "2026-12-31", note: "Rest of the distribution" },
      { kind: "withdrawal", amount: 5000, due: "2026-12-01", note: "Monthly transfer" },
    ],
  },
];
const marked = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  "PRIV was priced on September 30, 2026.",
  "As of November 20, 2026, PRIV, last priced on September 30, is worth $500.",
  "The next 80 shares vest on November 30, 2026.",
  "The next vest is on November 30, and one more on February 26, 2027.",
  "The loss is disallowed because of 6 PRIV bought on November 9, 2026.",
  "Between December 1 and December 31 the withdrawal and the RMD fall due.",
  "PRIV's price of September 30, 2026 is 51 days old.",
  "The price of PRIV is 51 days old.",
  "The price of PRIV is 51 days old, and the next vest is on November 30, 2026.",
])("a day of what the sentence states it for: %s", (text) => {
  expect(marked(text)).toEqual([]);
});

test.each([
  ["the price of another holding", "PRIV was priced on November 20, 2026."],
  ["the day of a payment for that of a vesting", "The next 80 shares vest on December 31, 2026."],
  ["a later day than the next", "The next vest is on February 26, 2027."],
  ["the purchase of another holding", "VTI was bought on October 1, 2020."],
  ["another need", "The rest of the RMD is due on December 1, 2026."],
  ["another span", "PRIV's price of September 30, 2026 is 15 days old."],
])("a day of something else: %s", (_, text) => {
  expect(marked(text)).not.toEqual([]);
});

test("the day of a result is stated for a price without a name, beside the days of trades", () => {
  const results = [
    { as_of: "2026-11-20", data: { symbol: "MSFT", price: 456 } },
    { as_of: "2026-06-08", data: { rows: [{ date: "2026-06-08", symbol: "JPM", quantity: 100 }] } },
  ];
  const days = (text: string) =>
    checkGrounding({ text, evidence: results, sources: new Set() }).unmatched;
  expect(days("The price: as of 2026-11-20 21:00 UTC.")).toEqual([]);
  expect(days("The price: as of 2026-11-19.")).toEqual(["2026-11-19"]);
});
