import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const grant = (vests: string) => ({ symbol: "NOW", vests, quantity: 25, market_value: 20_000 });
const evidence = [
  {
    query: { dataset: "unvested" },
    units: { quantity: "units", market_value: "usd" },
    rows: [grant("2027-01-15"), grant("2027-04-15"), grant("2027-07-15")],
    totals: { quantity: 75, market_value: 60_000 },
    household_name: "Ito family",
  },
];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["Another 75 NOW shares vest by July.", []],
  ["Another 85 NOW shares vest by July.", ["85"]],
])("the total of rows that all have one name has it, too: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

const sales = [{ symbol: "NOW", sales: { trades: 4, value_usd: 5_240_000, without_value: 0 } }];

test.each([
  ["Insiders sold for a combined $5.2 million.", []],
  ["Insiders sold for a combined $6.2 million.", ["$6.2 million"]],
])("a result's own sum of a list is a total: %s", (text, unmatched) => {
  expect(checkGrounding({ text, evidence: sales, sources: new Set() }).unmatched).toEqual(
    unmatched,
  );
});

const limit = [
  {
    symbol: "NOW",
    taxable_gain: 4200,
    gain_limit: { limit: 60_000, this_sale: 4200, left: 55_800 },
  },
];

test.each([
  ["The sale has a $4,200 taxable gain. That would use 7% of the $60,000 limit.", []],
  ["The sale has a $4,200 taxable gain. That would use 9% of the $60,000 limit.", ["9%"]],
])("the figures of the yearly limit are dollars: %s", (text, unmatched) => {
  expect(checkGrounding({ text, evidence: limit, sources: new Set() }).unmatched).toEqual(
    unmatched,
  );
});
