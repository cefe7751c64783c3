import { vocabularyOf } from "@advisor/query/read/vocabulary";
import type { Ask } from "@advisor/query/schema/query";
import { canonicalSentence } from "@advisor/query/words/canonical";
import { describe, expect, test } from "vitest";
import { book } from "./books.ts";
import { directory, readConversation } from "./read-last.ts";

/** The reading of the last of these messages, each following up on the previous one. */
const lastAsk = (household: number, messages: readonly string[]): Ask | undefined =>
  readConversation(vocabularyOf(book(household), directory), messages).at(-1)?.ask;

describe("a follow-up is read with the question before it", () => {
  test.each<[number, string[], string]>([
    [
      1,
      ["Show Karen's Roth IRA", "how much cash is in there"],
      "All accounts where account is Karen's Roth IRA: cash.",
    ],
    [
      1,
      ["how much AAPL do they have", "do they own any bonds"],
      'Asked back about do they own any bonds: "All positions where asset class is fixed income and symbol is AAPL: market value, weight and quantity; is there any?" or "All positions where asset class is fixed income: market value, weight and quantity; is there any?".',
    ],
    [
      1,
      ["compare David's rollover with Karen's Roth", "and the return"],
      "Return of returns this year where account is David's rollover IRA, against that where account is Karen's Roth IRA.",
    ],
    [
      1,
      ["biggest position?", "second biggest?"],
      "The position with the second highest market value: market value, weight and quantity.",
    ],
    [
      1,
      ["biggest position?", "second biggest?", "the third?"],
      "The position with the third highest market value: market value, weight and quantity.",
    ],
    [
      3,
      ["deposits in May", "how many were there"],
      "Number of deposits from May 1, 2026 to May 31, 2026.",
    ],
    [
      1,
      ["VTI value", "together with VXUS?"],
      "All positions where symbol is VTI or VXUS: market value, weight and quantity.",
    ],
    [
      2,
      ["msft buys this year", "average price?"],
      "Price, amount and quantity of purchases this year where symbol is MSFT.",
    ],
    [
      1,
      ["How many VTI do we own?", "what did we pay on average?"],
      "All positions where symbol is VTI: average cost of a unit.",
    ],
    [
      6,
      ["largest position in the endowment", "its gain", "and its share"],
      "All positions where account is Endowment and symbol is ESGV: weight and market value, as part of the accounts.",
    ],
    [
      2,
      ["how many trades this year", "and how many were MSFT?"],
      "Number of trades this year where symbol is MSFT.",
    ],
    [
      2,
      ["how many positions", "and how many MSFT?"],
      "Quantity of positions where symbol is MSFT.",
    ],
    [1, ["deposits by month", "and the average?"], "Average of: Amount of deposits, by month."],
  ])("D%i %j", (household, messages, sentence) => {
    const ask = lastAsk(household, messages);
    expect(ask && canonicalSentence(ask)).toBe(sentence);
  });
});
