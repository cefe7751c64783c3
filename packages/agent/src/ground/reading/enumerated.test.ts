import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const evidence = [
  {
    positions: ["VOO", "VTI", "BND", "MUB"].map((symbol) => ({
      ...{ symbol, account: "Joint brokerage", quantity: 10, market_value: 5000 },
    })),
  },
  {
    rows: [
      { household: "Reyes family", total: 5 },
      { household: "Lund family", total: 6 },
    ],
  },
];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["The cost is unknown for all four funds (VOO, VTI, BND and MUB).", []],
  ["The cost is unknown for all six funds (VOO, VTI, BND and MUB).", ["six funds"]],
  ["They own three positions: VOO, VTI and BND.", []],
  ["They own two positions: VOO, VTI and BND.", ["two positions"]],
  ["Two of the four funds (VOO and VTI) have no cost.", []],
  ["Three of the four funds (VOO and VTI) have no cost.", ["Three of the four funds"]],
  ["Some of the four funds (VOO and VTI) have no cost.", []],
  ["Two households (the Reyes family and the Lund family) call.", []],
  // Names of another kind, and a list that is not whole.
  ["Three payers (VOO and VTI) have no cost.", []],
  ["Four funds (among them VOO and VTI) have no cost.", []],
])("a count is that of the names listed behind it: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});
