import type { Mention } from "../evidence/label.ts";
import { kindOf } from "../evidence/mentions.ts";
import { clauseOf, type MaskedSentence, type SetClaim, selectedBy } from "./clause.ts";
import { type Noun, nounOf, nounWords, tablesNamed } from "./nouns.ts";
import { propertyIn, type RowProperty } from "./properties.ts";
import { adjectives, quantifierHolds } from "./quantified.ts";
import { listedAndBySecurity, type Row, type Table } from "./tables.ts";

const onlyOne = new RegExp(
  `\\bthe only(?<adjective>(?: (?:${adjectives}))?) (?<noun>${nounWords}) (?:is|was)\\b`,
  "gi",
);

/** "The only open task is ...": there is one. */
export function onlyOneClaims(sentence: MaskedSentence, tables: readonly Table[]): SetClaim[] {
  return [...sentence.masked.matchAll(onlyOne)].flatMap((found) => {
    const { adjective = "", noun = "" } = found.groups ?? {};
    const own = propertyIn(adjective, sentence.mentionOf);
    const named = nounOf(noun);
    if (own === undefined || named === undefined || found.index === undefined) return [];
    const before = sentence.mentions.filter(({ end }) => end <= sentence.start + found.index);
    const results = tablesNamed(named, tables).flatMap((table) => {
      const selected = selectedBy(before, table);
      return selected === undefined
        ? []
        : listedAndBySecurity(selected).flatMap(
            (rows) => quantifierHolds(rows, own, "one", undefined) ?? [],
          );
    });
    const text = sentence.said.slice(found.index, found.index + found[0].length);
    return results.length === 0
      ? []
      : [{ at: sentence.start + found.index, text, isTrue: results.includes(true) }];
  });
}

const only =
  /\b(?:the )?only (?:(?:(?:asset )?(?:class|account|position|holding|issuer|sector|stock|fund)|one|name)(?: of (?:the|these|those|all|its|their)(?: [a-z]+)?(?: (?:accounts|positions|holdings|classes|stocks|funds|names))?)? )?/gi;

/** "Only BND is at a loss", "Exxon is the only issuer over its limit". */
export function onlyClaims(sentence: MaskedSentence, tables: readonly Table[]): SetClaim[] {
  // "Of the five US stocks only NVIDIA rose" is about some of the rows.
  if (ofSome.test(sentence.masked)) return [];
  return [...sentence.masked.matchAll(only)].flatMap((found) => {
    const { 0: words, index } = found;
    const [, word] = afterOnly.exec(words) ?? [];
    const noun = nounOf(word ?? "");
    const isBehind = word === undefined;
    const mention = onlyOf(sentence, index, index + words.length, isBehind);
    if (mention === undefined) return [];
    const from = isBehind ? mention.end - sentence.start : index + words.length;
    const clause = clauseOf(sentence.masked.slice(from).replace(/^with /, "has  ")) ?? "";
    const own = statedIn(clause, sentence);
    if (own === undefined) return [];
    const kinds = noun?.kinds ?? kindsNamed[kindOf(mention)] ?? [];
    const isTrue = isOnlyOne({ kinds }, mention.labels, own, tables);
    const text = sentence.said.slice(index, from + clause.length).trim();
    return isTrue === undefined ? [] : [{ at: sentence.start + index, text, isTrue }];
  });
}

const ofSome =
  /\b(?:of|among) (?:the|these|those|its|their|his|her) \w+ (?:[\w-]+|[\ue000-\uf8ff]+) \w+,? only\b/i;

/** The noun right after "only"; none if a name follows. */
const afterOnly = /only (?:asset )?([a-z]+)/i;

const statedIn = (clause: string, { mentionOf }: MaskedSentence): RowProperty | undefined =>
  clause.trim() === "" ? undefined : propertyIn(clause, mentionOf);

/** The name before "is the only class", or the one after "only". */
function onlyOf(
  sentence: MaskedSentence,
  at: number,
  end: number,
  isBehind: boolean,
): Mention | undefined {
  const { mentions, start } = sentence;
  const found = isBehind
    ? mentions.find((one) => one.at === start + end)
    : mentions.findLast((one) => one.end <= start + at && isLinked(sentence, one.end, at));
  return found === undefined || kindOf(found) === "other" ? undefined : found;
}

const isLinked = ({ masked, start }: MaskedSentence, end: number, at: number): boolean =>
  /^\s(?:is|was|remains) $/.test(masked.slice(end - start, at));

const kindsNamed: Readonly<Record<string, Noun["kinds"]>> = {
  ...{
    security: ["position", "quote", "issuer"],
    account: ["account"],
    class: ["class", "sector"],
  },
};

function isOnlyOne(
  noun: Noun,
  labels: Row["labels"],
  own: RowProperty,
  tables: readonly Table[],
): boolean | undefined {
  const isNamed = (row: Row) =>
    labels.some(({ name }) => row.labels.some((one) => one.name === name));
  const results = tablesNamed(noun, tables).flatMap((table) => {
    if (!table.rows.some(isNamed) || table.rows.length < 2) return [];
    return listedAndBySecurity(table).flatMap((rows) => {
      const known = rows.filter((row) => own.is(row) !== undefined);
      if (known.length === 0) return [];
      const there = known.filter((row) => own.is(row) === true);
      return there.length > 0 && there.every(isNamed);
    });
  });
  return results.length === 0 ? undefined : results.includes(true);
}
