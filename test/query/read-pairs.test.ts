import { expect, test } from "vitest";
import { readLast } from "./read-last.ts";

test.each<[number, string, string[]]>([
  [
    6,
    "MSFT or ESGV: which gained more in dollars and which in percent?",
    [
      "Unrealized gain of positions where symbol is MSFT, against that where symbol is ESGV.",
      "Unrealized gain in percent of cost of positions where symbol is MSFT, against that where symbol is ESGV.",
    ],
  ],
  [
    3,
    "What's the biggest loser in dollars? In percent?",
    [
      "The position with the lowest unrealized gain: unrealized gain, market value, weight and quantity.",
      "The position with the lowest unrealized gain in percent of cost: unrealized gain in percent of cost, market value, weight and quantity.",
    ],
  ],
  [
    3,
    "Among the individual stocks, which has the best and which the weakest gain in percent?",
    [
      "The stock with the highest unrealized gain in percent of cost: unrealized gain in percent of cost and unrealized gain.",
      "The stock with the lowest unrealized gain in percent of cost: unrealized gain in percent of cost and unrealized gain.",
    ],
  ],
])("D%i: %s: once for each of the two units or rankings", (household, message, expected) => {
  expect(readLast(household, [message])).toEqual(expected);
});

test("a gain in both units is one question", () => {
  expect(readLast(1, ["the joint account's gain in dollars and in percent"])).toHaveLength(1);
});

test.each<[number, string, string[]]>([
  [
    9,
    "gain on the options and on the short position",
    [
      "Unrealized gain and unrealized gain in percent of cost of options.",
      "Unrealized gain and unrealized gain in percent of cost of positions where side is short.",
    ],
  ],
  [
    1,
    "how far is US equity above its maximum and fixed income below its minimum?",
    [
      "All policy classes where asset class is US equity: amount beyond the band, weight, market value and maximum.",
      "All policy classes where asset class is fixed income and status is below min: weight, target, minimum, maximum and drift from target.",
    ],
  ],
])("D%i: %s: once for each kind of row", (household, message, expected) => {
  expect(readLast(household, [message])).toEqual(expected);
});

test.each([
  [2, "Chidi's 401k versus Amara's Roth", "account", "Chidi's 401(k)", "Amara's Roth IRA"],
  [4, "who has more in their own name, Anika or Rohan", "owner", "Anika Patel", "Rohan Patel"],
])("D%i: %s: by what the accounts are worth, with their cash", (household, message, of, a, b) => {
  expect(readLast(household, [message])).toEqual([
    `Account value of accounts where ${of} is ${a}, against that where ${of} is ${b}.`,
  ]);
});

test.each([
  [
    10,
    "total excluding Theo's plan and the cash",
    "Market value of positions where account is not Theo's 529 plan.",
  ],
  [
    1,
    "everything but bonds and cash",
    "All positions where asset class is not fixed income: market value, weight and quantity.",
  ],
  [
    1,
    "not counting joint, who has more, david or karen",
    "Account value of accounts where account is not Joint brokerage and owner is David Smith, against that where owner is Karen Smith.",
  ],
])("D%i: %s: without all that is excluded", (household, message, expected) => {
  expect(readLast(household, [message])).toEqual([expected]);
});

test("what lost money is a list", () => {
  expect(readLast(3, ["what lost money today apart from the bonds"])).toEqual([
    "All positions where asset class is not fixed income and change today is negative: change today and change today in percent.",
  ]);
});

test.each([
  [7, ["compare the two accounts ytd", "and by value?", "so whats the difference in dollars"]],
  [2, ["How many VXUS shares are in the Roth?", "and in the joint one?", "and both in dollars?"]],
])(
  "D%i: %j: asked back, because the query has no difference or no dollars",
  (household, messages) => {
    expect(readLast(household, messages)).toEqual(["?"]);
  },
);
