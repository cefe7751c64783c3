import { vocabularyOfAll } from "@advisor/query/read/vocabulary";
import { expect, test } from "vitest";
import { books } from "./books.ts";
import { directory, readConversation, readLast } from "./read-last.ts";

test.each<[number, string[], string]>([
  [
    6,
    ["What did the foundation buy in October?", "How much cash is in that account now?"],
    "All accounts where account is Operating reserve: cash.",
  ],
  [
    11,
    ["what did i buy last", "and how is it doing"],
    "All positions where symbol is AAPL: unrealized gain and unrealized gain in percent of cost.",
  ],
  [
    7,
    ["VTI lots", "oldest?", "gain on that one?"],
    "All lots where account is Joint brokerage and purchase date is Aug 6, 2018 and symbol is VTI: unrealized gain and unrealized gain in percent of cost.",
  ],
  [
    5,
    ["What is Helen's biggest holding?", "and how much cash does she have"],
    "All accounts where owner is Helen Whitcomb: cash.",
  ],
  [
    9,
    ["when did he last add to jpm", "is that buy under water"],
    "The last lot where symbol is JPM by purchase date: unrealized gain and unrealized gain in percent of cost; is it negative?",
  ],
  [
    9,
    ["what did we buy this year", "are those up"],
    "Unrealized gain and unrealized gain in percent of cost of lots this year where side is long and origin is dividend reinvestment or purchase; is it positive?",
  ],
])("D%i %j: of the line that was shown", (household, messages, expected) => {
  expect(readLast(household, messages)).toEqual([expected]);
});

test.each<[number, string[], string]>([
  [
    3,
    ["show me holdings with a loss", "which are in taxable accounts?"],
    "All positions where unrealized gain is negative and tax treatment is taxable or taxable trust: unrealized gain, unrealized gain in percent of cost, market value, weight and quantity.",
  ],
  [
    3,
    ["What are Rosa's accounts?", "value of each", "and Hector's?"],
    "All accounts where owner is Hector Ramirez: account value.",
  ],
  [
    7,
    ["Linh's accounts", "total", "largest holding in them"],
    "The position where owner is Linh Nguyen with the highest market value: market value, weight and quantity.",
  ],
  [
    10,
    ["What's in Theo's plan?", "who owns it?"],
    "Market value, weight and quantity of positions where account is Theo's 529 plan, by owner.",
  ],
  [
    9,
    ["How is the Tesla short doing?", "and JPM?"],
    "All positions where symbol is JPM: unrealized gain and unrealized gain in percent of cost.",
  ],
  [
    2,
    ["Total value?", "without the 401(k)", "and just the 401(k)?"],
    "Account value of accounts where account is Chidi's 401(k).",
  ],
  [
    11,
    ["list deposits", "total", "latest one"],
    "The last deposit by date: amount, quantity and price.",
  ],
  [
    6,
    ["who are the trustees?", "oldest?"],
    "The member where role is trustee with the highest age: age.",
  ],
  [2, ["accounts with unsettled cash", "how much"], "Unsettled cash of accounts."],
  [
    1,
    ["average position size", "biggest"],
    "The position with the highest market value: market value, weight and quantity.",
  ],
  [
    11,
    ["AAPL shares", "as % of account"],
    "All positions where symbol is AAPL: weight and market value.",
  ],
  [1, ["cash", "largest?"], "The account with the highest cash: account value, weight and cash."],
  [
    7,
    ["Compare the cash in the joint brokerage with the SEP-IRA.", "Which has more?"],
    "Cash of accounts where account is Joint brokerage, against that where account is Linh's SEP-IRA.",
  ],
])("D%i %j: of the rows before", (household, messages, expected) => {
  expect(readLast(household, messages)).toEqual([expected]);
});

test.each<[number, string[]]>([
  // Of the lots of Microsoft, or of all lots?
  [2, ["MSFT position", "how many lots"]],
  [9, ["tsla", "are we short?"]],
  // Of this month, or of all time?
  [11, ["my trades this month", "total bought"]],
  [1, ["What did we buy in 2026?", "the cheapest purchase?"]],
  // Of what?
  [1, ["the latest one"]],
  // Tasks have no owner.
  [5, ["Any tasks overdue?", "whose are they?"]],
  // What it goes on with was itself asked back.
  [9, ["tsla", "are we short?", "P/L?"]],
  [1, ["value of karen's ira", "and david's?"]],
  [9, ["tsla", "are we short?", "worst one"]],
])("D%i %j: asks back", (household, messages) => {
  expect(readLast(household, messages)).toEqual(["?"]);
});

/** The readings of the last message about all households. */
const readLastOfAll = (messages: readonly string[]): string[] =>
  readConversation(vocabularyOfAll(books, directory), messages).map(({ ask, canonical }) =>
    ask.kind === "clarify" ? "?" : canonical,
  );

test.each<[string[], string]>([
  [
    ["largest household", "its return"],
    "All returns where household is Harbor Light Foundation: return.",
  ],
  [
    ["largest household", "its return", "and its drift"],
    "All policy classes where household is Harbor Light Foundation: drift from target.",
  ],
  [
    ["top 3 households by value", "their cash"],
    "All households where household is Harbor Light Foundation, Okafor family or Whitcomb trusts: cash.",
  ],
  [
    ["Which households have meetings next week?", "tasks for them?"],
    "All tasks where household is Nguyen family or Ramirez family: days until due.",
  ],
  [["clients with cash shortfalls", "how much each"], "Cash shortfall of policies, by household."],
  [
    ["clients with cash shortfalls", "who's worst"],
    "Cash shortfall of policies, by household, the first group.",
  ],
])("%j: of the households that were shown", (messages, expected) => {
  expect(readLastOfAll(messages)).toEqual([expected]);
});
