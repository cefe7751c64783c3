import type { Book } from "../book/book.ts";
import type { Meaning } from "../lexicon/meaning.ts";
import type { Filter } from "../schema/query.ts";
import { numberWord } from "./numbers.ts";
import { Phrases } from "./phrases.ts";
import { tokensOf } from "./tokens.ts";

type RecordRows = Extract<Meaning, { is: "noun" }>;

const longestRun = 3;
const shortestWord = 3;

/**
 * Phrases of the household's own records, each with the rows that contain it: "capital call" of a cash
 * need's note, "beneficiary form" of a task's title. A phrase of a title needs a word that `isKnown` does not have,
 * since the others already have a meaning.
 */
export function recordPhrases(
  book: Book | undefined,
  isKnown: (phrase: string) => boolean,
): Phrases<RecordRows> {
  const needs = (book?.rows("needs") ?? []).flatMap(({ dimensions: { note } }) =>
    phrasesOf("needs", "note", note, (run) => run.length > 1 && !isKnown(run.join(" "))),
  );
  const tasks = (book?.rows("tasks") ?? []).flatMap(({ dimensions: { title } }) =>
    phrasesOf("tasks", "title", title, (run) => run.some((word) => isLong(word) && !isKnown(word))),
  );
  return new Phrases([...needs, ...tasks]);
}

const isLong = (word: string): boolean =>
  word.length >= shortestWord && !stopWords.has(word) && numberWord(word) === undefined;

const stopWords = new Set(["the", "and", "for", "its", "his", "her", "our", "all", "from", "with"]);

function phrasesOf(
  dataset: RecordRows["dataset"],
  field: string,
  text: string | null | undefined,
  isUseful: (run: readonly string[]) => boolean,
) {
  if (text === null || text === undefined) return [];
  const words = tokensOf(text).map(({ form }) => form);
  return words
    .flatMap((_, from) =>
      Array.from({ length: longestRun }, (__, more) => words.slice(from, from + more + 1)),
    )
    .filter((run) => [run[0], run.at(-1)].every((word) => isLong(word ?? "")) && isUseful(run))
    .map((run) => ({
      phrase: run.join(" "),
      value: { is: "noun" as const, dataset, where: [textFilter(field, text, run)] },
    }));
}

/** The words as written in the record, so that `contains` finds them. */
function textFilter(field: string, text: string, run: readonly string[]): Filter {
  const tokens = tokensOf(text);
  const at = tokens.findIndex((_, start) =>
    run.every((word, index) => tokens[start + index]?.form === word),
  );
  const [first, last] = [tokens[at], tokens[at + run.length - 1]];
  const found = text.slice(first?.from, last?.to);
  return { field, op: "contains", values: [found] };
}
