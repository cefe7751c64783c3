import { readQuestions } from "@advisor/query/read/read";
import { vocabularyOf } from "@advisor/query/read/vocabulary";
import { canonicalSentence } from "@advisor/query/words/canonical";
import { describe, expect, test } from "vitest";
import { book } from "./books.ts";
import { directory, readConversation } from "./read-last.ts";

const sentences = (household: number, ...messages: string[]): string[] =>
  readConversation(vocabularyOf(book(household), directory), messages).map(
    ({ canonical }) => canonical,
  );

describe("a question is read as a query", () => {
  test.each<[number, string, string]>([
    [
      1,
      "How much cash do we have in Karen's Roth IRA?",
      "Cash of accounts where account is Karen's Roth IRA.",
    ],
    [
      1,
      "Is more than 10% of the portfolio in any one stock?",
      "The stock with the highest weight: weight and market value; is it more than 10%?",
    ],
    [
      1,
      "Rank the accounts by unrealized gain in percent",
      "Unrealized gain in percent of cost and unrealized gain of positions, by account.",
    ],
    [
      1,
      "How many AAPL shares are held long-term?",
      "Quantity of lots where symbol is AAPL and term is long-term.",
    ],
    [
      1,
      "top gainers",
      "The 5 positions with the highest unrealized gain: unrealized gain, market value, weight and quantity.",
    ],
    [
      1,
      "top gainer",
      "The position with the highest unrealized gain: unrealized gain, market value, weight and quantity.",
    ],
    [
      2,
      "Which lots become long-term in the next 30 days?",
      "All lots where first long-term day is on or after Nov 20, 2026 and first long-term day is on or before Dec 20, 2026: quantity, market value and unrealized gain, with first long-term day.",
    ],
    [1, "What changed since August?", "What changed since Jul 31, 2026."],
    [1, "What has changed since June 30?", "What changed since Jun 30, 2026."],
    [1, "Would selling PFE be a wash sale?", "What a sale of PFE today would mean."],
    [
      8,
      "Which issuers are above the limit?",
      "All policy checks where status is breach: weight, limit and amount beyond the limit, with issuer.",
    ],
    [1, "what is new this year", "What changed since Dec 31, 2025."],
    [
      1,
      "what was the household worth at the end of March",
      "Value of values over time on Mar 31, 2026.",
    ],
    [1, "What tasks are overdue?", "All tasks where status is overdue: days until due."],
    [
      7,
      "What is Nguyen Precision Tooling worth?",
      'All positions where symbol is "private_nguyen_tooling": market value, weight and quantity.',
    ],
    [
      7,
      "how did the joint account do this year versus the SEP",
      "Return of returns this year where account is Joint brokerage, against that where account is Linh's SEP-IRA.",
    ],
    [
      3,
      "Which positions are losing money in each account?",
      "All positions where unrealized gain is negative, in each account: unrealized gain, unrealized gain in percent of cost, market value, weight and quantity.",
    ],
    [
      11,
      "trades over $2000",
      "All trades where amount is above $2,000: amount, quantity and price.",
    ],
    [
      1,
      "waht is teh market vlaue of VTI?",
      "All positions where symbol is VTI: market value, weight and quantity.",
    ],
    [
      5,
      "How much is in the trusts",
      "Account value of accounts where account is Children's Trust, Legacy Trust or Whitcomb Family Trust.",
    ],
    [
      1,
      "how many positions are up more than 20%?",
      "Number of positions where unrealized gain in percent of cost is above 20%.",
    ],
    [
      1,
      "VTI vs VOO by gain",
      "Unrealized gain of positions where symbol is VTI, against that where symbol is VOO.",
    ],
    [
      1,
      "VTI versus VOO in gain",
      "Unrealized gain of positions where symbol is VTI, against that where symbol is VOO.",
    ],
    [
      1,
      "cash as percent of each account",
      "Weight and market value of cash holdings, by account, as part of the accounts.",
    ],
  ])("D%i %s", (household, message, sentence) => {
    expect(sentences(household, message)).toEqual([sentence]);
  });
});

describe("a question that is not understood is asked back, without any figures", () => {
  test.each([
    "How much cash does Linh Nguyen have?",
    "What is the balance of Marigold Vane?",
    "How much cash would we have if the sale closes?",
    "Why is the Roth down?",
    "cash of Mrs. Delacroix",
    "I spoke to Linh Nguyen yesterday. How much cash is there?",
    "How much cash is in the joint account? Bob Stone asked.",
    "Delacroix. Account value?",
  ])("%s", (message) => {
    const readings = readQuestions(message, vocabularyOf(book(1), directory));
    expect(readings.map(({ ask }) => ask.kind)).toContain("clarify");
    expect(readings.filter(({ ask }) => ask.kind === "query")).toEqual([]);
  });
});

