import { expect, test } from "vitest";
import { asked, smiths } from "./route.fixture.ts";

/** Words that are put in other words have to be heard misspelt too. */
test.each([
  [
    "What ETFs do we hold and what are they woth in total?",
    "What ETFs do we hold and what are they worth in total?",
  ],
  ["deposits in the scond quarter", "deposits in the second quarter"],
  ["How much did we sepnd on ETFs this year?", "How much did we spend on ETFs this year?"],
  [
    "How many NVDA shares do we have, and in whch account?",
    "How many NVDA shares do we have, and in which account?",
  ],
  ["avg dollra size of our buys this yr", "avg dollar size of our buys this yr"],
  ["total gain on VTI, both accounts togetxer", "total gain on VTI, both accounts together"],
  ["any sells bgiger than 1000 dollars", "any sells bigger than 1000 dollars"],
  ["is MSFT porfitable", "is MSFT profitable"],
  ["VTI total val", "VTI total value"],
  [
    "dfiference between our one year and ytd return",
    "difference between our one year and ytd return",
  ],
])("%j asks what %j does", (typed, meant) => {
  expect(asked(typed, smiths)).toEqual(asked(meant, smiths));
});

test("what is a word of its own is not taken for another one", () => {
  expect(asked("cash in karens trad ira", smiths)).toEqual(
    asked("cash in Karen's traditional IRA", smiths),
  );
  expect(asked("How much did we send out this year?", smiths)[0]?.intent).toBe("transfers");
});
