import type { Question } from "@advisor/protocol/answer";
import { isAboutAllHouseholds } from "@advisor/query/read/all-households";
import type { Ask } from "@advisor/query/schema/query";
import { authorize } from "../authorize.ts";
import type { Runtime } from "../runtime.ts";
import { resolveBrokerageHousehold } from "./brokerage-household.ts";
import { continuesBook, wasOverAllHouseholds } from "./continues-book.ts";
import { containsAnyWord, distinctiveNameWords, readHouseholdNames } from "./household-names.ts";
import { readOwnRecords } from "./own-records.ts";
import { advisorBooks, householdBooks, type QuestionBooks } from "./question-books.ts";

/**
 * What is on file of the household that the question is about; of all where it asks over all of
 * them, or names another than the advisor's default without having chosen one.
 */
export async function openQuestionScope(
  runtime: Runtime,
  advisor_id: string,
  question: Question,
  asked: Promise<Ask[]>,
) {
  const all = await booksOfAll(runtime, advisor_id, question, asked);
  if (all !== undefined) {
    if (question.household_id !== undefined) {
      await authorize(runtime, advisor_id, question.household_id);
    }
    return { household_id: null, known: {}, books: all };
  }
  const household_id = await resolveBrokerageHousehold(runtime, advisor_id, question.household_id);
  const [filed, names] = await Promise.all([
    readOwnRecords(runtime, advisor_id, household_id, { papers: false }),
    question.household_id === undefined ? readHouseholdNames(runtime, advisor_id) : [],
  ]);
  if (
    containsAnyWord(question.message, distinctiveNameWords(names, filed.snapshot.household.name))
  ) {
    return { household_id: null, known: {}, books: await advisorBooks(runtime, advisor_id) };
  }
  const known = {
    household: filed.snapshot.household,
    summary: filed.statements.account_summary,
  };
  return { household_id, known, books: householdBooks(runtime, filed) };
}

/** The books of all households, if the question is about them or goes on with one that was. */
async function booksOfAll(
  runtime: Runtime,
  advisor_id: string,
  { message, household_id }: Question,
  asked: Promise<Ask[]>,
): Promise<QuestionBooks | undefined> {
  if (isAboutAllHouseholds(message, household_id !== undefined))
    return advisorBooks(runtime, advisor_id);
  const earlier = await asked;
  if (!wasOverAllHouseholds(earlier)) return undefined;
  const books = await advisorBooks(runtime, advisor_id);
  return continuesBook(books, message, earlier) ? books : undefined;
}
