import { companyNames, knownTickers } from "@advisor/domain/text/company-names";
import { readQuestions } from "@advisor/query/read/read";
import { vocabularyOfAll } from "@advisor/query/read/vocabulary";
import { expect, test } from "vitest";
import { books } from "./books.ts";

const vocabulary = vocabularyOfAll(books, { tickers: knownTickers, names: companyNames });

test.each([
  [
    "largest client by assets",
    "The household with the highest total value: total value, cash and classes out of band.",
  ],
  [
    "top 3 clients by assets",
    "The 3 households with the highest total value: total value, cash and classes out of band.",
  ],
  ["clients by assets", "All households: total value, cash and classes out of band."],
  ["best ytd household return", "Return of returns this year, by household, the first group."],
  ["oldest client", "The member with the highest age: age."],
  ["who is my youngest client", "The member with the lowest age: age."],
  ["average age of clients", "Average age per member."],
  ["clients older than 70", "All members where age is above 70 years: age."],
  [
    "biggest single unrealized gain on a position, whose",
    "The position with the highest unrealized gain: unrealized gain and unrealized gain in percent of cost, with owner.",
  ],
  [
    "which clients are empty",
    "All households where total value is $0: total value, cash and classes out of band.",
  ],
  ["empty accounts", "All accounts where account value is $0: account value, weight and cash."],
  ["Empty household cash", "Cash of accounts where household is Empty household."],
])("over the book, %s", (message, expected) => {
  const readings = readQuestions(message, vocabulary);
  expect(readings.map(({ canonical }) => canonical)).toEqual([expected]);
});
