import { expect, test } from "vitest";
import { readLast } from "./read-last.ts";

test.each<[number, string, string[]]>([
  [
    11,
    "account value, then ytd performance",
    ["Account value of accounts.", "Return of returns this year."],
  ],
  [
    6,
    "Endowment YTD and operating reserve cash",
    [
      "All returns this year where account is Endowment: return.",
      "Cash of accounts where account is Operating reserve.",
    ],
  ],
  [5, "number of accounts and number of policies", ["Number of accounts.", "Number of policies."]],
  [
    9,
    "margin debt and short positions",
    [
      "All accounts where cash is negative: cash, account value and weight.",
      "All positions where side is short: market value, weight and quantity.",
    ],
  ],
  // One figure of both.
  [11, "how much do positions and cash add up to", ["?"]],
  // The return would be that of the household, and not of the account.
  [1, "Smith joint: whats in cash, and the ytd", ["?"]],
  // The second half names nothing that it is of.
  [7, "the details then: day, symbol, how many?", ["?"]],
  [11, "don't buy anything, just tell me the MSFT price", ["?"]],
])("of household D%i, %j is read as %j", (household, message, canonical) => {
  expect(readLast(household, [message])).toEqual(canonical);
});
