import { expect, test } from "vitest";
import { readLast } from "./read-last.ts";

test.each<[number, string, string[]]>([
  [2, "Total value, and the settled cash", ["All accounts: account value and settled cash."]],
  [
    1,
    "which sector has the largest position",
    ["The position with the highest market value: market value, weight and quantity, with sector."],
  ],
  [2, "what portion of joint cash hasn't settled", ["?"]],
  [
    1,
    "how much cash is in the joint account when was the last deposit",
    [
      "Cash of accounts where account is Joint brokerage.",
      "The last deposit by date: amount, quantity and price.",
    ],
  ],
  [
    1,
    "can you tell me how much cash is in the roth",
    ["Cash of accounts where account is Karen's Roth IRA."],
  ],
  [
    9,
    "kowalski: ytd return and next meeting date",
    [
      "All returns this year: return.",
      "All households: total value, cash and classes out of band, with next meeting.",
    ],
  ],
  [
    1,
    "cash and settled cash of the joint account",
    ["All accounts where account is Joint brokerage: cash and settled cash."],
  ],
  [2, "How much settled money is there?", ["Settled cash of accounts."]],
  [
    2,
    "How much of the cash in the joint brokerage hasn't settled yet?",
    ["Unsettled cash of accounts where account is Joint brokerage."],
  ],
  [11, "cash excluding what hasn't settled", ["?"]],
  [
    3,
    "top gainer by dollars; total assets",
    [
      "The position with the highest unrealized gain: unrealized gain, market value, weight and quantity.",
      "Account value of accounts.",
    ],
  ],
  [
    5,
    "worst performer; net worth",
    [
      "The position with the lowest unrealized gain: unrealized gain, market value, weight and quantity.",
      "Account value of accounts.",
    ],
  ],
  [
    5,
    "what is the household's AUM by account type",
    ["Account value of accounts, by account type."],
  ],
  [1, "total assets in bonds", ["?"]],
  [1, "which person has the most cash", ["?"]],
  [10, "Cash waiting to be invested in the online brokerage account?", ["?"]],
])("D%i %s: every part is answered or asked back", (household, message, expected) => {
  expect(readLast(household, [message])).toEqual(expected);
});

test.each<[number, string[], string[]]>([
  [
    7,
    ["What's the SEP worth?", "Peter also wants to know how much cash is in the joint account"],
    ["?"],
  ],
  [3, ["three largest positions", "gain?", "today?"], ["?"]],
  [
    1,
    ["biggest loser", "cost?"],
    ["All positions where symbol is BND: cost and average cost of a unit, by cost, lowest first."],
  ],
  [
    3,
    ["three largest positions", "gain?"],
    [
      "All positions where symbol is BND, MUB or VTI: unrealized gain and unrealized gain in percent of cost.",
    ],
  ],
  [
    1,
    ["biggest loser", "which account?"],
    [
      "Unrealized gain, market value, weight and quantity of positions where symbol is BND, by account, by unrealized gain, lowest first.",
    ],
  ],
  [4, ["largest position", "account value"], ["Account value of accounts."]],
  [
    1,
    ["PFE", "which account"],
    ["Market value, weight and quantity of positions where symbol is PFE, by account."],
  ],
])(
  "D%i %j: a follow-up keeps the lines that were shown, or asks back",
  (household, messages, expected) => {
    expect(readLast(household, messages)).toEqual(expected);
  },
);

test.each<[number, string]>([
  [9, "would the calls expire before year end?"],
  [11, "how much would one voo cost me"],
  [1, "what else is in Karen's Roth"],
  [5, "which positions are almost at the limit"],
  [6, "which accounts must be above 100k"],
])("D%i %s: a word that changes the question is not ignored", (household, message) => {
  expect(readLast(household, [message])).toEqual(["?"]);
});
