import { vocabularyOf } from "@advisor/query/read/vocabulary";
import { canonicalSentence } from "@advisor/query/words/canonical";
import { describe, expect, test } from "vitest";
import { book } from "./books.ts";
import { directory, readConversation, readLast } from "./read-last.ts";

describe("a word that points to what the query does not say is asked back", () => {
  test.each<[number, string[]]>([
    // An account of the kind that was explained, and not all that is his.
    [4, ["what's a Roth IRA", "how much does Rohan have in his?"]],
    [1, ["What is a Roth IRA?", "how much is in ours?"]],
    [9, ["when do i meet adam", "and what tasks are due by then"]],
    [
      2,
      [
        "how much of the cash is unsettled?",
        "which account is that in?",
        "and how much is settled there?",
      ],
    ],
  ])("of household D%i, %j", (household, messages) => {
    expect(readLast(household, messages)).toEqual(["?"]);
  });

  test.each<[number, string[], string]>([
    [9, ["Where does BND trade, and how much am I up or down on mine?"], "symbol is BND"],
    [1, ["Hi there, are we up or down on bonds overall please"], "asset class is fixed income"],
    [6, ["How many shares of VSGX do we hold there?"], "symbol is VSGX"],
  ])("of household D%i, %j is answered", (household, messages, part) => {
    expect(readLast(household, messages).at(-1)).toContain(part);
  });
});

describe("a part of the query that no word says is asked back", () => {
  test.each<[number, string[]]>([
    // A figure that selects rows: positions, or accounts?
    [1, ["Everything between 20k and 40k in size"]],
    // The account of the question before, for a question of its own.
    [10, ["and the 401k?", "also what's BND trading at"]],
    [11, ["what is VOO worth", "and everything together?"]],
    // A comparison with everything that is held.
    [1, ["are we over the us equity max, by how much"]],
    [7, ["VTI?", "and all positions together?"]],
  ])("of household D%i, %j", (household, messages) => {
    expect(readLast(household, messages)).toEqual(["?"]);
  });

  test("the choices are the reading that it had and the one without the part", () => {
    expect(
      readConversation(vocabularyOf(book(11), directory), [
        "what is VOO worth",
        "and everything together?",
      ]).map(({ alternatives }) => alternatives.map(canonicalSentence)),
    ).toEqual([
      [
        "Market value, weight and quantity of positions where symbol is VOO.",
        "Market value, weight and quantity of positions.",
      ],
    ]);
  });

  test.each<[number, string[], string]>([
    [1, ["accounts between 200k and 400k"], "account value is at least $200,000"],
    [
      1,
      ["How many VXUS in Karen's Roth?", "and the whole household together?"],
      "where symbol is VXUS",
    ],
    [2, ["How much cash is in Amara's Roth?", "what's the gain on the VXUS there?"], "Roth IRA"],
  ])("of household D%i, %j is answered", (household, messages, part) => {
    expect(readLast(household, messages).at(-1)).toContain(part);
  });
});

test("names without a question are asked back where the question itself is not understood", () => {
  expect(readLast(11, ["apple vs msft, which earned more in $"])).toEqual(["?", "?"]);
  expect(readLast(11, ["apple vs msft"])).toEqual([
    "Market value of positions where symbol is AAPL, against that where symbol is MSFT.",
  ]);
});

describe("words that widen the question before are asked back where it stays the same", () => {
  test.each<[number, string[]]>([
    [11, ["cash balance", "and the whole account?"]],
    [11, ["How much can I take out right now?", "Total incl. unsettled?"]],
  ])("of household D%i, %j", (household, messages) => {
    expect(readLast(household, messages)).toEqual(["?"]);
  });

  test("a total of two questions is another query", () => {
    expect(readLast(3, ["cash in Hector's IRA", "and in Rosa's?", "in total?"])).toEqual([
      "Cash of accounts where account is Hector's IRA or Rosa's IRA, by account.",
    ]);
  });
});
