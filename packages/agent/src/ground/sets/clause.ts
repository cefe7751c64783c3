import type { Mention } from "../evidence/label.ts";
import { kindOf } from "../evidence/mentions.ts";
import type { Sentence } from "../sentences.ts";
import { isRowNamed, type Row, type Table } from "./tables.ts";

/** A statement about how many members of a set, or which of them, have a property. */
export interface SetClaim {
  at: number;
  text: string;
  isTrue: boolean;
  /** True when the text is a figure; this check then decides whether it is supported. */
  isFigure?: boolean;
}

const firstLetter = 0xe000;

/** A sentence in which each name is replaced by a letter of its own, as often as it has letters. */
export interface MaskedSentence extends Sentence {
  masked: string;
  mentionOf: (letter: string) => Mention | undefined;
}

export function maskedSentence(sentence: Sentence): MaskedSentence {
  const { start } = sentence;
  const mentions = withPronouns(sentence, start).filter((one) => kindOf(one) !== "need");
  const masked = mentions.reduce(
    (text, { at, end }, index) =>
      text.slice(0, at - start) +
      String.fromCharCode(firstLetter + index).repeat(end - at) +
      text.slice(end - start),
    sentence.said,
  );
  return {
    ...sentence,
    masked,
    mentionOf: (letter) => mentions[letter.charCodeAt(0) - firstLetter],
  };
}

const pronoun =
  /(?:^|[,;] |\b(?:and|but|while|though|because) )(it)(?= (?:also |still |now )?(?:is|was|has|had|shows?|remains?|holds?)\b)/gi;
const things = new Set(["security", "account", "class"]);

/** "Home Depot is the smallest holding, and it also has the smallest gain": the one thing before it. */
function withPronouns({ said, mentions }: Sentence, start: number): Mention[] {
  const found = [...said.matchAll(pronoun)].flatMap(({ 0: words, 1: it = "", index }) => {
    const at = start + index + words.length - it.length;
    const before = mentions.filter((one) => one.end <= at && things.has(kindOf(one)));
    const [one] = before;
    const names = new Set(before.map(({ labels }) => labels.map(({ name }) => name).join("|")));
    return one === undefined || names.size > 1 ? [] : [{ ...one, at, end: at + it.length }];
  });
  return [...mentions, ...found].toSorted((a, b) => a.at - b.at);
}

const clauseEnd =
  /[;:(—–|*\n]|,(?!\d)|\.(?!\d)|\b(?:while|but|because|although|though|whereas|so|and|or|plus|with)\b/;
const listing = /^(?:and|or|,|with)\s+(?:(?:the|in|of|from|its|their|both)\s+)*[\ue000-\uf8ff]/;

/** The words up to the end of their clause; undefined if a list of names goes on behind it. */
export function clauseOf(words: string): string | undefined {
  const at = words.search(clauseEnd);
  if (at === -1) return words;
  return listing.test(words.slice(at)) && /[\ue000-\uf8ff]/.test(words.slice(0, at))
    ? undefined
    : words.slice(0, at);
}

const clauseStart =
  /[;:—–]|,?\s\b(?:while|but|because|although|though|whereas|and)\b(?!.*\b(?:while|but|because|although|though|whereas|and)\b)/g;

/** Where the clause begins that contains a position. */
export const clauseStartOf = (words: string): number => {
  const last = [...words.matchAll(clauseStart)].at(-1);
  return last === undefined ? 0 : last.index + last[0].length;
};

/**
 * The rows of a table that the names before a statement select: "in the joint account", "QQQ's". Undefined if a
 * name there says nothing of the rows.
 */
export function selectedBy(mentions: readonly Mention[], table: Table): Table | undefined {
  let rows: readonly Row[] = table.rows;
  for (const mention of mentions) {
    if (table.fund !== undefined && mention.labels.some(({ name }) => name === table.fund))
      continue;
    const own = rows.filter((row) => isRowNamed(row, mention));
    // The owners of a company are all its own.
    if ((kindOf(mention) === "other" || table.kind === "owner") && own.length === 0) continue;
    if (own.length === 0) return undefined;
    rows = own;
  }
  return { ...table, rows };
}
