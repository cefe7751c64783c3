import { readQuestions } from "@advisor/query/read/read";
import { vocabularyOfAll } from "@advisor/query/read/vocabulary";
import type { Ask } from "@advisor/query/schema/query";
import { directory } from "./directory.ts";
import type { QuestionBooks } from "./question-books.ts";

/** True if the question before had a line for each household. */
export const wasOverAllHouseholds = (earlier: readonly Ask[]): boolean => {
  const last = earlier.at(-1);
  return last?.kind === "query" && last.query.group_by?.includes("household") === true;
};

/**
 * "and MSFT?", after "who holds AAPL": words that are read otherwise after a question about all households
 * than alone go on with it.
 */
export function continuesBook(
  { plain }: QuestionBooks,
  message: string,
  earlier: readonly Ask[],
): boolean {
  const vocabulary = vocabularyOfAll(plain, directory);
  const sentences = (before: readonly Ask[]) =>
    readQuestions(message, vocabulary, before).map(({ canonical }) => canonical);
  return sentences(earlier).join() !== sentences([]).join();
}
