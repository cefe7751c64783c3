import { Fault } from "@advisor/domain/fault";
import { type Book, newestDay } from "@advisor/query/book/book";
import { resolveNames } from "@advisor/query/evaluate/resolve-names";
import { joinNames } from "@advisor/query/schema/fault";
import type { Query } from "@advisor/query/schema/query";
import type { Call } from "../../model/model.ts";
import { askTool, type ModelAsk, parseModelAsk } from "./flat-ask.ts";
import { type MentionableNames, mentionsMissingFrom } from "./mentions.ts";
import { limitsOf } from "./numbers.ts";

/** What the model reads: a message, and the words of it that the rules do not explain. */
export interface ModelQuestion {
  text: string;
  unexplained: readonly string[];
}

const mostQuestions = 3;

/** The asks of a model's calls; and what is wrong with the calls, in words that let it correct them. */
export function asksOf(calls: readonly Call[]): { asks: ModelAsk[]; problems: string[] } {
  if (calls.length > mostQuestions) {
    return { asks: [], problems: [`At most ${mostQuestions} calls.`] };
  }
  const { name } = askTool();
  const asks: ModelAsk[] = [];
  const problems: string[] = [];
  for (const call of calls) {
    if (call.name !== name) problems.push(`There is no ${call.name}.`);
    else if (call.malformed_bytes !== null) problems.push("The arguments are no complete JSON.");
    else take(() => asks.push(parseModelAsk(call.input)), problems);
  }
  return { asks, problems };
}

/** Why queries cannot be those of the message: a name that is not in the books, or what is left out. */
export function problemsOf(
  asks: readonly ModelAsk[],
  { text, unexplained }: ModelQuestion,
  names: MentionableNames,
  books: readonly Book[],
): string[] {
  const queries = asks.flatMap(({ ask }) => (ask.kind === "query" ? ask.query : []));
  if (queries.length === 0) return [];
  const problems: string[] = [];
  for (const query of queries) take(() => resolveNames(query, books), problems);
  const missing = missingFrom(queries, asks, { text, unexplained }, names, books);
  if (missing.length === 0) return problems;
  return [
    ...problems,
    `The message says ${joinNames([...new Set(missing)].map((word) => `"${word}"`))}, which no query has. Add it, or clarify what it is.`,
  ];
}

function missingFrom(
  queries: readonly Query[],
  asks: readonly ModelAsk[],
  { text, unexplained }: ModelQuestion,
  names: MentionableNames,
  books: readonly Book[],
): string[] {
  const message = textOfQueries(asks, text);
  return mentionsMissingFrom(queries, {
    ...{ message, names, today: newestDay(books), limits: limitsOf(queries, books) },
    unexplained: unexplained.filter((word) => message.includes(word)),
  });
}

/** The message without the words of what is refused, looked up or left open: they name what no query has. */
function textOfQueries(asks: readonly ModelAsk[], message: string): string {
  const others = asks.filter(({ ask }) => ask.kind !== "query");
  const rest = others.reduce(
    (text, { words }) => (words ? text.replace(words, " ") : text),
    message,
  );
  const isWhole = asks.every(
    ({ ask, words }) => ask.kind !== "query" || (words !== undefined && rest.includes(words)),
  );
  return isWhole ? rest : message;
}

/** Does it, or keeps what the fault says. */
function take(work: () => unknown, problems: string[]): void {
  try {
    work();
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    problems.push(fault.message);
  }
}
