import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";
import { claims } from "../claims.ts";
import { evidenceOf } from "../evidence/cells.ts";
import { statedClaims, topicOf } from "./stated-claims.ts";

const holding = (symbol: string) => ({ symbol, value: 1, quantity: 1 });
const { names } = evidenceOf([
  {
    accounts: [
      { account_id: "a1", name: "Joint brokerage", value: 2, holdings: [holding("KO")] },
      { account_id: "a2", name: "Rosa's IRA", value: 1, holdings: [holding("PEP")] },
    ],
  },
]);

/** The names in each figure's own words. */
const namesOf = (text: string) =>
  statedClaims(text, claims(text), { topic: topicOf(text, names), names }).map(({ claim, own }) =>
    [claim.text.trim(), ...own.map(({ at, end }) => text.slice(at, end))].join(" "),
  );

test.each([
  ["KO is worth $5 and PEP $6.", ["$5 KO", "$6 PEP"]],
  ["There is $5 in KO and $6 in PEP.", ["$5 KO", "$6 PEP"]],
  ["KO and PEP are worth $5 and $6.", ["$5 KO", "$6 PEP"]],
  ["KO is up $5 (6%) in the joint brokerage.", ["$5 KO joint brokerage", "6% joint brokerage"]],
  ["$4 of the $9 in KO is in Rosa's IRA.", ["$4 KO", "$9 KO"]],
  ["KO, worth $5, is in Rosa's IRA.", ["$5 KO Rosa's IRA"]],
  ["$5 in KO and PEP, which is $6 more.", ["$5 KO PEP", "$6"]],
  ["KO has no basis, so the gain is $5.", ["$5"]],
])("a figure's own words end at the nearest break: %s", (text, own) => {
  expect(namesOf(text)).toEqual(own);
});

test("all cells of a table row are about what the row names", () => {
  const table = "| Holding | Value | Gain |\n|---|---|---|\n| KO | $5 | $6 |\n| PEP | $7 | $8 |";
  expect(namesOf(table)).toEqual(["$5 KO", "$6 KO", "$7 PEP", "$8 PEP"]);
});

const households = [
  { household: "Ito family", cash: 5000 },
  { household: "Miller family", cash: 7000 },
];
const book = [{ query: { dataset: "households", measures: ["cash"] }, rows: households }];

test.each([
  ["The Itos have $5,000 in cash, the Millers $7,000.", true],
  ["The Itos have $7,000 in cash, the Millers $5,000.", false],
])("a figure is of the household that its own words name: %s", (text, valid) => {
  expect(checkGrounding({ text, evidence: book, sources: new Set() }).valid).toBe(valid);
});
