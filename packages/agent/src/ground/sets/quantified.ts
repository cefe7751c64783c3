import { kindOf } from "../evidence/mentions.ts";
import { wholeNumber } from "../number-words.ts";
import {
  clauseOf,
  clauseStartOf,
  type MaskedSentence,
  type SetClaim,
  selectedBy,
} from "./clause.ts";
import { type Noun, nounOf, nounWords, tablesNamed } from "./nouns.ts";
import { propertyIn, type RowProperty } from "./properties.ts";
import { countTestOf, quantifiers } from "./quantifiers.ts";
import { listedAndBySecurity, type Row, type Table } from "./tables.ts";

const determiner = "the|its|their|her|his|your|our|these|all";
export const adjectives =
  "monthly|quarterly|weekly|annual|regular|recurring|open|outstanding|overdue|done|finished|completed|pending|past|high-priority|taxable|listed|different|separate|single|individual";

/** "Two of the four accounts", "no position", "all but one of the seven holdings". */
const quantified = new RegExp(
  `(?<![\\w.,$%-])(?<how>${quantifiers})(?<of> of)?(?: (?:${determiner}))?(?: (?<many>\\w+))??(?<adjective>(?: (?:${adjectives}|[\\ue000-\\uf8ff]+))?) (?<noun>${nounWords})(?![\\w-])`,
  "gi",
);

