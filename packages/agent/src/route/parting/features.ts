import { clauseOf } from "../clause.ts";
import { claims } from "../decide.ts";
import { accountMark, type Item, periodMark, sentence, symbolMark } from "../item.ts";
import { features } from "../likeness/features.ts";
import { likeness } from "../likeness/likeness.ts";
import { answerTo, meanings } from "../likeness/meanings.ts";
import { steps } from "../likeness/steps.ts";
import type { Cut } from "../pieces.ts";
import type { Reading } from "../read.ts";

/**
 * What two pieces that stand side by side are compared by: what parts them, the words at their ends, what they
 * mention, and what each of them, and both together, would ask for.
 */
export function partingFeatures(left: Cut, right: Cut, reading: Reading): string[] {
  const [before, after] = [left.items, right.items].map((items) => wordsOf(items, reading));
  if (before === undefined || after === undefined) return [];
  const sides = {
    l: heard(left.items, reading),
    r: heard(right.items, reading),
    w: heard([...left.items, ...right.joint, ...right.items], reading),
  };
  return [
    ...new Set([
      ...between(left, right, after, reading),
      ...ends("L", before),
      ...ends("R", after),
      ...marks.map((mark) => `${mark}:${before.includes(mark)}${after.includes(mark)}`),
      `points:${after.some((word) => pointing.test(word))}`,
      ...asked(sides),
      ...before.map((word) => `Lw:${word}`),
      ...after.map((word) => `Rw:${word}`),
    ]),
  ];
}

const marks = [symbolMark, accountMark, periodMark];
const pointing = /^(?:it|that|they|them|those|these|its|their|he|she)$/;

/** Who of the household is named does not matter. */
const wordsOf = (items: readonly Item[], { members }: Reading): string[] =>
  sentence(items)
    .split(" ")
    .map((word) => (members.has(word) ? "MEM" : word));

function between(left: Cut, right: Cut, after: readonly string[], { text }: Reading): string[] {
  const gap = (right.joint[0] ?? right.items[0])?.gap ?? "none";
  const tie = `${gap} ${sentence(right.joint)}`;
  const isAsked = text.slice(left.items.at(-1)?.end).trimStart().startsWith("?");
  return [`gap:${gap}`, `tie:${tie}`, `tie:${tie} ${after[0]}`, `?:${isAsked}`];
}

/** The first and last words, and how many there are. */
const ends = (side: string, words: readonly string[]): string[] => [
  `${side}0:${words[0]}`,
  `${side}01:${words.slice(0, 2).join(" ")}`,
  `${side}012:${words.slice(0, 3).join(" ")}`,
  `${side}-1:${words.at(-1)}`,
  `${side}-2:${words.slice(-2).join(" ")}`,
  `${side}n:${Math.min(most, words.length)}`,
];
const most = 6;

/** What words are most like, how surely, and what the rules make of them. */
interface Heard {
  like: string;
  surely: number;
  aside: number;
  rule: string;
  score: number;
}

function heard(items: readonly Item[], reading: Reading): Heard {
  const clause = clauseOf(items, reading);
  const found = claims(clause);
  const by = new Map<string, number>();
  for (const { kind, probability } of likeness(features(clause, found))) {
    const key = kind === "aside" ? kind : meanings[kind].answer;
    by.set(key, (by.get(key) ?? 0) + probability);
  }
  const [like, surely] = [...by].reduce((top, one) => (one[1] > top[1] ? one : top));
  const [first] = found;
  return {
    like,
    surely: steps(surely),
    aside: steps(by.get("aside") ?? 0),
    rule: first === undefined ? "none" : answerTo(first),
    score: Math.round((first?.score ?? 0) * 10),
  };
}

const asked = ({ l, r, w }: Readonly<Record<"l" | "r" | "w", Heard>>): string[] => [
  ...Object.entries({ l, r, w }).flatMap(([side, { like, surely, aside, rule, score }]) => [
    `${side}:${like}`,
    `${side}:${like}${surely}`,
    `${side}p:${surely}`,
    `${side}a:${aside}`,
    `${side}r:${rule}`,
    `${side}s:${score}`,
  ]),
  `lr:${l.like}>${r.like}`,
  `lrw:${l.like}>${r.like}=${w.like}`,
  `lrp:${l.surely}${r.surely}`,
  `whole:${w.like === l.like}${w.like === r.like}${w.surely}`,
  `rules:${l.rule}>${r.rule}`,
  `scores:${l.score} ${r.score}`,
  `same:${l.rule === r.rule}${w.rule === l.rule}${w.rule === r.rule}`,
];
