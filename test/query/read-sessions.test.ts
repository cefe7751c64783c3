import { readQuestions } from "@advisor/query/read/read";
import { vocabularyOf } from "@advisor/query/read/vocabulary";
import { expect, test } from "vitest";
import { book } from "./books.ts";
import { directory, readConversation, readLast } from "./read-last.ts";

test.each<[number, string[], string[]]>([
  [
    1,
    ["weight of US equity", "intl", "and its target?"],
    ["Target of policy classes where asset class is international equity."],
  ],
  [
    2,
    ["weight of bonds?", "how far from target"],
    ["Drift from target of policy classes where asset class is fixed income."],
  ],
  [
    1,
    ["show the accounts by value", "only the IRAs", "which one has the higher gain"],
    [
      "Unrealized gain and unrealized gain in percent of cost of positions where account is David's rollover IRA, Karen's Roth IRA or Karen's traditional IRA, by account, the first group.",
    ],
  ],
  [
    1,
    ["what's our biggest holding", "how much is it up", "when did we buy it"],
    ["All lots where symbol is VTI: quantity, market value and unrealized gain."],
  ],
  [
    2,
    ["what's the largest account", "its biggest position"],
    [
      "The position where account is Joint brokerage with the highest market value: weight and market value.",
    ],
  ],
  [9, ["what are the Microsoft shares worth", "and with the calls on it included?"], ["?"]],
  [
    5,
    ["How old is George?", "And who is the trustee?"],
    ["All members where role is trustee: age."],
  ],
  [
    2,
    ["how many units still have to vest", "and when's the next batch"],
    ["The first unvested grant by vesting date: quantity and market value."],
  ],
  [
    6,
    ["Which trustee is the oldest?", "and when is the next meeting?"],
    ["All households: total value, cash and classes out of band, with next meeting."],
  ],
  [
    10,
    ["Get me a price please", "VTI"],
    ["All positions where symbol is VTI: price and change today in percent."],
  ],
  [
    4,
    ["How much came in by wire in 2026?", "and by ACH, only the completed ones?"],
    [
      "Amount of deposits from Jan 1, 2026 to Dec 31, 2026 where method is ACH and status is completed.",
    ],
  ],
  [
    9,
    ["Top 3 winners in dollars", "and the worst one?"],
    [
      "The position with the lowest unrealized gain: unrealized gain, market value, weight and quantity.",
    ],
  ],
  [
    8,
    ["Value of the inherited IRA", "and the cash portion of it?"],
    [
      "Weight and market value of cash holdings where account is Inherited IRA, as part of the accounts.",
    ],
  ],
  [11, ["Which transfers this month were above $1,000?", "and the ones below that?"], ["?"]],
  [
    1,
    ["List our deposits this year", "What do just the ACH ones add up to?"],
    ["Amount, quantity and price of deposits this year where method is ACH."],
  ],
  [
    9,
    ["What trades did I make this year?", "What did the Apple one cost me in total?"],
    ["Amount of trades this year where symbol is AAPL."],
  ],
  [
    2,
    ["Explain to me what an ETF is, and list the ones we have"],
    [
      'The rules on file: "Explain to me what an ETF is"',
      "All ETFs: market value, weight and quantity.",
    ],
  ],
  [
    10,
    ["what do all my accounts add up to and my return this year to date?"],
    ["Account value of accounts.", "Return of returns this year."],
  ],
  [7, ["Do we own any bonds or TSLA?"], ["?"]],
  [
    3,
    ["Trades in January and in June?"],
    [
      "All trades from Jan 1, 2026 to Jan 31, 2026: amount, quantity and price.",
      "All trades from Jun 1, 2026 to Jun 30, 2026: amount, quantity and price.",
    ],
  ],
  [
    1,
    ["the joint account: value, cash, biggest holding"],
    [
      "All accounts where account is Joint brokerage: account value and cash.",
      "The position where account is Joint brokerage with the highest market value: market value, weight and quantity.",
    ],
  ],
  [3, ["deposits in May 2025 in 2026?"], ["?"]],
  [
    9,
    ["What is everything issued by Apple worth, options included?"],
    ["Market value of positions where issuer is AAPL."],
  ],
  [1, ["what changed since the tax letter"], ["?"]],
  [1, ["what changed since the last meeting"], ["What changed since the last meeting."]],
  [1, ["what is new since we last met?"], ["What changed since the last meeting."]],
  [
    9,
    ["what happened to Tesla today?"],
    ["All positions where symbol is TSLA: change today and change today in percent."],
  ],
  [
    10,
    ["accounts worth under $70,000?"],
    ["All accounts where account value is below $70,000: account value."],
  ],
  [
    6,
    ["What share of the foundation's total value is the operating reserve?"],
    ["Weight and account value of accounts where account is Operating reserve."],
  ],
  [
    4,
    ["Did we not buy any VTTSX in October?"],
    [
      "All purchases from Oct 1, 2026 to Oct 31, 2026 where symbol is VTTSX: amount, quantity and price.",
    ],
  ],
  [9, ["gain on our stocks, not counting the Tesla short"], ["?"]],
  [3, ["total of the last 2 deposits"], ["Total of: The last 2 deposits by date: amount."]],
  [
    11,
    ["is AAPL my biggest position"],
    ["The position with the highest market value: market value, weight and quantity."],
  ],
  [
    1,
    ["does VTI trade above 200?"],
    ["All positions where symbol is VTI: price and change today in percent; is it more than $200?"],
  ],
  [
    3,
    ["What share of everything is each account?", "which did best this year?"],
    ["Return of returns this year where account is not all, by account, the first group."],
  ],
  [2, ["how much cash is yet to be settled?"], ["Unsettled cash of accounts."]],
  [11, ["how much money can i withdraw"], ["Settled cash of accounts."]],
  [
    11,
    ["tesla price", "do i own any"],
    ["All positions where symbol is TSLA: market value, weight and quantity."],
  ],
  [
    11,
    ["did my apple shares go up"],
    [
      "All positions where symbol is AAPL: unrealized gain and unrealized gain in percent of cost; is it positive?",
    ],
  ],
  [
    11,
    ["do I hold $NOW"],
    ["All positions where symbol is NOW: market value, weight and quantity; is there any?"],
  ],
  [11, ["not my trades, my positions"], ["All positions: market value, weight and quantity."]],
  [11, ["what's in the account"], ["All positions: market value, weight and quantity."]],
  [
    5,
    [
      "Cash in the Legacy Trust and in Helen's IRA, then the last trade the Whitcomb Family Trust made",
    ],
    [
      "Cash of accounts where account is Helen's IRA or Legacy Trust, by account.",
      "The last trade where account is Whitcomb Family Trust by date: amount, quantity and price.",
    ],
  ],
  [
    8,
    ["What's in the inherited IRA?", "how much cash?"],
    ["All accounts where account is Inherited IRA: cash."],
  ],
  [
    11,
    ["aapl price", "and tesla?"],
    ["All quotes where symbol is TSLA: price and change today in percent."],
  ],
  [11, ["aapl price", "thanks"], ["?"]],
  [
    1,
    ["how many were buys this year", "which was the biggest"],
    ["The purchase this year with the highest amount: amount, quantity and price."],
  ],
  [
    1,
    ["cash in the IRA", "Karen's traditional IRA"],
    ["Cash of accounts where account is Karen's traditional IRA."],
  ],
  [
    6,
    ["Anything bought on or after October 1st?"],
    ["All purchases from Oct 1, 2026: amount, quantity and price."],
  ],
  [
    5,
    ["Trades last week, and the value of the Legacy Trust"],
    [
      "All trades last week: amount, quantity and price.",
      "Account value of accounts where account is Legacy Trust.",
    ],
  ],
  [1, ["list every household's cash"], ["Not answered: other_client"]],
])("D%s %j", (household, messages, canonical) => {
  expect(readLast(household, messages)).toEqual(canonical);
});

test.each([
  ["cash?", true],
  ["VOO price", true],
  ["hello", true],
  ["the oldest of the lots bought in taxable accounts", false],
])("%s is clear to the rules without a model: %s", (message, sure) => {
  const [reading] = readQuestions(message, vocabularyOf(book(1), directory));
  expect(reading?.sure).toBe(sure);
});

test.each([
  ["VOO price", true],
  ["worth together?", false],
  ["the one before it", false],
  ["hello", false],
])("after a question, %s is clear to the rules without a model: %s", (message, sure) => {
  const vocabulary = vocabularyOf(book(1), directory);
  const [reading] = readConversation(vocabulary, ["largest funds in the Roth", message]);
  expect(reading?.sure).toBe(sure);
});
