import { expect, test } from "vitest";
import { asksWhatWasSaid } from "./said.ts";

test.each([
  ["what did Karen want back then", true],
  ["what did the accountant advise on Pfizer", true],
  ["remind me what David said when he rang", true],
  ["what worries him", true],
  ["what did Apple say on its earnings call", false],
  ["what do you want to know", false],
  ["what did they buy in May", false],
  ["how much cash do they have", false],
])("%s: %s", (clause, expected) => {
  expect(asksWhatWasSaid(clause)).toBe(expected);
});
