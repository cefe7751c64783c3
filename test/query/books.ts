import { type Book, makeBook } from "@advisor/query/book/book";
import type { Records } from "@advisor/query/book/facts";
import { d11 as d11Statements } from "@advisor/sample-data/brokerage/d11";
import { statements } from "@advisor/sample-data/brokerage/statements";
import { funds } from "@advisor/sample-data/funds";
import type { Sample } from "@advisor/sample-data/sample";
import { samples } from "@advisor/sample-data/samples";

export const fundsBySymbol = new Map(funds.map((fund) => [fund.symbol, fund]));

const recordsOfSample = (sample: Sample): Records => ({
  ...sample,
  statements: sample.snapshot.household.id === "hh_d11" ? d11Statements : statements(sample),
  funds: fundsBySymbol,
});

/** The books of the sample households, in order. */
export const books: readonly Book[] = samples.map((sample) => makeBook(recordsOfSample(sample)));

/** The records of a household: `recordsOf(9)` is D9. */
export function recordsOf(number: number): Records {
  const sample = samples[number - 1];
  if (sample === undefined) throw new Error(`there is no D${number}`);
  return recordsOfSample(sample);
}

/** `book(9)` is the book of D9. */
export function book(number: number): Book {
  const found = books[number - 1];
  if (found === undefined) throw new Error(`there is no D${number}`);
  return found;
}
