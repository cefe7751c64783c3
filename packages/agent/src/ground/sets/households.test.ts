import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const row = (household: string, next_meeting: string, cash: number) => ({
  ...{ household, status: "in_band", next_meeting, cash },
});
const evidence = [
  {
    query: { dataset: "households" },
    figures: [{ name: "number of lines", value: 3, unit: "count" }],
    units: { cash: "usd" },
    rows: [
      row("Ito family", "2026-12-02", 120_000),
      row("Miller family", "2026-12-09", 60_000),
      row("Sunrise Foundation", "2027-01-12", 15_000),
    ],
  },
];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["Two households have more than $50,000 in cash.", []],
  [
    "All three clients have more than $50,000 in cash.",
    ["$50,000", "All three clients have more than $50,000 in cash"],
  ],
  ["The Itos have the most cash.", []],
  ["The Millers have the most cash.", ["have the most cash"]],
  ["The next meeting with the Millers is on December 9.", []],
  ["The next meeting with the Millers is on December 2.", ["December 2"]],
])("the households of a book: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});
