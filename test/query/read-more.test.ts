import { expect, test } from "vitest";
import { readLast } from "./read-last.ts";

test.each<[number, string, string]>([
  [
    1,
    "Who has gained more, Karen or David?",
    "Unrealized gain of positions where owner is Karen Smith, against that where owner is David Smith.",
  ],
  [
    1,
    "Do we own more VXUS in the joint account or in David's IRA?",
    "Market value of positions where account is Joint brokerage and symbol is VXUS, against that where account is David's rollover IRA.",
  ],
  [
    5,
    "PFE in the family trust vs PFE in Helen's IRA: which is worth more?",
    "Market value of positions where account is Whitcomb Family Trust and symbol is PFE, against that where account is Helen's IRA and symbol is PFE.",
  ],
  [
    11,
    "which is up more today, apple or msft",
    "Change today of positions where symbol is AAPL, against that where symbol is MSFT.",
  ],
  [
    8,
    "which account gained more today",
    "Change today and change today in percent of positions, by account, the first group.",
  ],
  [
    1,
    "which of the IRAs has less cash",
    "The account where account is David's rollover IRA, Karen's Roth IRA or Karen's traditional IRA with the lowest cash: cash, account value and weight.",
  ],
  [1, "tell me more", "?"],
])("D%i %s: more and less have two sides", (household, message, expected) => {
  expect(readLast(household, [message])).toEqual([expected]);
});

test.each<[number, string, string]>([
  // What can be taken out is the settled cash.
  [
    7,
    "How much cash could the Nguyens take out of the joint brokerage today?",
    "Settled cash of accounts where account is Joint brokerage.",
  ],
  [11, "how much could I pull out to my bank today", "Settled cash of accounts."],
  [11, "how much was taken out this month", "Amount of withdrawals this month."],
  // A change of today answers no other period.
  [7, "the price paid for VTI in May and its current quote", "?"],
  // What an account holds of a security is a value and a number of units.
  [
    5,
    "which accounts hold Pfizer?",
    "Market value and quantity of positions where symbol is PFE, by account.",
  ],
  [
    5,
    "gain on Pfizer by account",
    "Unrealized gain and unrealized gain in percent of cost of positions where symbol is PFE, by account.",
  ],
  // Options are counted in contracts.
  [
    9,
    "how many AAPL calls are written",
    "All options where side is short and underlying is AAPL: quantity and strike price, with expiration.",
  ],
  [9, "what are the calls worth in total", "Market value of options."],
  [
    1,
    "what did we last pay for microsoft",
    "The last purchase where symbol is MSFT by date: amount, quantity and price.",
  ],
  [
    1,
    "the most we paid for AAPL",
    "The lot where symbol is AAPL with the highest average cost of a unit: average cost of a unit, quantity, market value and unrealized gain.",
  ],
  [
    1,
    "Show me everything we did in August",
    "All transactions from Aug 1, 2026 to Aug 31, 2026: amount, quantity and price.",
  ],
  [
    4,
    "How much of the portfolio is abroad?",
    "Weight and market value of holdings where asset class is international equity.",
  ],
  [5, "how much went out this year", "Amount of withdrawals this year."],
  [8, "How much went in by ACH this year?", "Amount of deposits this year where method is ACH."],
  [8, "net transfers this year", "Net deposits of values over time this year."],
  [
    9,
    "Is the Tesla short making or losing money?",
    "All positions where issuer is TSLA and side is short: unrealized gain and unrealized gain in percent of cost.",
  ],
  [
    2,
    "need two numbers: the unsettled cash, and the total value of the Stock plan account",
    "All accounts where account is Stock plan: unsettled cash and account value.",
  ],
  [
    1,
    "is the family in balance",
    "All policy classes where status is above max or below min: weight, target, minimum, maximum and drift from target.",
  ],
])("D%i %s: what was paid, moved and asked for", (household, message, expected) => {
  expect(readLast(household, [message])).toEqual([expected]);
});

test("a question after a test of a figure tests nothing", () => {
  expect(readLast(9, ["Is my cash negative? What's the balance?"])).toEqual([
    "Cash of accounts; is it negative?",
    "Account value of accounts.",
  ]);
});

test.each<[number, string, string[]]>([
  [
    9,
    "trades in January and June",
    [
      "All trades from Jan 1, 2026 to Jan 31, 2026: amount, quantity and price.",
      "All trades from Jun 1, 2026 to Jun 30, 2026: amount, quantity and price.",
    ],
  ],
  [
    9,
    "trades between January and June",
    ["All trades from Jan 1, 2026 to Jun 30, 2026: amount, quantity and price."],
  ],
  [
    1,
    "return this year and last year",
    ["All returns this year: return.", "All returns last year: return."],
  ],
  [
    11,
    "biggest deposit vs biggest withdrawal",
    [
      "The deposit with the highest amount: amount, quantity and price.",
      "The withdrawal with the highest amount: amount, quantity and price.",
    ],
  ],
  [1, "deposits in January that came in June", ["?"]],
])("D%i %s: one question for each period and each ranking", (household, message, expected) => {
  expect(readLast(household, [message])).toEqual(expected);
});
