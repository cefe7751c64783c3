import type { Known } from "./account-fit.ts";
import { type Heard, heardAt, strong } from "./account-words.ts";
import type { Item } from "./item.ts";

/** The words from a place on that may name one account, and the "account" behind them. */
export interface Run {
  words: readonly string[];
  /** Of these, those that the account's own name may have. */
  direct: readonly string[];
  end: number;
  /** "account" or "accounts", "plan". */
  noun: string | undefined;
  plural: boolean;
  /** How many are said to be meant: "Karen's two IRAs". */
  count: number | undefined;
}

export function runAt(items: readonly Item[], start: number, { vocabulary }: Known): Run {
  const own = heardFrom(items, start, vocabulary);
  const inner = own.length === 1 ? countWithin(items, start + 1, vocabulary) : undefined;
  const heard = inner === undefined ? own : [...own, ...heardFrom(items, start + 2, vocabulary)];
  const end = start + heard.length + (inner === undefined ? 0 : 1);
  const next = items[end];
  const noun = end > start && isNounOf(heard.at(-1), next) ? next?.said : undefined;
  const after = noun === undefined ? end : end + 1;
  const last = items[end - 1]?.raw ?? "";
  const plural = noun === undefined ? many.test(last) : noun.endsWith("s");
  return {
    words: [...new Set(heard.map(({ word }) => word))],
    direct: [...new Set(heard.flatMap(({ word, direct }) => (direct ? word : [])))],
    end: end > start ? atWorkEnd(items, after) : after,
    noun,
    plural,
    count: inner ?? numberOf(items[start - 1]),
  };
}

/** "the Roth account"; "the endowment fund", "Theo's college fund": the account, and no fund in it. */
const isNounOf = (heard: Heard | undefined, item: Item | undefined): boolean =>
  isNoun(item) || (item?.gap === "none" && item.said === "fund" && forWhat.test(heard?.word ?? ""));
const forWhat = /^(?:endowment|529|trust|reserve|children)$/;

const isNoun = (item: Item | undefined): boolean => item?.gap === "none" && nouns.test(item.said);

/** The number between whose they are and what they are. */
function countWithin(
  items: readonly Item[],
  at: number,
  vocabulary: ReadonlySet<string>,
): number | undefined {
  const next = items[at + 1];
  const isCounted =
    items[at]?.gap === "none" &&
    next?.gap === "none" &&
    (isNoun(next) || heardAt(items, at + 1, vocabulary) !== undefined);
  return isCounted ? numberOf(items[at]) : undefined;
}

const numberOf = (item: Item | undefined): number | undefined => numbers.get(item?.said ?? "");

const numbers: ReadonlyMap<string, number> = new Map([
  ["both", 2],
  ["2", 2],
  ["3", 3],
  ["4", 4],
]);

/** "my 401k at work", "the plan with her employer" */
function atWorkEnd(items: readonly Item[], at: number): number {
  const own = /^(?:my|his|her|their|the)$/.test(items[at + 1]?.said ?? "") ? 1 : 0;
  const isWork =
    /^(?:at|with|from|through)$/.test(items[at]?.said ?? "") &&
    /^(?:work|job|employer|workplace)$/.test(items[at + 1 + own]?.said ?? "");
  return isWork ? at + 2 + own : at;
}

/** What the account is for is said by the first one, or after whose it is: "Laura's workplace 401k". */
function heardFrom(
  items: readonly Item[],
  start: number,
  vocabulary: ReadonlySet<string>,
): readonly Heard[] {
  const heard: Heard[] = [];
  let one = heardAt(items, start, vocabulary);
  while (one !== undefined) {
    heard.push(one);
    const at = start + heard.length;
    const next = items[at]?.gap === "none" ? heardAt(items, at, vocabulary) : undefined;
    const isPurpose = heard.length === 1 && isKindNext(items, at + 1, vocabulary);
    one = next?.direct === true || isPurpose ? next : undefined;
  }
  return heard;
}

const isKindNext = (
  items: readonly Item[],
  at: number,
  vocabulary: ReadonlySet<string>,
): boolean => {
  const isTied = items[at]?.gap === "none";
  return isTied && (isNoun(items[at]) || strong.has(heardAt(items, at, vocabulary)?.word ?? ""));
};

/** Names a kind of account by a word that means nothing else. */
export const isOutright = ({ direct }: Run): boolean => direct.some((word) => strong.has(word));

const nouns = /^(?:accounts?|plans?|1|ones?)$/;
/** More than one account of a kind. */
export const many = /^(?:iras|roths|trusts|401ks|brokerages|rollovers|plans|annuities|pensions)$/i;
