import { claims } from "../claims.ts";
import type { Mention } from "../evidence/label.ts";
import { kindOf } from "../evidence/mentions.ts";
import { statesValue } from "../value.ts";
import type { MaskedSentence, SetClaim } from "./clause.ts";
import { nounOf } from "./nouns.ts";
import {
  amountsAtPlace,
  isExtreme,
  largestPattern,
  objectOf,
  type Ranked,
  smallestPattern,
} from "./ranked.ts";
import { byResult } from "./ranked-measures.ts";
import type { Table } from "./tables.ts";

const ranks = ["second", "third", "fourth", "fifth"];
const superlative = new RegExp(
  `(?<!\\b(?:next|one of|among)[- ](?:the |its |their )?)\\b(?:(?<rank>${ranks.join("|")})[- ])?(?<word>${largestPattern}|${smallestPattern})\\b(?<object>(?: (?!is\\b|are\\b|was\\b|being\\b|in\\b|of\\b|by\\b|at\\b|with\\b|among\\b|on\\b|for\\b)[a-z-]+){0,4})`,
  "gi",
);
const name = "([\\ue000-\\uf8ff]+)";
const before = new RegExp(
  `${name}(?:,? (?:which|who))?(?: (?:also|still|now))? (?:is|are|was|were|remains?|has|have|had|shows?|saw|posted|carries|takes?|holds?|ranks?)(?: (?:by far|clearly|still|also|now|currently))* ?(?:(?:the|its|their|his|her|a) )?(?:(?:single|day['’]s|(?:household|family|foundation|client|couple|portfolio|account|fund|trust|group|book)['’]s) |[\\ue000-\\uf8ff]+(?:['’]s)? )?$`,
);
const place = "(?: (?:in|of|by|among|on|for) [^.;:,()]*?)";
const after = new RegExp(
  `^(${place}{0,2})(?:,)?(?: (?:is|are|was|being|goes to|belongs to)|:) (?:the |her |his |their |its )?${name}`,
);
/** "Rosa's IRA gained 3.9%, the best of the three accounts". */
const apposed = /^[^,;:]*[\ue000-\uf8ff][^;:,]*(?:,\d[^;:,]*)*, (?:by far )?(?:the |its |their )$/;
const scope = new RegExp(`^${place}?(?=[.;:,()]| at\\b| with\\b| and\\b| but\\b| while\\b|$)`);
const plain =
  /\b(?:in|of|by|among|on|for|the|its|their|his|her|all|both|these|those|household|portfolio|family|foundation|value|weight|dollars?|terms|percent|percentage|day|quarter|group|list|market|stocks?|two|three|four|five|six|seven|eight|nine|ten|eleven|\d{1,2}|accounts?|holders?|holdings?|positions?|owners?|institutions?|funds?|assets?|size|company|companies|names?|client|couple|us)\b|['’]s?\b/gi;

/** "BND is the largest holding", "the highest market cap is NVIDIA's", "QQQ's biggest holding is NVIDIA". */
export function superlativeClaims(original: MaskedSentence, tables: readonly Table[]): SetClaim[] {
  const sentence = { ...original, masked: withCash(original) };
  const { masked, start, said } = sentence;
  return [...masked.matchAll(superlative)].flatMap((found) => {
    const { rank = "", word = "", object = "" } = found.groups ?? {};
    const [at, end] = [found.index, found.index + found[0].length];
    const read = subjectOf(sentence, at, end);
    const what =
      read &&
      (objectOf(object.trim(), word, `${object}${read.within}`) ?? bestOf(word, read.within));
    if (read === undefined || what === undefined) return [];
    const place = ranks.indexOf(rank.toLowerCase()) + 1;
    const isTrue = isExtreme({ own: read.own, ...what, place }, read.selecting, tables);
    const text = said.slice(read.from, read.to).trim();
    return isTrue === undefined ? [] : [{ at: start + read.from, text, isTrue }];
  });
}

/** "The best of the three accounts" ranks by what they gained. */
function bestOf(word: string, within: string): Ranked | undefined {
  const [, noun = ""] =
    /^ (?:of|among) (?:the |all |their |its )*(?:[a-z]+ )?([a-z]+)$/.exec(within) ?? [];
  const named = nounOf(noun);
  return named !== undefined && /^(?:best|worst)$/i.test(word)
    ? { rankings: byResult, isLeast: /^worst$/i.test(word), noun: named }
    : undefined;
}

const ranked = new RegExp(`\\b(?:${largestPattern}|${smallestPattern}) ([\\ue000-\\uf8ff]+)`, "gi");

/** "The most cash" ranks by cash, which is also the name of a class. */
const withCash = ({ masked, said, mentionOf }: MaskedSentence): string =>
  masked.replace(ranked, (words, letters: string, at: number) => {
    const from = at + words.length - letters.length;
    const isCash = mentionOf(letters.charAt(0))?.labels.some(({ name }) => name === "class cash");
    return isCash === true
      ? words.slice(0, -letters.length) + said.slice(from, from + letters.length)
      : words;
  });

/** What the words rank, and where; undefined if they are not all understood. */
function subjectOf(sentence: MaskedSentence, at: number, end: number) {
  const { masked, mentionOf } = sentence;
  const [lead, rest] = [masked.slice(0, at), masked.slice(end)];
  const placed = placeOf(lead, rest);
  const own = mentionOf(placed.letter);
  const { within } = placed;
  const left = within.replace(/[\ue000-\uf8ff]/g, "").replace(plain, "");
  if (own === undefined || left.trim() !== "") return undefined;
  const about = new Set([...lead, ...within].flatMap((letter) => mentionOf(letter) ?? []));
  const selecting = [...about].filter((one) => one !== own && isScope(one, own, within, sentence));
  const from = at - placed.before;
  const to = placed.behind === 0 ? end : end + placed.behind - own.end + own.at;
  return { own, within, selecting, from, to };
}

/** The name that is ranked, the words for where, and how far the statement reaches. */
function placeOf(lead: string, rest: string) {
  const within = scope.exec(rest)?.[0] ?? rest;
  const first = before.exec(lead);
  if (first !== null)
    return {
      ...{ letter: (first[1] ?? "").charAt(0), within, behind: 0 },
      before: first[0].length - first[0].search(/ /) - 1,
    };
  const next = after.exec(rest);
  if (next === null && apposed.test(lead))
    return { letter: /[\ue000-\uf8ff]/.exec(lead)?.[0] ?? "", within, before: 0, behind: 0 };
  return {
    ...{ letter: (next?.[2] ?? "").charAt(0), within: next?.[1] ?? "" },
    ...{ before: 0, behind: next?.[0].length ?? 0 },
  };
}

/** A name that says where the words look: an account, a class, or the fund right before them. */
function isScope(
  one: Mention,
  own: Mention,
  within: string,
  { start, masked, said }: MaskedSentence,
): boolean {
  const isInside = within !== "" && masked.indexOf(within) + start <= one.at;
  const isOwner =
    /['’]s?$/.test(said.slice(one.at - start, one.end - start)) ||
    /^['’]/.test(said.slice(one.end - start));
  return kindOf(one) !== kindOf(own) || isInside || isOwner;
}

const ofAmount = new RegExp(
  `^(${place}{0,2})(?: (?:is|was|being)(?: worth)?|:)(?: (?:about|roughly|nearly|around))? (?=\\$)`,
);
const ofName = /^ (?:of|in|from|for) (?:the )?([\ue000-\uf8ff])/;

/** "The largest purchase was $148,960 of MUB": the amount is that of the row in its place. */
export function valuedSuperlativeClaims(
  { masked, said, start, mentionOf }: MaskedSentence,
  tables: readonly Table[],
): SetClaim[] {
  return [...masked.matchAll(superlative)].flatMap((found) => {
    const { rank = "", word = "", object = "" } = found.groups ?? {};
    const end = found.index + found[0].length;
    const [words, within = ""] = ofAmount.exec(masked.slice(end)) ?? [];
    const what = objectOf(object.trim(), word, object);
    const claim = claims(said).find(({ at }) => at === end + (words?.length ?? 0));
    if (words === undefined || what === undefined || claim === undefined) return [];
    if (within.replace(plain, "").trim() !== "" || masked.slice(0, found.index).search(named) >= 0)
      return [];
    const letter = ofName.exec(masked.slice(claim.at + claim.text.length))?.[1];
    const amounts = amountsAtPlace(
      { ...what, place: ranks.indexOf(rank.toLowerCase()) + 1 },
      mentionOf(letter ?? ""),
      tables,
    );
    if (amounts.length === 0) return [];
    const isTrue = amounts.some((amount) => amount.gt(0) && statesValue(claim, amount));
    return [{ at: start + claim.at, text: claim.text, isTrue, isFigure: true }];
  });
}
const named = /[\ue000-\uf8ff]/;
