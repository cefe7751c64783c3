import { expect, test } from "vitest";
import { checkGrounding } from "./check.ts";
import { withoutOffers } from "./offers.ts";

const marked = (text: string) =>
  checkGrounding({ text, evidence: [{ symbol: "VTI", value: 10 }], sources: new Set() }).unmatched;

test.each([
  'Do you mean this? "Deposits from Jan 1, 2026 to Jun 30, 2026 above $500."',
  "What do you mean by IRA?\n- Rosa's, more than $500\n- Hector's, more than $500",
])("what a question offers is no claim: %s", (text) => {
  expect(marked(text)).toEqual([]);
});

test.each([
  ['Is it up? It is worth $500, as the note says: "about $600".', ["$500", "$600"]],
  ["Is it up?\n\nVTI is worth $500.", ["$500"]],
  ["Is VTI worth $500?", ["$500"]],
  ["What should we raise?\n- VTI is worth $500", ["$500"]],
])("what is said around a question is: %s", (text, wrong) => {
  expect(marked(text)).toEqual(wrong);
});

test("the rest of the text keeps its places", () => {
  const text = 'Do you mean this? "May"\n\nVTI is $10.';
  expect(withoutOffers(text)).toBe("Do you mean this?      \n\nVTI is $10.");
});
