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
}

export function runAt(items: readonly Item[], start: number, { vocabulary }: Known): Run {
  const heard = heardFrom(items, start, vocabulary);
  const end = start + heard.length;
  const next = items[end];
  const noun = end > start && next?.gap === "none" && nouns.test(next.said) ? next.said : undefined;
  const after = noun === undefined ? end : end + 1;
  const last = items[end - 1]?.raw ?? "";
  const plural = noun === undefined ? many.test(last) : noun.endsWith("s");
  return {
    words: [...new Set(heard.map(({ word }) => word))],
    direct: [...new Set(heard.flatMap(({ word, direct }) => (direct ? word : [])))],
    end: end > start ? atWorkEnd(items, after) : after,
    noun,
    plural,
  };
}

/** "my 401k at work", "the plan with her employer" */
function atWorkEnd(items: readonly Item[], at: number): number {
  const own = /^(?:my|his|her|their|the)$/.test(items[at + 1]?.said ?? "") ? 1 : 0;
  const isWork =
    /^(?:at|with|from|through)$/.test(items[at]?.said ?? "") &&
    /^(?:work|job|employer|workplace)$/.test(items[at + 1 + own]?.said ?? "");
  return isWork ? at + 2 + own : at;
}

/** Only the first one may say what the account is for. */
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
    one = next?.direct === true ? next : undefined;
  }
  return heard;
}

/** Names a kind of account by a word that means nothing else. */
export const isOutright = ({ direct }: Run): boolean => direct.some((word) => strong.has(word));

const nouns = /^(?:accounts?|plans?)$/;
const many = /^(?:iras|roths|trusts|401ks|brokerages|rollovers|plans|annuities|pensions)$/i;