describe("a message with more than one question is read as each of them", () => {
  test.each<[number, string, string[]]>([
    [
      3,
      "What did they deposit in May, and what in August?",
      [
        "All deposits from May 1, 2026 to May 31, 2026: amount, quantity and price.",
        "All deposits from Aug 1, 2026 to Aug 31, 2026: amount, quantity and price.",
      ],
    ],
    [
      6,
      "How much cash in total, and in the endowment?",
      ["Cash of accounts.", "Cash of accounts where account is Endowment."],
    ],
    [
      1,
      "biggest position and how much is it up today?",
      [
        "The position with the highest market value: market value, weight and quantity.",
        "All positions where symbol is VTI: change today and change today in percent.",
      ],
    ],
    [
      1,
      "best and worst account by value",
      [
        "The account with the highest account value: account value, weight and cash.",
        "The account with the lowest account value: account value, weight and cash.",
      ],
    ],
    [
      1,
      "price of AAPL and MSFT and how many we own",
      [
        "All positions where symbol is AAPL or MSFT: price and change today in percent.",
        "All positions where symbol is AAPL or MSFT: quantity.",
      ],
    ],
    [
      7,
      "how many deposits did they make this year and what do they add up to",
      ["Number of deposits this year.", "Amount of deposits this year."],
    ],
  ])("D%i %s", (household, message, expected) => {
    expect(sentences(household, message)).toEqual(expected);
  });

  test("a sentence that depends on one that was not understood is asked back with it", () => {
    const message = "Peter goes on about the Warehouse thing. How many do we hold?";
    const readings = readQuestions(message, vocabularyOf(book(7), directory));
    expect(readings.map(({ ask }) => ask.kind)).not.toContain("query");
  });
});

describe("a negated item is not answered", () => {
  test("the other side of zero", () => {
    expect(sentences(1, "which holdings aren't in the green").join()).toContain(
      "unrealized gain is not positive",
    );
  });
  test("a measure that is left out is asked back", () => {
    const [reading] = readQuestions(
      "price of MSFT, not the gain",
      vocabularyOf(book(1), directory),
    );
    expect(reading).toMatchObject({ ask: { kind: "clarify" }, unexplained: ["gain"] });
  });
  test.each(["sell 5 shares of AAPL", "order 10 AAPL", "buy 3 VTI"])("%s", (message) => {
    const [reading] = readQuestions(message, vocabularyOf(book(1), directory));
    expect(reading?.ask).toEqual({ kind: "refuse", reason: "write" });
  });
});

test("accounts that are down are those whose total is down", () => {
  expect(sentences(1, "which accounts are down today")).toEqual([
    "Change today and change today in percent of positions, by account, only groups where change today is negative.",
  ]);
});

test("a pasted letter is asked back, and not interpreted", () => {
  const letter = "cash and what is the blorfing worth, ".repeat(40);
  const [reading, ...others] = readQuestions(letter, vocabularyOf(book(1), directory));
  expect(others).toEqual([]);
  expect(reading).toMatchObject({
    ask: { kind: "clarify", options: [] },
    unexplained: ["more than 200 words at once"],
  });
});

test("a request for the next rows without previous ones is asked back", () => {
  const [reading] = readQuestions(
    "what are the next largest stocks",
    vocabularyOf(book(1), directory),
  );
  expect(reading?.ask.kind).toBe("clarify");
});

test("an ambiguous account is asked back with all matches", () => {
  const [reading] = readQuestions(
    "how is VTI doing in Karen's IRA",
    vocabularyOf(book(1), directory),
  );
  expect(reading?.alternatives.map(canonicalSentence)).toEqual([
    "All positions where account is Karen's traditional IRA and symbol is VTI: unrealized gain and unrealized gain in percent of cost.",
    "All positions where account is Karen's Roth IRA and symbol is VTI: unrealized gain and unrealized gain in percent of cost.",
  ]);
});

test("a follow-up changes the question before it", () => {
  expect(sentences(4, "Trades in September?", "and in June?")).toEqual([
    "All trades from Jun 1, 2026 to Jun 30, 2026: amount, quantity and price.",
  ]);
  expect(sentences(5, "value of each trust", "smallest?")[0]).toContain(
    "by account value, lowest first",
  );
});

test.each<[number, string[], string]>([
  [3, ["show deposits", "only completed", "over 1200"], "amount is above $1,200"],
  [2, ["When was our most recent VOO purchase?", "And the price we got?"], "last purchase"],
  [2, ["When was our most recent VOO purchase?", "what is it trading at now?"], "All positions"],
  [5, ["What's the Children's Trust worth?", "what's in it?"], "All positions where account"],
  [1, ["market value of VXUS", "is it up or down?"], "unrealized gain"],
])("D%i a follow-up keeps and changes what it should: %j", (household, messages, expected) => {
  expect(sentences(household, ...messages).join()).toContain(expected);
});

test.each<[string, string]>([
  ["which classes are out of band", "who holds Pfizer?"],
  ["ytd return", "in AAPL?"],
  ["what tasks are open", "and AAPL?"],
])("after %s an unknown security is not ignored: %s", (before, message) => {
  expect(sentences(1, before, message).join()).toMatch(/symbol is (?:PFE|AAPL)/);
});

test("a sentence that continues is about the same security", () => {
  expect(sentences(9, "TSLA quote, and are we up or down on it?")).toEqual([
    "All positions where symbol is TSLA: price and change today in percent.",
    "All positions where symbol is TSLA: unrealized gain and unrealized gain in percent of cost.",
  ]);
});
