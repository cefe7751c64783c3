import { claimedDays } from "../days.ts";
import type { Sentence } from "../sentences.ts";
import type { SetClaim } from "./clause.ts";
import { dayOf, textOf } from "./row-facts.ts";
import type { Row, Table } from "./tables.ts";

const states: readonly [string, RegExp][] = [
  [
    "open",
    /\b(?:is|are|remains?|still)(?: still| currently| now)? (?:open|outstanding|overdue)\b/i,
  ],
  ["done", /\b(?:is|are|was|were|been)(?: already| now)? (?:done|finished|completed|closed)\b/i],
];

/**
 * "The beneficiary form is due December 2", "the policy is still open": a sentence about one titled row,
 * such as a task, has its days and its status.
 */
export function titledRowClaims(sentence: Sentence, tables: readonly Table[]): SetClaim[] {
  const titled = tables.flatMap(({ rows }) => rows.filter((row) => textOf(row, "title") !== ""));
  const [own, ...others] = titled.filter((row) => isTitled(textOf(row, "title"), sentence.said));
  if (own === undefined || others.length > 0) return [];
  const { said, start } = sentence;
  const known = titled.filter((row) => row !== own && !isAlsoNamed(row, own, said)).map(dayOf);
  const days = claimedDays(said).flatMap(({ day, at, text }) =>
    known.some((one) => one.endsWith(day)) && !dayOf(own).endsWith(day)
      ? [{ at: start + at, text, isTrue: false }]
      : [],
  );
  const status = textOf(own, "status");
  const stated = states.flatMap(([state, words]) => {
    const found = words.exec(said);
    const isKnown = states.some(([one]) => one === status);
    return found === null || !isKnown || state === status
      ? []
      : [{ at: start + found.index, text: found[0], isTrue: false }];
  });
  return [...days, ...stated];
}

const least = 0.5;

/** True if the text has most of the words of the title, in any order. */
function isTitled(title: string, text: string): boolean {
  const [words, said] = [wordsOf(title), new Set(wordsOf(text))];
  const found = words.filter((word) => said.has(word)).length;
  return found > 1 && found / words.length > least;
}

/** True if the text names another row by two words of its title that the first one's lacks. */
function isAlsoNamed(row: Row, own: Row, text: string): boolean {
  const [first, said] = [new Set(wordsOf(textOf(own, "title"))), new Set(wordsOf(text))];
  const words = wordsOf(textOf(row, "title"));
  return words.filter((word) => said.has(word) && !first.has(word)).length > 1;
}

const wordsOf = (text: string): string[] => [
  ...new Set([...text.toLowerCase().matchAll(/[\p{L}\p{N}]{4,}/gu)].map(([word]) => word)),
];
