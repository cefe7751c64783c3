import { clarification } from "@advisor/agent/ask/clarification";
import { synonymsOf } from "@advisor/domain/text/field-synonyms";
import { stem } from "@advisor/domain/text/stem";
import type { Reading } from "@advisor/query/read/reading";
import { questionStopWords, searchInput } from "../arguments.ts";
import type { Fallback } from "../call-plan.ts";
import type { ToolCallResult } from "../converse.ts";
import { words } from "../read/words.ts";
import { FoundPassages } from "../write/search-documents.ts";

const fewestWords = 2;
const mostPassages = 2;

/** The words of a question that a passage can contain. */
const contentWords = (question: string): string[] => [
  ...new Set(words(question).filter((word) => word.length > 1 && !questionStopWords.has(word))),
];

/**
 * The search for a question that the reader asks back without a reading to offer, or that asks for a reason or for
 * what somebody said; undefined for any other, because a passage is no answer to a question about figures.
 */
export function documentSearch({ ask, unexplained, text }: Reading): Fallback | undefined {
  if (ask.kind !== "clarify" || contentWords(text).length < fewestWords) return undefined;
  const isUnknown = unexplained.flatMap(contentWords).some(isLetters);
  const mayBeTold = ask.options.length === 0 || tellsOfWords.test(text);
  if (!(isUnknown && mayBeTold) && !unexplained.some((word) => /^why$/i.test(word)))
    return undefined;
  const call = { name: "search_documents", input: searchInput(text) };
  return { call, question: text, unexplained, remark: clarification({ ask, unexplained }) };
}

/** What somebody said, wrote or wants is in a text. */
const tellsOfWords =
  /\b(?:wrote|writes?|said|says?|asks?|asked|wants?|wanted|called|told|agreed?|mention\w*|discuss\w*|promis\w*|bring\w*|letters?|notes?)\b/i;

const isLetters = (word: string): boolean => /^\p{L}+$/u.test(word);

/** The results of a turn with the passages that its searches found, and what to ask back where they found none. */
export function settleFallbacks(
  fallbacks: readonly Fallback[],
  all: readonly ToolCallResult[],
): { results: ToolCallResult[]; remarks: string[] } {
  const remarks: string[] = [];
  const results = all.flatMap((result) => {
    const key = JSON.stringify(result.call);
    const fallback = fallbacks.find(({ call }) => JSON.stringify(call) === key);
    if (fallback === undefined) return result;
    const passages = passagesAbout(fallback, result);
    if (passages === undefined) remarks.push(fallback.remark);
    return passages ?? [];
  });
  return { results, remarks };
}

/**
 * A search's result with the passages that are about the question: they contain, in any form or as a synonym, every
 * word that the reader did not understand and at least half of all. Undefined when there is none.
 */
function passagesAbout(
  { question, unexplained }: Fallback,
  { call, outcome }: ToolCallResult,
): ToolCallResult | undefined {
  if ("error" in outcome) return undefined;
  const found = FoundPassages.safeParse(outcome.data);
  const required = unexplained.flatMap(contentWords);
  const all = contentWords(question);
  const matches = (found.data?.matches ?? []).filter((match) => {
    const known = stemsOf(match);
    const isIn = (word: string) => [word, ...synonymsOf(word)].some((one) => known.has(stem(one)));
    const covered = all.filter(isIn).length;
    return required.every(isIn) && covered >= fewestWords && covered * 2 >= all.length;
  });
  if (matches.length === 0) return undefined;
  const data = { ...outcome.data, matches: matches.slice(0, mostPassages) };
  return { call, outcome: { ...outcome, data } };
}

const stemsOf = ({ title, snippet }: { title: string; snippet: string }): ReadonlySet<string> =>
  new Set(words(`${title} ${snippet}`).map(stem));
