import { expect, test } from "vitest";
import { readLast } from "./read-last.ts";

/** A sentence that asks nothing says what the next one is about, if that points back to it. */
test.each<[number, string, string]>([
  [
    8,
    "I've got the inherited IRA open in front of me. Which holding there has gained the most in dollars since purchase?",
    "The position where account is Inherited IRA with the highest unrealized gain: unrealized gain and unrealized gain in percent of cost.",
  ],
  // The account, and not the person who talks about it.
  [
    7,
    "Peter only wants to talk about the joint account. Which position there has the largest dollar gain since purchase?",
    "The position where account is Joint brokerage with the highest unrealized gain: unrealized gain and unrealized gain in percent of cost.",
  ],
  // What is named in the question goes before what was stated.
  [
    5,
    "George is grumbling about Pfizer again. In the Whitcomb Family Trust, what's the dollar loss on it?",
    "All positions where account is Whitcomb Family Trust and symbol is PFE: unrealized gain and unrealized gain in percent of cost.",
  ],
  [
    1,
    "David's rollover IRA came from his old employer and is where he keeps bonds. What is the BND in that account worth?",
    "All positions where account is David's rollover IRA and symbol is BND: market value, weight and quantity.",
  ],
  // The same account, and not the same security.
  [
    10,
    "I've had VTI in my Roth ever since I opened it. How much cash is in the same account?",
    "Cash of accounts where account is Roth IRA.",
  ],
  [
    7,
    "Peter's been going on about Home Depot all week. How many do we hold and what are they worth?",
    "All positions where symbol is HD: market value and quantity.",
  ],
  [
    8,
    "Exxon is all over the papers this week. What's it trading at?",
    "All positions where symbol is XOM: price and change today in percent.",
  ],
])("of household D%i, %j is read as %j", (household, message, canonical) => {
  expect(readLast(household, [message])).toEqual([canonical]);
});

test.each<[number, string]>([
  // A day that was stated is not read.
  [9, "I added to my Apple back in January. What price did I get it at then?"],
  // Nothing points back.
  [1, "I ran into David at the golf club. What's the total?"],
])("of household D%i, %j is asked back", (household, message) => {
  expect(readLast(household, [message]).at(-1)).toBe("?");
});

/** The parts of a sentence that ask for different things. */
test.each<[number, string[], string]>([
  [
    5,
    ["YTD return on Helen's IRA, and list what she holds in it"],
    "All positions where account is Helen's IRA: market value, weight and quantity.",
  ],
  [
    5,
    ["Helen's IRA YTD return", "what does she hold in it"],
    "All positions where account is Helen's IRA: market value, weight and quantity.",
  ],
  [
    5,
    ["bnd loss in the Children's Trust, and for the whole household?"],
    "Unrealized gain and unrealized gain in percent of cost of positions where symbol is BND.",
  ],
  [
    5,
    ["How much Pfizer do the trusts hold in total and what is the combined loss?"],
    "Unrealized gain and unrealized gain in percent of cost of positions where account is Children's Trust, Legacy Trust or Whitcomb Family Trust and symbol is PFE.",
  ],
  [
    5,
    ["The trustees asked me about the Legacy Trust yesterday. What's in it?"],
    "All positions where account is Legacy Trust: market value, weight and quantity.",
  ],
  [3, ["total VTI, all accounts"], "Market value of positions where symbol is VTI."],
  [
    5,
    ["How much is in each of the three trusts?"],
    "Account value of accounts where account is Children's Trust, Legacy Trust or Whitcomb Family Trust, by account.",
  ],
  [
    9,
    ["what's the p&l on the calls adam wrote on apple", "same for msft"],
    "All options where owner is Adam Kowalski and side is short and underlying is MSFT: unrealized gain, unrealized gain in percent of cost, quantity and strike price, with expiration.",
  ],
  [
    4,
    ["total deposits including pending"],
    "Amount of deposits where status is completed or pending.",
  ],
  [
    4,
    ["Total of our deposits, pending ones included?"],
    "Amount of deposits where status is completed or pending.",
  ],
  [
    11,
    ["Confirm that the 500 withdrawal completed."],
    "All withdrawals where amount is $500: amount, quantity and price, with status.",
  ],
])("of household D%i, the last of %j is read as %j", (household, messages, canonical) => {
  expect(readLast(household, messages).at(-1)).toBe(canonical);
});

/** What both own jointly is theirs; where each is meant, it is not. */
test.each<[number, string, string]>([
  [
    3,
    "Hector & Rosa's total account value, please",
    "Account value of accounts where owner is Hector Ramirez, Rosa Ramirez or joint, by owner.",
  ],
  [
    3,
    "any withdrawals by Hector and Rosa this year",
    "All withdrawals this year where owner is Hector Ramirez, Rosa Ramirez or joint: amount, quantity and price; is there any?",
  ],
  [
    3,
    "What do Hector and Rosa have in cash, each?",
    "Cash of accounts where owner is Hector Ramirez or Rosa Ramirez, by owner.",
  ],
  [
    2,
    "cash of Chidi alone and of Amara alone",
    "Cash of accounts where owner is Amara Okafor or Chidi Okafor, by owner.",
  ],
  [
    1,
    "who has more cash, David or Karen?",
    "Cash of accounts where owner is David Smith, against that where owner is Karen Smith.",
  ],
])("of household D%i, %j is read as %j", (household, message, canonical) => {
  expect(readLast(household, [message])).toEqual([canonical]);
});

test("a family is no company of the same name", () => {
  expect(readLast(5, ["the Johnson Family Trust balance"])).toEqual(["?"]);
});
