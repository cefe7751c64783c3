import { companyNames, knownTickers } from "@advisor/domain/text/company-names";
import { readQuestions } from "@advisor/query/read/read";
import type { Reading } from "@advisor/query/read/reading";
import { type Vocabulary, vocabularyOf } from "@advisor/query/read/vocabulary";
import type { Ask } from "@advisor/query/schema/query";
import { book } from "./books.ts";

export const directory = { tickers: knownTickers, names: companyNames };

/** The readings of the last message, each following up on those before it. */
export function readConversation(vocabulary: Vocabulary, messages: readonly string[]): Reading[] {
  const earlier: Ask[] = [];
  let readings: Reading[] = [];
  for (const message of messages) {
    readings = readQuestions(message, vocabulary, earlier);
    earlier.push(...readings.slice(-1).map(({ ask }) => ask));
  }
  return readings;
}

/** The readings of the last message; `?` marks a clarifying question. */
export const readLast = (household: number, messages: readonly string[]): string[] =>
  readConversation(vocabularyOf(book(household), directory), messages).map(({ ask, canonical }) =>
    ask.kind === "clarify" ? "?" : canonical,
  );
