import { evaluate } from "@advisor/query/evaluate/evaluate";
import { narrate } from "@advisor/query/narrate/narrate";
import { vocabularyOf } from "@advisor/query/read/vocabulary";
import { expect, test } from "vitest";
import { book } from "./books.ts";
import { directory, readConversation, readLast } from "./read-last.ts";

/** What the answer says first. */
function answered(household: number, message: string): string {
  const [reading] = readConversation(vocabularyOf(book(household), directory), [message]);
  if (reading?.ask.kind !== "query") return "?";
  return narrate(evaluate(reading.ask.query, [book(household)])).text;
}

test.each([
  [
    1,
    "how many times bigger is the VTI position than the AAPL one",
    "VTI is worth $205,700.00, AAPL is worth $35,310.00: 5.83 times as much.",
  ],
  [
    6,
    "how many times its cost is MSFT worth",
    "MSFT is worth $684,000.00 and cost $76,350.00: 8.96 times as much.",
  ],
  [
    11,
    "how many times the VOO gain is the MSFT gain",
    "MSFT has an unrealized gain of $1,685.40, VOO has an unrealized gain of $544.75: 3.09 times as much.",
  ],
  [
    2,
    "how many times Amara's Roth is the stock plan",
    "Stock plan is worth $912,000.00, Amara's Roth IRA is worth $96,000.00: 9.5 times as much.",
  ],
])("D%i: %s", (household, message, expected) => {
  expect(answered(household, message)).toContain(expected);
});

test("a number of times without another side is a count", () => {
  expect(readLast(2, ["how many times did we buy msft"])).toEqual([
    "Number of purchases where symbol is MSFT.",
  ]);
});

test("without a positive ratio the difference is stated", () => {
  expect(answered(1, "how many times the VTI gain is the BND gain")).toContain("$76,993.50 less");
});
