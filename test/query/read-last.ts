import { companyNames, knownTickers } from "@advisor/domain/text/company-names";
import { readQuestions } from "@advisor/query/read/read";
import { vocabularyOf } from "@advisor/query/read/vocabulary";
import type { Ask } from "@advisor/query/schema/query";
import { book } from "./books.ts";

export const directory = { tickers: knownTickers, names: companyNames };

/** The readings of the last message; `?` marks a clarifying question. */
export function readLast(household: number, messages: readonly string[]): string[] {
  const vocabulary = vocabularyOf(book(household), directory);
  let previous: Ask | undefined;
  let readings: ReturnType<typeof readQuestions> = [];
  for (const message of messages) {
    readings = readQuestions(message, vocabulary, previous);
    previous = readings.at(-1)?.ask ?? previous;
  }
  return readings.map(({ ask, canonical }) => (ask.kind === "clarify" ? "?" : canonical));
}
