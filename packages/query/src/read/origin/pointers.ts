import type { Filter, Query } from "../../schema/query.ts";
import { contentOf, type QueryContent } from "../coverage/query-content.ts";
import { isPunctuation, type Token } from "../tokens.ts";

/** A word that stands for something named before: where it stands for it, and what part of the query says it. */
interface Pointer {
  words: ReadonlySet<string>;
  points: (before: string | undefined, after: string | undefined) => boolean;
  isResolved: (said: QueryContent) => boolean;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const isNamed = ({ field, op }: Filter): boolean => op === "is" && field !== "owner";
const isDay = (value: string): boolean => /^\d{4}-/.test(value);

const existential = wordsOf("is are was were be been isn't aren't has have what's still out");
const edges = wordsOf("by before until till since from");

const pointers: readonly Pointer[] = [
  {
    // "How much does Rohan have in his?": in his account of the kind that was explained.
    words: wordsOf("his ours hers theirs mine"),
    points: (_, after) => after === undefined,
    isResolved: ({ filters }) => filters.some(isNamed),
  },
  {
    // "what is due by then"
    words: wordsOf("then"),
    points: (before = "") => edges.has(before),
    isResolved: ({ query: { period }, filters }) =>
      period !== undefined || filters.some(({ values }) => values.some(isDay)),
  },
  {
    // "how much cash is settled there"
    words: wordsOf("there"),
    points: (before, after = "") =>
      before !== undefined && !existential.has(before) && !existential.has(after),
    isResolved: ({ filters, query: { group_by = [] } }) => filters.length + group_by.length > 0,
  },
];

/** The words that point to what nothing in the query says. */
export function unresolvedPointers(tokens: readonly Token[], query: Query): string[] {
  const said = contentOf(query);
  return tokens
    .filter((token, at) => {
      const [before, after] = [tokens[at - 1], tokens[at + 1]].map(wordOf);
      return pointers.some(
        ({ words, points, isResolved }) =>
          words.has(token.form) && points(before, after) && !isResolved(said),
      );
    })
    .map(({ text }) => text);
}

const wordOf = (token: Token | undefined): string | undefined =>
  token === undefined || isPunctuation(token) ? undefined : token.form;
