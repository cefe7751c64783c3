import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const held = (unrealized_pl: number, index: number) => ({ symbol: `AB${index}`, unrealized_pl });
const evidence = [
  {
    classes: [
      { class: "us_equity", weight_pct: 50, status: "above_max" },
      { class: "fixed_income", weight_pct: 30, status: "below_min" },
      { class: "cash", weight_pct: 20, status: "in_band" },
    ],
    accounts: [
      { account_id: "a1", name: "Joint brokerage", holdings: [-1, -2, 3].map(held) },
      { account_id: "a2", name: "Roth IRA", holdings: [-4, 5].map(held) },
    ],
  },
];
const marked = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["Two of the three classes are out of band.", "Two", "Three"],
  ["One class is above its maximum.", "One", "Two"],
  ["Three positions are at a loss.", "Three", "Two"],
  ["Of the five positions, three are at a loss.", "three", "two"],
  ["Two of the three holdings in the joint account are at a loss.", "Two", "Three"],
  ["Two of the five positions sit in the Roth IRA.", "Two", "Four"],
])("how many things are what is said of them: %s", (text, number, other) => {
  expect(marked(text)).toEqual([]);
  expect(marked(text.replace(number, other))).not.toEqual([]);
});
