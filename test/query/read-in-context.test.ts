import { expect, test } from "vitest";
import { readLast } from "./read-last.ts";

test.each<[number, string[], string[]]>([
  [7, ["What's in Linh's SEP-IRA?", "what's our gain on the first one?"], ["?"]],
  [5, ["value of each trust", "which has done best this year"], ["?"]],
  [
    6,
    ["How much is in the operating reserve?", "of which cash?"],
    ["Cash of accounts where account is Operating reserve."],
  ],
  [
    2,
    ["What did we buy most recently, and what's the household worth now?"],
    ["The last purchase by date: amount, quantity and price.", "Account value of accounts."],
  ],
  [
    8,
    ["What was her latest deposit, and what does the cash look like now?"],
    ["The last deposit by date: amount, quantity and price.", "All accounts: cash."],
  ],
  [
    1,
    ["what's in Karen's Roth", "only the funds", "worth together?"],
    [
      "Market value of positions where account is Karen's Roth IRA and kind is ETF, money market or mutual fund.",
    ],
  ],
  [
    5,
    ["Whitcomb Family Trust's return this year?", "which account is the weakest?"],
    [
      "Return of returns this year where account is not all, by account, by return, lowest first, the first group.",
    ],
  ],
  [11, ["ytd return", "and my account value?"], ["All accounts: account value."]],
  [
    9,
    ["what's the profit on the Apple calls?", "and the Microsoft ones?"],
    [
      "All options where underlying is MSFT: unrealized gain, unrealized gain in percent of cost, quantity and strike price, with expiration.",
    ],
  ],
  [
    9,
    ["Worst position by percent?", "as a dollar amount?"],
    [
      "The position with the lowest unrealized gain: unrealized gain, market value, weight and quantity.",
    ],
  ],
  [
    8,
    ["Which position has the largest gain?", "and number two?"],
    [
      "The position with the second highest unrealized gain: unrealized gain and unrealized gain in percent of cost.",
    ],
  ],
  [
    8,
    ["Which position has the largest gain?", "and number two?", "in percent who is first?"],
    [
      "The position with the highest unrealized gain in percent of cost: unrealized gain in percent of cost.",
    ],
  ],
  [
    2,
    ["MSFT trades this year", "how many were bought altogether?"],
    ["Number of purchases this year where symbol is MSFT."],
  ],
  [
    1,
    ["What's their MSFT position?", "When was the last purchase?"],
    ["The last purchase where symbol is MSFT by date: amount, quantity and price."],
  ],
  [
    6,
    ["Cash in the endowment?", "operating reserve as well?"],
    ["Cash of accounts where account is Endowment or Operating reserve, by account."],
  ],
  [
    6,
    ["What is BND down today in dollars", "and overall?"],
    ["All positions where symbol is BND: unrealized gain and unrealized gain in percent of cost."],
  ],
  [
    1,
    ["how much is in bonds", "which funds"],
    [
      "All positions where asset class is fixed income and kind is ETF, money market or mutual fund: market value, weight and quantity.",
    ],
  ],
  [
    9,
    ["how much AAPL do we have?", "and the return?"],
    ["All positions where symbol is AAPL: unrealized gain in percent of cost and unrealized gain."],
  ],
  [1, ["how many are ETFs", "list them"], ["All ETFs: market value, weight and quantity."]],
  [
    5,
    ["what's the 1Y on Helen's IRA", "is that better than the Family Trust?"],
    [
      "Return of returns in the past year where account is Helen's IRA, against that where account is Whitcomb Family Trust.",
    ],
  ],
  [8, ["Where is VTI today?", "How many does she own?"], ["?"]],
  [
    11,
    ["did we sell anything in january", "at what price"],
    ["All sales from Jan 1, 2026 to Jan 31, 2026: price."],
  ],
  [11, ["did we sell anything in january", "price?"], ["?"]],
])("D%s %j", (household, messages, canonical) => {
  expect(readLast(household, messages)).toEqual(canonical);
});

test.each<[number, string[], string]>([
  [
    1,
    ["ETFs in the joint account", "stocks"],
    "All stocks where account is Joint brokerage: market value, weight and quantity.",
  ],
  [
    4,
    ["deposits to Rohan's Roth", "withdrawals?"],
    "All withdrawals where account is Rohan's Roth IRA: amount, quantity and price.",
  ],
  [1, ["deposits in August", "withdrawals?"], "?"],
  [1, ["tech stocks in the joint account", "funds"], "?"],
  [2, ["purchases in the stock plan", "short-term lots"], "?"],
  [7, ["joint account positions", "tasks"], "All tasks: days until due."],
  [
    1,
    ["overdue tasks", "and open ones?"],
    "All tasks where status is open or overdue: days until due.",
  ],
  [
    2,
    ["holdings with a gain over 50%", "below 10%"],
    "All positions where unrealized gain in percent of cost is below 10%: unrealized gain in percent of cost and unrealized gain.",
  ],
  [
    4,
    ["VTTSX lots", "bought this year"],
    "All lots this year where symbol is VTTSX: quantity, market value and unrealized gain.",
  ],
  [
    3,
    ["Hector's stocks", "what trades were there this year"],
    "All trades this year: amount, quantity and price.",
  ],
])("D%i %j: what a follow-up keeps and what it replaces", (household, messages, expected) => {
  expect(readLast(household, messages)).toEqual([expected]);
});
