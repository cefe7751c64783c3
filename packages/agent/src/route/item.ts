import type { Timeframe } from "@advisor/domain/brokerage/dataset";
import type { Word } from "./words.ts";

/** A word, or the words that name a symbol, an account or a stretch of time and stand as one. */
export interface Item extends Word {
  symbols?: readonly string[];
  account?: Account;
  period?: Period;
  /** Said of the household by its name, and so of all its accounts. */
  whole?: boolean;
  /** What was said to be left out, beside this word. */
  without?: readonly Item[];
}

/** `whose` where only somebody's name was said, who may hold a thing elsewhere too. */
export type Account =
  /** One of the household's accounts. */
  | { kind: "known"; name: string; whose?: true }
  /** An account that the household does not have, in the words of the question. */
  | { kind: "unknown"; name: string; whose?: true }
  /** Some of the accounts together, and the rest of them. */
  | { kind: "some"; names: readonly string[]; others: readonly string[] }
  /** Words that fit several accounts. */
  | { kind: "several"; names?: readonly string[]; others?: readonly string[] };

/** The household's accounts that are meant. */
export function namedBy(account: Account | undefined): readonly string[] {
  if (account?.kind === "some") return account.names;
  return account?.kind === "known" ? [account.name] : [];
}

/** Days are included at both ends. `timeframe` is set when the words name one. */
export interface Period {
  from?: string;
  to?: string;
  timeframe?: Timeframe;
  /** The stretches that were named one beside the other, and are one together. */
  joined?: readonly Period[];
  /** Said of how a return is told ("annualized"), and gives way to a stretch of its own. */
  rate?: true;
}

/** What stands for a mention, among words that are all in small letters. */
export const symbolMark = "SYM";
export const accountMark = "ACC";
export const periodMark = "PER";

export interface Span {
  start: number;
  /** The first word after it. */
  end: number;
  mention: Pick<Item, "said" | "symbols" | "account" | "period">;
}

export const sentence = (items: readonly { said: string }[]): string =>
  items.map(({ said }) => said).join(" ");

/** The word at a place, nothing past the last. */
export const saidAt = (items: readonly { said: string }[], at: number): string =>
  items[at]?.said ?? "";

/** The words between two commas or stops. */
export function phrasesOf(items: readonly Item[]): Item[][] {
  const phrases: Item[][] = [];
  for (const item of items) {
    const last = phrases.at(-1);
    if (last === undefined || item.gap !== "none") phrases.push([item]);
    else last.push(item);
  }
  return phrases;
}

/** A word that nobody said, at the place of one that was. */
export const wordAt = (said: string, { at, end }: Item, gap: Item["gap"] = "none"): Item => ({
  ...{ said, raw: said, at, end, gap },
});

/** The words with every span put in the place of its words; spans must not overlap. */
export function withSpans(items: readonly Item[], spans: readonly Span[]): Item[] {
  const byStart = new Map(spans.map((span) => [span.start, span]));
  const result: Item[] = [];
  let index = 0;
  while (index < items.length) {
    const span = byStart.get(index);
    const first = items[index];
    const last = items[(span?.end ?? index + 1) - 1];
    if (first === undefined || last === undefined) break;
    result.push(span === undefined ? first : { ...first, ...span.mention, end: last.end });
    index = span?.end ?? index + 1;
  }
  return result;
}

/** Spans of the patterns' matches in the words' sentence, the earlier pattern first; no two overlap. */
export function spansOf<Value>(
  items: readonly Item[],
  patterns: readonly (readonly [
    RegExp,
    (match: RegExpExecArray, covered: readonly Item[]) => Value | undefined,
  ])[],
): { start: number; end: number; value: Value }[] {
  const text = sentence(items);
  const places = placesOf(items);
  const taken = new Set<number>();
  const found: { start: number; end: number; value: Value }[] = [];
  for (const [pattern, read] of patterns) {
    for (const match of text.matchAll(pattern)) {
      const { start, end } = places(match);
      const free = isFree(start, end, taken);
      const value = free ? read(match, items.slice(start, end)) : undefined;
      if (value === undefined) continue;
      for (let index = start; index < end; index += 1) taken.add(index);
      found.push({ start, end, value });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function isFree(start: number, end: number, taken: ReadonlySet<number>): boolean {
  for (let index = start; index < end; index += 1) if (taken.has(index)) return false;
  return start < end;
}

/** From a match in the sentence to the words it covers; none when it ends within a word. */
function placesOf(
  items: readonly Item[],
): (match: RegExpExecArray) => { start: number; end: number } {
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  let position = 0;
  for (const [index, { said }] of items.entries()) {
    starts.set(position, index);
    ends.set(position + said.length, index + 1);
    position += said.length + 1;
  }
  return ({ index, 0: matched }) => {
    const start = starts.get(index) ?? 0;
    return { start, end: starts.has(index) ? (ends.get(index + matched.length) ?? start) : start };
  };
}
