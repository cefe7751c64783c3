import { describe, expect, test } from "vitest";
import { readLast } from "./read-last.ts";

describe("a word that the query does not say is asked back", () => {
  test.each<[number, string]>([
    // The query would list every need, whenever it is due.
    [1, "Anything due before the meeting?"],
    [4, "how many dollars came in since the summer (sept 1)"],
    // One figure, and not one of each row.
    [5, "PFE lots of the family trust, each with gain or loss"],
    [3, "what do we hold and how much is each worth"],
    [3, "2026 outflows split: ACH total and check total"],
    // What is settled is no difference.
    [11, "what's our cash less the unsettled"],
    // A distance between two figures is no loss.
    [11, "how far behind the best position is VOO"],
    // The share would be one of the total.
    [6, "is the private fund more than half of alternatives"],
    [4, "is anyone up more than 10% this year"],
    [6, "what share of the endowment is priced as of september"],
    [8, "which positions have no complete basis"],
    // The days of a position are those of its price.
    [5, "Which trust holds Philip Morris, since when"],
    [7, "when did we meet the Nguyens last?"],
    [4, "Price of 0700.HK?"],
    [2, "how much over 10% is msft in dollars"],
    // An account has no price.
    [1, "which is the cheapest account"],
  ])("of household D%i, %j", (household, message) => {
    expect(readLast(household, [message])).toContain("?");
  });
});

test.each<[number, string, string]>([
  [5, "How much cash is there across all of the Whitcomb accounts?", "Cash of accounts."],
  [3, "which of the two IRAs is bigger, hector's or rosa's?", "Account value of accounts"],
  [3, "Return from 1 January 2026 until today?", "All returns this year: return."],
  [10, "What do my ETF positions worth more than $50,000 each add up to?", "Market value of ETFs"],
])("of household D%i, %j is answered", (household, message, canonical) => {
  expect(readLast(household, [message]).join()).toContain(canonical);
});

describe("what only the question before said is asked back where it leaves nothing", () => {
  test.each<[number, string[], string]>([
    [11, ["Anything pending?", "and deposits this month?"], "?"],
    [
      9,
      ["what's adam short", "loss on the stock there", "and the profit on the two calls together"],
      "?",
    ],
    // There is nothing else either, or it is said to be about those.
    [2, ["last MSFT buy?", "how many did they sell?"], "Number of sales where symbol is MSFT."],
    [
      11,
      ["tesla price", "do i own any"],
      "All positions where symbol is TSLA: market value, weight and quantity.",
    ],
  ])("of household D%i, %j is read as %j", (household, messages, canonical) => {
    expect(readLast(household, messages)).toEqual([canonical]);
  });
});

describe("what a question before was about is not dropped", () => {
  test.each<[number, string[]]>([
    [2, ["What's the balance in Amara's Roth IRA?", "same for her husband"]],
    [1, ["how many trades this year in total?", "only the buys", "what did they cost?"]],
  ])("of household D%i, %j", (household, messages) => {
    expect(readLast(household, messages)).toEqual(["?"]);
  });
});
