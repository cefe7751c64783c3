import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const evidence = [
  {
    units: { out_of_band: "count", cash: "usd" },
    rows: [
      { household: "Miller family", out_of_band: 1, cash: 9000 },
      { household: "Ito family", out_of_band: 0, cash: 4000 },
    ],
  },
];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["The Millers have one class out of band.", []],
  ["The Ito family has no classes out of band.", []],
  ["The Millers have two classes out of band.", ["two classes out of band"]],
  [
    "The Ito family has two asset classes outside their bands.",
    ["two asset classes outside their bands"],
  ],
])("the classes out of band of a household: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});
