import { isPast } from "../beyond.ts";
import type { Clause } from "../clause.ts";
import { periodMark } from "../item.ts";
import { type Claim, isToday } from "../rules/claim.ts";

/**
 * What a clause is compared by: its words without their endings, each two that stand together, the letters of
 * longer words, and what the rules make of it.
 */
export function features(clause: Clause, claims: readonly Claim[]): string[] {
  const single = words(clause);
  return [...new Set([...single, ...pairs(single), ...single.flatMap(letters), ...ruled(claims)])];
}

/** Each two words that stand together, and those at either end. */
export function pairs(single: readonly string[]): string[] {
  const framed = ["^", ...single, "$"];
  return framed.slice(1).map((word, index) => `${framed[index]} ${word}`);
}

/** The words without their endings; who of the household is named does not matter. */
export function words(clause: Clause): string[] {
  const said = clause.said.split(" ").map((word) => {
    if (word === periodMark) return when(clause);
    return isMember(word, clause) ? "MEM" : stem(word);
  });
  const { symbols, asset_classes, accounts } = clause.without ?? {};
  return (symbols ?? asset_classes ?? accounts) === undefined ? said : [...said, "WITHOUT"];
}

const isMember = (word: string, { members }: Clause): boolean =>
  members.has(word) || members.has(word.replace(/s$/, ""));

/** Today, what was over before, or a stretch that is not over. */
function when(clause: Clause): string {
  if (isToday(clause)) return "TODAY";
  return isPast(clause) ? "PAST" : periodMark;
}

function stem(word: string): string {
  if (/^\$?\d[\d,.]*[a-z]*$/.test(word)) return "NUM";
  if (word.length < 5) return word;
  return word.replace(/ies$/, "y").replace(/(?:ing|ed|es|s)$/, "");
}

/** Three and four letters of a word, so that a misspelling is still like it. */
function letters(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [];
  const framed = `<${word}>`;
  return [3, 4].flatMap((size) =>
    Array.from({ length: framed.length - size + 1 }, (_, at) => `#${framed.slice(at, at + size)}`),
  );
}

function ruled([first, second]: readonly Claim[]): string[] {
  const score = first === undefined ? "" : `@${Math.round(first.score * 20)}`;
  return [`R:${named(first)}`, `R:${named(first)}${score}`, `S:${named(second)}`];
}

const named = (claim: Claim | undefined): string => claim?.scope ?? claim?.intent ?? "none";
