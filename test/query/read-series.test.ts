import { expect, test } from "vitest";
import { readLast } from "./read-last.ts";

/** What the last message is read as, after the same was asked of one subject after another. */
test.each<[number, string[], string]>([
  [
    1,
    ["AAPL worth?", "MSFT?", "both together?"],
    "Market value of positions where symbol is AAPL or MSFT, by symbol.",
  ],
  [
    11,
    ["What's AAPL worth?", "and MSFT?", "and VOO?", "all three together?"],
    "Market value of positions where symbol is AAPL, MSFT or VOO, by symbol.",
  ],
  [
    1,
    ["How much cash does Karen have?", "and David?", "the total?"],
    "Cash of accounts where owner is David Smith or Karen Smith, by owner.",
  ],
  [
    2,
    ["VXUS in Amara's Roth, how many shares?", "and in the joint account?", "together?"],
    "Quantity of positions where account is Amara's Roth IRA or Joint brokerage and symbol is VXUS, by account.",
  ],
  [
    2,
    [
      "VXUS in Amara's Roth, how many shares?",
      "and in the joint account?",
      "together?",
      "what are we up on all of them?",
    ],
    "Unrealized gain and unrealized gain in percent of cost of positions where account is Amara's Roth IRA or Joint brokerage and symbol is VXUS, by account.",
  ],
  [
    7,
    ["How is SCHD doing?", "And Home Depot?", "n what are both worth together?"],
    "Market value of positions where symbol is HD or SCHD, by symbol.",
  ],
  [
    7,
    ["Deposits by ACH this year?", "and by wire?", "total?"],
    "Amount of deposits this year where method is ACH or wire, by method.",
  ],
  [
    1,
    ["VTI value", "VOO value", "what % of the portfolio is that together"],
    "Weight and market value of positions where symbol is VOO or VTI.",
  ],
  // A name and a person, or lines that a ranking showed: the accounts and securities they are.
  [
    1,
    ["What is David's IRA worth?", "and Karen's?", "combined?"],
    "Account value of accounts where account is David's rollover IRA, Karen's Roth IRA or Karen's traditional IRA, by account.",
  ],
  [
    7,
    [
      "Which holding has gained the most?",
      "And which one has lost the most?",
      "What's the average cost of those two?",
    ],
    "All positions where symbol is BND or VOO: average cost of a unit.",
  ],
  [
    1,
    ["What was the last deposit?", "and the one before that?", "how much is that together?"],
    "Amount of deposits where date is May 15, 2026 or Aug 17, 2026, by date.",
  ],
])("D%i %j: all that was named", (household, messages, sentence) => {
  expect(readLast(household, messages)).toEqual([sentence]);
});

test.each<[number, string[], string]>([
  [
    3,
    ["How did Rosa's IRA do this year?", "and Hector's?", "which was better?"],
    "Return of returns this year where account is Rosa's IRA, against that where account is Hector's IRA.",
  ],
  [
    5,
    ["What is the Legacy Trust worth?", "and the Children's?", "which of those was bigger?"],
    "Account value of accounts where account is Legacy Trust, against that where account is Children's Trust.",
  ],
  [
    1,
    ["how much is in VTI", "and VOO", "how much more is VTI"],
    "Market value of positions where symbol is VTI, against that where symbol is VOO.",
  ],
  [
    1,
    ["cash in the roth", "and the joint account", "what's the gap between them"],
    "Cash of accounts where account is Karen's Roth IRA, against that where account is Joint brokerage.",
  ],
  [
    3,
    ["KO worth?", "PG?", "which did best?"],
    "Unrealized gain and unrealized gain in percent of cost of positions where symbol is KO, against that where symbol is PG.",
  ],
  [
    9,
    ["When did I buy AAPL this year?", "and JPM?", "Which of those trades was bigger in dollars?"],
    "Amount of purchases this year where symbol is AAPL, against that where symbol is JPM.",
  ],
])("D%i %j: two are compared", (household, messages, sentence) => {
  expect(readLast(household, messages)).toEqual([sentence]);
});

test.each<[number, string[], string]>([
  [
    3,
    ["How is KO doing today?", "JNJ?", "PG?", "which of them moved the most?"],
    "All positions where symbol is JNJ, KO or PG: change today and change today in percent, by change today, largest first, up or down.",
  ],
  [
    1,
    [
      "How many VTI shares do we have?",
      "and VOO?",
      "and BND?",
      "which of the three is the biggest position?",
    ],
    "All positions where symbol is BND, VOO or VTI: market value.",
  ],
  [
    9,
    ["What's AAPL at?", "And JPM?", "Which of the two does he own more shares of?"],
    "All positions where symbol is AAPL or JPM: quantity.",
  ],
])("D%i %j: all are ranked", (household, messages, sentence) => {
  expect(readLast(household, messages)).toEqual([sentence]);
});

test.each<[number, string[], string]>([
  [
    3,
    ["Cash in Hector's IRA?", "Rosa's?", "what about the other account?"],
    "Cash of accounts where account is not Hector's IRA or Rosa's IRA.",
  ],
  [
    3,
    ["Cash in Hector's IRA?", "Rosa's?", "and the third one?"],
    "Cash of accounts where account is not Hector's IRA or Rosa's IRA.",
  ],
  [
    1,
    [
      "How many VXUS shares do we have?",
      "how many of those are David's?",
      "Karen's?",
      "and the rest?",
    ],
    "All positions where owner is not David Smith or Karen Smith and symbol is VXUS: quantity.",
  ],
  [1, ["cash in the roth", "the rest?"], "Cash of accounts where account is not Karen's Roth IRA."],
  [
    7,
    ["what's in Linh's SEP?", "which is the bigger one?", "and the other one, how is it doing?"],
    "All positions where account is Linh's SEP-IRA and symbol is BND: unrealized gain and unrealized gain in percent of cost.",
  ],
])("D%i %j: the others", (household, messages, sentence) => {
  expect(readLast(household, messages)).toEqual([sentence]);
});

