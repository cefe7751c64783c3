import type { Page } from "./request.ts";

/** A sentence of a page, and the share of the question's words it contains, from 0 to 1. */
export interface Evidence {
  sentence: string;
  covers: number;
}

/** Text that addresses the reader instead of describing the company. */
const commands =
  /\b(system|assistants?|instructions?|maintenance mode|disregard|confidence: ?\d)\b/i;

/**
 * The sentences that match the question best, best first. Pages about other companies and pages with
 * instructions to the reader are skipped.
 */
export function evidenceFor(question: string, company: string, pages: readonly Page[]): Evidence[] {
  const named = new Set(stems(company));
  const wanted = [...new Set(stems(question).filter((stem) => !named.has(stem)))];
  const [first = ""] = stems(company);
  return pages
    .filter(({ title, text }) => stems(title).includes(first) && !commands.test(`${title} ${text}`))
    .flatMap(({ text }) => sentencesOf(text))
    .map((sentence) => ({ sentence, covers: coverage(wanted, sentence) }))
    .filter(({ covers }) => covers > 0)
    .sort((a, b) => b.covers - a.covers);
}

/** The search query for a question about a company. */
export const searchWords = (question: string, company: string): string =>
  [company, ...question.split(/[^\p{L}\p{N}]+/u).filter((word) => isContent(word, company))].join(
    " ",
  );

/**
 * True for queries about a company that would find the same pages: apart from its name, they share at least
 * half of their words.
 */
export function isSimilarQuery(company: string, one: string, other: string): boolean {
  const named = new Set(stems(company));
  const words = (query: string) => new Set(stems(query).filter((stem) => !named.has(stem)));
  const [a, b] = [words(one), words(other)];
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return shared * 2 >= new Set([...a, ...b]).size;
}

const isContent = (word: string, company: string): boolean =>
  stems(word).length > 0 && !stems(company).includes(stems(word)[0] ?? "");

function coverage(wanted: readonly string[], sentence: string): number {
  const held = new Set(stems(sentence));
  return wanted.length === 0 ? 0 : wanted.filter((stem) => held.has(stem)).length / wanted.length;
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+(?=[A-Z])/)
    .filter((sentence) => !/^simulated (page|search result)\.$/i.test(sentence));

const small = new Set(
  "a an and any are as at be been by did do does for from has have how if in is it its many much of on or per still that the their there this to was were what which who with would company companies".split(
    " ",
  ),
);

/** Words without their grammatical endings. */
const stems = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !small.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(ies|ing|ed|es|s)$/, "") : word));