/** Words before a number that then is the size of a named part: "the two accounts", "the last three trades". */
const definite =
  /\b(?:the|these|those|its|their|her|his|your|our|other|of|all|first|last|next|top|largest|biggest|smallest|another|than|over|about|around|nearly|roughly|least|most|to)(?: [\ue000-\uf8ff]+(?:['’]s)?)? $/i;
const passive =
  /\b(?:held|owned|shows? up|appears?|sits?|found|split|spread) (?:in|across|by|over) $/i;

/** "Of the five positions, three are at a loss": the number comes after its set. */
const ofThose = new RegExp(
  `\\bof (?:${determiner}) (?<many>\\w+)(?<adjective>(?: (?:${adjectives}))?) (?<noun>${nounWords}), (?<how>${quantifiers})(?: of them)?(?= (?:are|is|have|has|sits?|show|rose|fell|hold)\\b)`,
  "gi",
);

/** Statements such as "three of the seven holdings are at a loss", over the rows of the results. */
export function quantifiedClaims(sentence: MaskedSentence, tables: readonly Table[]): SetClaim[] {
  const { masked } = sentence;
  return [...masked.matchAll(quantified), ...masked.matchAll(ofThose)].flatMap((found) => {
    const stated = statedIn(found, sentence);
    const isTrue = stated === undefined ? undefined : isTrueOf(stated, sentence, tables);
    if (stated === undefined || isTrue === undefined) return [];
    const { how, end } = stated;
    const passiveAt = passive.exec(masked.slice(0, stated.at))?.index;
    const amounts = amountsIn(sentence, end - stated.clause.length, end);
    const digits = /\d+/.exec(how)?.[0];
    const at = digits === undefined ? (passiveAt ?? stated.at) : stated.at;
    const text = digits ?? sentence.said.slice(at, end).trim();
    const from = sentence.start + at + (digits === undefined ? 0 : how.indexOf(digits));
    return [
      { at: from, text, isTrue, ...(digits !== undefined && { isFigure: true }) },
      ...amounts.map((one) => ({ ...one, isTrue, isFigure: true })),
    ];
  });
}

/** The amounts in the words of the property: "no position is over 20%". */
const amountsIn = ({ said, start }: MaskedSentence, from: number, to: number) =>
  [...said.slice(from, to).matchAll(beyondAmount)].map(({ index, 0: whole, 1: words = "" }) => ({
    ...{ at: start + from + index + words.length, text: whole.slice(words.length).trim() },
  }));
const beyondAmount =
  /(\b(?:over|above|more than|exceed(?:s|ing)?|larger than|bigger than|at least|below|under|less than|smaller than) )(?:\$[\d,]+(?:\.\d+)?|[\d.]+ ?%(?! (?:\w+ )?(?:limit|max|min|cap|ceiling)))/gi;

interface Stated {
  how: string;
  many: string | undefined;
  noun: Noun;
  /** The names and words that choose the rows, and those that state something of them. */
  isChosen: RowProperty;
  own: RowProperty;
  at: number;
  end: number;
  clause: string;
  isPassive: boolean;
}

/** What a statement says; undefined if its words are not all understood. */
function statedIn(found: RegExpExecArray, sentence: MaskedSentence): Stated | undefined {
  const { masked, mentionOf } = sentence;
  const { how = "", of, many, adjective = "", noun: word = "" } = found.groups ?? {};
  const isFirst = found[0].startsWith(how);
  const at = isFirst ? found.index : found.index + found[0].lastIndexOf(how);
  const [lead, end] = [masked.slice(0, found.index), found.index + found[0].length];
  const [noun, clause] = [nounOf(word), clauseOf(masked.slice(end))];
  if (noun === undefined || clause === undefined) return undefined;
  const isPassive = passive.test(lead);
  const words = { how, of, adjective, lead, clause, isPassive, isFirst };
  const parts = partsOf({ ...words, mark: masked[end + clause.length] });
  if (parts === undefined) return undefined;
  const isChosen = propertyIn(parts.before, mentionOf);
  const own = isPassive ? heldBy(sentence, at, clause) : propertyIn(parts.after, mentionOf);
  if (own === undefined || isChosen === undefined) return undefined;
  return { how, many, noun, isChosen, own, at, end: end + clause.length, clause, isPassive };
}

interface Words extends Pick<Stated, "how" | "clause" | "isPassive"> {
  of: string | undefined;
  adjective: string;
  /** The words before the number. */
  lead: string;
  /** What ends the clause. */
  mark: string | undefined;
  /** False for "of the five, three are". */
  isFirst: boolean;
}

/** The words that choose the rows, and those that state something of them; undefined if nothing is stated. */
function partsOf(words: Words): { before: string; after: string } | undefined {
  const { how, of, adjective, lead, clause, mark, isFirst } = words;
  const isBare = clause.trim() === "" && !words.isPassive;
  const isNumber = isFirst && of === undefined && !Number.isNaN(wholeNumber(how));
  if (isNumber && (isOfPart(lead, isBare, mark) || isHeading(lead, how, mark))) return undefined;
  if (isBare && isFirst && of !== undefined) return placedIn(adjective, lead);
  const [where = ""] = restrictor.exec(clause) ?? [];
  const rest = clause.slice(where.length);
  return rest.trim() === ""
    ? { before: "", after: `${adjective}${clause}` }
    : { before: `${adjective}${where}`, after: `${ofEach.exec(lead)?.[0] ?? ""}${rest}` };
}

/** True for a number of some of the rows, of which the words say no more than a name. */
const isOfPart = (lead: string, isBare: boolean, mark: string | undefined): boolean =>
  definite.test(lead) ||
  // In "two holdings, XOM and JNJ, have no basis" the clause goes on behind the names.
  (isBare && (!existing.test(lead) || mark === ","));

/** "3 positions: QQQ ...": the list may be filtered, so its count is checked as a figure. */
const isHeading = (lead: string, how: string, mark: string | undefined): boolean =>
  mark === ":" && /^\d+$/.test(how) && lead.trim() === "";

/** "It is outside its bands in two of five classes": what is stated of a bare number stands before it. */
function placedIn(adjective: string, lead: string) {
  const [after] = placing.exec(lead.slice(clauseStartOf(lead))) ?? [];
  return after === undefined ? undefined : { before: adjective, after };
}
const placing = /\b(?:is|are|was|were|has|have)\b[^,;:.]* in $/i;

/** Words before a number of things of which nothing else is said. */
const existing =
  /^\s*$|\b(?:there|are|is|were|has|have|had|holds?|made|lists?|shows?)(?: (?:only|just|still|now))? $/i;
/** "In the joint account", right after the noun. */
const restrictor =
  /^(?: (?:in|of|from|on|at|by|with) (?:(?:the|its|their|his|her) )*([\ue000-\uf8ff])\1*(?:['’]s)?(?: accounts?)?)+(?= )/;
/** "The basis of all positions", "all prices". */
const ofEach = /\b(?:cost )?basis (?=(?:of|for) $)/i;

/** "VXUS is held in two accounts": the accounts hold the last name before the words. */
function heldBy(
  { mentions, start }: MaskedSentence,
  at: number,
  clause: string,
): RowProperty | undefined {
  const before = mentions.filter((one) => one.end <= start + at && kindOf(one) === "security");
  const [only, ...others] = before;
  if (only === undefined || others.length > 0 || clause.trim() !== "") return undefined;
  return {
    is: ({ holds }) => only.labels.some(({ name }) => holds.has(name)),
    isKnownIn: () => true,
  };
}

/** Whether it is true of one of the tables; undefined if no table says. */
function isTrueOf(
  { how, many, noun, isChosen, own, at, isPassive }: Stated,
  sentence: MaskedSentence,
  tables: readonly Table[],
): boolean | undefined {
  const from = sentence.start + clauseStartOf(sentence.masked.slice(0, at));
  const before = isPassive
    ? []
    : sentence.mentions.filter((one) => one.at >= from && one.end <= sentence.start + at);
  const results = tablesNamed(noun, tables).flatMap((table) => {
    const selected = selectedBy(before, {
      ...table,
      rows: table.rows.filter((row) => isChosen.is(row) === true),
    });
    if (selected === undefined) return [];
    return listedAndBySecurity(selected).flatMap(
      (rows) => quantifierHolds(rows, own, how, many) ?? [],
    );
  });
  return results.length === 0 ? undefined : results.includes(true);
}

const ofEvery = /^(?:all|every|each|both|most)\b/i;

/**
 * Whether the rows satisfy the quantifier ("all", "three of"). For "all" and "most", a row whose
 * property is unknown may be either. Undefined if it cannot be decided.
 */
export function quantifierHolds(
  rows: readonly Row[],
  own: RowProperty,
  how: string,
  many: string | undefined,
): boolean | undefined {
  if (!own.isKnownIn(rows)) return undefined;
  const isNone = rows.length === 0 && ofEvery.test(how);
  const expected = isNone ? undefined : countTestOf(how, many, rows.length);
  if (expected === undefined) return undefined;
  const known = rows.map((row) => own.is(row));
  const [is, unknown] = [true, undefined].map((one) => known.filter((it) => it === one).length);
  if (unknown === rows.length && rows.length > 0) return undefined;
  // A count is one of the rows that say so; all others may be left open.
  if (!ofEvery.test(how)) return expected(is ?? 0);
  const possible = Array.from({ length: (unknown ?? 0) + 1 }, (_, more) => (is ?? 0) + more);
  return possible.some(expected);
}
