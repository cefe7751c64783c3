import { expect, test } from "vitest";
import { checkGrounding } from "./check.ts";

const band = (name: string, weight_pct: number, min_pct: number, max_pct: number) => ({
  ...{ class: name, value: weight_pct * 1000, weight_pct, min_pct, max_pct },
});
const evidence = [
  { classes: [band("us_equity", 53.2, 40, 50), band("fixed_income", 23.8, 25, 35)] },
];
const marked = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["At 53.2%, US equity is above its 50% maximum.", "above", "below"],
  ["Fixed income is 23.8%, below its 25% minimum.", "below", "above"],
  ["Fixed income is 23.8%, well outside the 25-35% band.", "outside", "inside"],
  ["US equity is 3.2 points too high at 53.2%.", "high", "low"],
  ["Fixed income is 1.2 points under its 25% minimum.", "under", "over"],
])("a figure lies on the side of the edge that the words say: %s", (text, side, other) => {
  expect(marked(text)).toEqual([]);
  expect(marked(text.replace(side, other))).not.toEqual([]);
});

test("an aim does not state a side", () => {
  expect(marked("US equity is 53.2% and has to get below its 50% maximum.")).toEqual([]);
});
