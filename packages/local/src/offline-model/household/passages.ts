import { clarification } from "@advisor/agent/ask/clarification";
import { refusalText } from "@advisor/agent/ask/refusals";
import { synonymsOf } from "@advisor/domain/text/field-synonyms";
import { irregularForms } from "@advisor/domain/text/irregular-forms";
import { stem } from "@advisor/domain/text/stem";
import type { Reading } from "@advisor/query/read/reading";
import { contentWords, searchInput } from "../arguments.ts";
import type { Fallback } from "../call-plan.ts";
import type { ToolCallResult } from "../converse.ts";
import { words } from "../read/words.ts";
import { FoundPassages } from "../write/search-documents.ts";
import type { Reader } from "./read.ts";

const fewestWords = 2;
const mostPassages = 2;

/** What is said of a reading that is no query: what is asked back, or why it is refused. */
export function unansweredText({ ask, unexplained }: Reading): string {
  if (ask.kind === "refuse") return refusalText(ask.reason);
  return ask.kind === "clarify" ? clarification({ ask, unexplained }) : "";
}

/**
 * The search for a question that the reader does not understand; undefined where no passage can answer. Where a
 * reading can be offered, only what is said of a member is looked for. Where the question is short, the passages may be
 * about the words of the message before.
 */
export function documentSearch(
  reading: Reading,
  { before, isOfMembers }: Pick<Reader, "before" | "isOfMembers">,
): Fallback | undefined {
  const { ask, unexplained, text } = reading;
  const own = contentWords(text);
  if (ask.kind === "refuse") return planSearch(reading);
  const unknown = unexplained.flatMap(contentWords).filter(isLetters);
  const offersReading = ask.kind === "clarify" && ask.options.length > 0;
  const asksFor = asksForText(text, own, offersReading);
  if (unknown.length === 0 && asksFor === undefined) return undefined;
  const isCertain = !offersReading || asksFor === "why" || tellsOfWords.test(text);
  if (!isCertain && !isOfMembers(text)) return undefined;
  const earlier = isCertain ? earlierWords(own, before) : [];
  if (own.length + earlier.length < fewestWords) return undefined;
  const input = searchInput(text);
  const query = [own.length === 0 ? "" : input.query, ...earlier].join(" ").trim();
  return {
    call: { name: "search_documents", input: { ...input, query: query.slice(0, 400) } },
    required: isCertain && asksFor !== "who" ? unknown : own,
    ...{ words: own, earlier, inText: !isCertain },
    remark: unansweredText(reading),
  };
}

function planSearch(reading: Reading): Fallback | undefined {
  const { ask, text } = reading;
  const own = contentWords(text);
  const isForecast = ask.kind === "refuse" && ask.reason === "forecast";
  if (!isForecast || !planOfPeople.test(text) || own.length < fewestWords) return undefined;
  const call = { name: "search_documents", input: searchInput(text) };
  const remark = unansweredText(reading);
  return { call, required: [], words: own, earlier: [], inText: true, remark };
}

/** "What will they owe in January" is no forecast of a market: a text may say it. */
const planOfPeople = /\bwill (?:they|he|she|we)\b/i;

/** What no record answers: a reason, or who does something. */
function asksForText(
  text: string,
  own: readonly string[],
  offersReading: boolean,
): "why" | "who" | undefined {
  if (/\bwhy\b/i.test(text)) return "why";
  return /\bwho\b/i.test(text) && own.length > 0 && !offersReading ? "who" : undefined;
}

/** What a short question may be about. */
const earlierWords = (own: readonly string[], before: string): string[] =>
  own.length > mostWordsOfShort ? [] : contentWords(before).filter((word) => !own.includes(word));

const mostWordsOfShort = 2;

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
 * required word and most of the question's words, or half of the earlier ones where it has none of its own.
 * Undefined when there is none.
 */
function passagesAbout(
  { required, words: own, earlier, inText }: Fallback,
  { call, outcome }: ToolCallResult,
): ToolCallResult | undefined {
  if ("error" in outcome) return undefined;
  const found = FoundPassages.safeParse(outcome.data);
  const matches = (found.data?.matches ?? []).filter((match) => {
    const known = stemsOf(inText ? match.snippet : `${match.title} ${match.snippet}`);
    const isIn = (word: string) =>
      [word, ...synonymsOf(word), ...irregularForms(word)].some((one) => known.has(stem(one)));
    const ours = own.filter(isIn).length;
    const theirs = earlier.filter(isIn).length;
    const isAbout = own.length > 0 ? ours * 3 >= own.length * 2 : theirs * 2 >= earlier.length;
    return required.every(isIn) && ours + theirs >= fewestWords && isAbout;
  });
  if (matches.length === 0) return undefined;
  const data = { ...outcome.data, matches: matches.slice(0, mostPassages) };
  return { call, outcome: { ...outcome, data } };
}

const stemsOf = (text: string): ReadonlySet<string> => new Set(words(text).map(stem));