test.each<[number, string[], string]>([
  [
    9,
    ["What's BND worth?", "TIP?", "VTEB?", "and the first two together?"],
    "Market value of positions where symbol is BND or TIP, by symbol.",
  ],
  [
    9,
    ["What's BND worth?", "TIP?", "VTEB?", "how is the second one doing"],
    "All positions where symbol is TIP: unrealized gain and unrealized gain in percent of cost.",
  ],
])("D%i %j: by their place", (household, messages, sentence) => {
  expect(readLast(household, messages)).toEqual([sentence]);
});

test.each<[number, string[], string]>([
  // The best of all holdings, and not of those before.
  [
    3,
    ["How much have we made on Coca-Cola?", "JNJ?", "and our best holding overall?"],
    "The position with the highest unrealized gain: unrealized gain, market value, weight and quantity.",
  ],
  [
    5,
    ["Cash in Helen's IRA?", "and in the three trusts?", "everything together?"],
    "Cash of accounts.",
  ],
])("D%i %j: the whole", (household, messages, sentence) => {
  expect(readLast(household, messages)).toEqual([sentence]);
});

test.each<[number, string[]]>([
  // Another number than that of the subjects, and periods, of which a query has one.
  [1, ["AAPL worth?", "MSFT?", "which of the three is biggest?"]],
  [1, ["trades in june", "in july", "both together"]],
  [1, ["hello", "the others?"]],
])("D%i %j is asked back", (household, messages) => {
  expect(readLast(household, messages)).toEqual(["?"]);
});

test.each<[number, string[], string]>([
  // Of what was traded, and not of the trades.
  [
    7,
    ["What did we trade in 2026?", "how many of them do we hold now?"],
    "All positions where symbol is VTI: quantity.",
  ],
  [
    11,
    ["What did we trade this year?", "how many shares of those do we still have?"],
    "All positions where symbol is AAPL or MSFT: quantity.",
  ],
  [
    3,
    ["PG today?", "how much did we lose on that?", "and KO?"],
    "All positions where symbol is KO: change today and change today in percent.",
  ],
  [
    6,
    ["How much cash in total?", "what share of the total portfolio is that?"],
    "Weight and market value of cash holdings.",
  ],
  [
    1,
    ["what's in Karen's traditional IRA", "no, the Roth"],
    "All positions where account is Karen's Roth IRA: market value, weight and quantity.",
  ],
  [
    1,
    ["How much cash does David have?", "and his holdings?"],
    "All positions where owner is David Smith: market value, weight and quantity.",
  ],
  [
    6,
    ["alternatives in dollars", "what part of that is the private fund"],
    "All private positions where asset class is alternatives: weight and market value, as part of the asset class.",
  ],
  [10, ["how old is theo", "and laura"], "All members where name is Laura Bennett: age."],
  [
    8,
    ["how much is the property tax", "and when is it due?"],
    "All cash needs where note contains Property tax: amount.",
  ],
  [
    1,
    ["how much NVDA do they own", "and counting what is inside the funds?"],
    "All exposures where symbol is NVDA: market value and weight.",
  ],
  [
    3,
    ["Total of Hector's and Rosa's IRA", "and how much cash is in each of the two?"],
    "Cash of accounts where account is Hector's IRA or Rosa's IRA, by account.",
  ],
  [
    3,
    ["how much are KO, PG and JNJ worth?", "which of the three has the biggest gain"],
    "All positions where symbol is JNJ, KO or PG: unrealized gain and unrealized gain in percent of cost.",
  ],
  [
    3,
    ["VTEB or MUB, which one is bigger", "gain or loss on both together"],
    "Unrealized gain and unrealized gain in percent of cost of positions where symbol is MUB or VTEB, by symbol.",
  ],
  [
    3,
    ["biggest gain among the stocks", "in % of cost?"],
    "The stock with the highest unrealized gain in percent of cost: unrealized gain in percent of cost and unrealized gain.",
  ],
  [
    3,
    ["What does Rosa's IRA hold?", "which one is smaller?"],
    "All positions where account is Rosa's IRA: market value, weight and quantity, by market value, lowest first.",
  ],
  [
    3,
    ["How much are Hector's and Rosa's IRAs worth?", "which one has more cash?"],
    "Cash of accounts where account is Hector's IRA, against that where account is Rosa's IRA.",
  ],
  [
    4,
    ["what lost the most today?", "who's next?", "what's the total for the day?"],
    "Change today in percent and change today of positions.",
  ],
])("D%i %j: what the words point to", (household, messages, sentence) => {
  expect(readLast(household, messages)).toEqual([sentence]);
});

test.each<[number, string[]]>([
  [11, ["list holdings", "how's that one doing"]],
  // What a sale realized is not on file, and the gain of what is left is another figure.
  [11, ["what did I sell most recently", "and the profit on it?"]],
  [3, ["Hector's IRA worth?", "Rosa's?", "which is larger?", "how is the other one doing?"]],
])("D%i %j: what is pointed to is not known", (household, messages) => {
  expect(readLast(household, messages)).toEqual(["?"]);
});
