import { type Decimal, sum } from "@advisor/domain/decimal";
import type { Evidence } from "../evidence/cell.ts";
import type { Label, Mention } from "../evidence/label.ts";
import { kindOf } from "../evidence/mentions.ts";
import { worthOf } from "../named-values.ts";
import { timeframesIn } from "../rows/stated-row.ts";
import type { MaskedSentence, SetClaim } from "./clause.ts";
import { byExpense, byResult, bySize, type Ranking, rankingsOf } from "./ranked-measures.ts";
import { isRowNamed, listedAndBySecurity, type Table } from "./tables.ts";

const adverbs = "(?: (?:together|combined|both|still|now|[a-z]+ly|much|far|a (?:bit|little)))*";
const more = "more|larger|bigger|greater|higher|heavier|further|better";
const name = "([\\ue000-\\uf8ff]+)";
const verbs =
  "did|is|are|was|were|remains?|has|have|had|holds?|carries|shows?|gained|rose|returned|grew|climbed|lost|fell|dropped|slipped|declined|costs?";
const than = new RegExp(
  `\\b(${verbs})(${adverbs})(?: worth)?(?: an?)? (?:(${more})|less|smaller|lower|worse|cheaper)(?: (?:valuable|(expensive)))?((?: [a-z\\ue000-\\uf8ff]+){0,3}?)(?: in (?:dollars|percent))? than (?:(?:the|his|her|its|their|all|that of|those of) ){0,2}${name}`,
  "gi",
);
const moreOf = new RegExp(
  `\\b(more|fewer|less) ${name} than ${name}( shares| units)?(?![\\w-])`,
  "gi",
);
const denied = /\b(?:not?|n['’]t|never|if|would|once|until|neither|nor)\b/i;
const together = /\b(?:together|combined)\b/i;
const clause = /[;:]|,\s|\b(?:while|but|whereas|because|although|and)\b(?=[^;:,]*$)/gi;

/**
 * "The joint account is larger than the IRA", "her two IRAs together are worth more than the 401(k)", "QQQ gained
 * more than MSFT", "Microsoft's market cap is larger than Apple's".
 */
export function comparisonClaims(
  sentence: MaskedSentence,
  tables: readonly Table[],
  evidence: Evidence,
): SetClaim[] {
  const { masked, said, start, mentions, mentionOf } = sentence;
  return [...masked.matchAll(than)].flatMap((found) => {
    const [words, verb = "", adverb = "", isMore, , object = "", letter = ""] = found;
    const [at, lead] = [start + found.index, masked.slice(0, found.index)];
    const second = mentionOf(letter[0] ?? "");
    if (second === undefined || denied.test(lead)) return [];
    const before = mentions.filter((one) => one.end <= at);
    const named = namesCompared(`${lead} ${adverb}`, start, before, kindOf(second));
    const rest = masked.slice(found.index + words.length);
    const how = comparedBy(
      `${words}${inUnit.exec(rest)?.[0] ?? ""}`,
      verb,
      plainObject(words, object, said.slice(found.index)),
      lead,
    );
    if (how === undefined) return [];
    const isGreater = (isMore !== undefined) !== how.isTurned;
    const isTrue = how.rankings.includes(bySize)
      ? (isLarger(named, second, isGreater, evidence) ??
        isRankedAbove(named, second, isGreater, how.rankings, tables))
      : isRankedAbove(named, second, isGreater, how.rankings, inTimeframe(said, tables));
    const end = found.index + words.length - (second.end - second.at);
    return isTrue === undefined ? [] : [{ at, text: said.slice(found.index, end).trim(), isTrue }];
  });
}

/** The returns of another timeframe than the one that the sentence names say nothing about it. */
function inTimeframe(said: string, tables: readonly Table[]): readonly Table[] {
  const [only, ...others] = timeframesIn(said);
  return only === undefined || others.length > 0
    ? tables
    : tables.filter(
        ({ kind, rows }) =>
          kind !== "return" || rows.every(({ record }) => record.timeframe === only),
      );
}

/** The words of the object as they were written: names of measures may be names of classes, too. */
const plainObject = (words: string, object: string, said: string): string => {
  const at = words.lastIndexOf(`${object} `);
  return object === "" ? "" : said.slice(at, at + object.length).trim();
};

const inUnit = /^ in (?:dollars?|percent|percentage)\b/i;
/** "They own more Apple than Microsoft shares". */
export function moreOfClaims(sentence: MaskedSentence, tables: readonly Table[]): SetClaim[] {
  const { masked, said, start, mentionOf } = sentence;
  return [...masked.matchAll(moreOf)].flatMap((found) => {
    const [words, more = "", first = "", second = "", units] = found;
    const [a, b] = [first, second].map((letters) => mentionOf(letters[0] ?? ""));
    const rankings = units === undefined ? [bySize] : (rankingsOf("shares")?.rankings ?? []);
    if (a === undefined || b === undefined || denied.test(masked.slice(0, found.index))) return [];
    const isTrue = isRankedAbove([a], b, /^more$/i.test(more), rankings, tables);
    const text = said.slice(found.index, found.index + words.length);
    return isTrue === undefined ? [] : [{ at: start + found.index, text, isTrue }];
  });
}

const losing = /^(?:lost|fell|dropped|slipped|declined)$/i;
const gaining = /^(?:did|gained|rose|returned|grew|climbed)$/i;
/** The measure between the name and the verb: "Apple's market cap is". */
const ofName = /[\ue000-\uf8ff](?:['’]s?)? ((?!together|combined|both|alone)(?:[a-z]+ ?){1,3}) $/i;

/** What the words compare; `isTurned` if more of it is a lower figure. Undefined if they are not understood. */
function comparedBy(
  words: string,
  verb: string,
  object: string,
  lead: string,
): { rankings: readonly Ranking[]; isTurned: boolean } | undefined {
  if (losing.test(verb) || gaining.test(verb))
    return { rankings: resultIn(words), isTurned: losing.test(verb) };
  if (/\bcheaper\b|\bexpensive\b/i.test(words) || /^costs?$/i.test(verb))
    return { rankings: byExpense, isTurned: false };
  const said = object || (ofName.exec(lead)?.[1] ?? "").trim();
  if (said === "") return /^(?:has|have|had|shows?|carries)$/i.test(verb) ? undefined : ofSize;
  const measure = rankingsOf(said);
  return measure && { rankings: measure.rankings, isTurned: measure.isLoss };
}
const resultIn = (words: string): readonly Ranking[] => {
  const unit = / in (dollar|percent)/i.exec(words)?.[1]?.toLowerCase();
  return unit === undefined
    ? byResult
    : (rankingsOf(unit === "dollar" ? "dollar gain" : "percentage gain")?.rankings ?? []);
};
const ofSize = { rankings: [bySize], isTurned: false };

/** Whether the results say that the named things are worth more, or less. */
function isLarger(
  named: readonly Mention[],
  second: Mention,
  isGreater: boolean,
  evidence: Evidence,
): boolean | undefined {
  const [own, other] = [worthTogether(named, evidence), worthOf(second, evidence)];
  if (own === undefined || other === undefined) return undefined;
  return isGreater ? own.gt(other) : own.lt(other);
}

/** The same by the rows of one table, in any reading of the measure. */
function isRankedAbove(
  named: readonly Mention[],
  second: Mention,
  isGreater: boolean,
  rankings: readonly Ranking[],
  tables: readonly Table[],
): boolean | undefined {
  const [first, ...others] = named;
  if (first === undefined || others.length > 0) return undefined;
  const results = tables.flatMap((table) =>
    listedAndBySecurity(table).flatMap((rows) =>
      rankings.flatMap((ranking) => {
        const valuesOf = (mention: Mention) =>
          rows.flatMap((row) => (isRowNamed(row, mention) ? (ranking(row) ?? []) : []));
        const [[a], [b]] = [valuesOf(first), valuesOf(second)];
        return a === undefined || b === undefined ? [] : isGreater ? a > b : a < b;
      }),
    ),
  );
  return results.length === 0 ? undefined : results.includes(true);
}

/**
 * The names before the comparison: all of one kind where the words add them up, or else the last in
 * its clause. Names of two kinds ("Apple in the IRA") are about a part of each.
 */
function namesCompared(
  words: string,
  start: number,
  before: readonly Mention[],
  kind: Label["kind"],
): readonly Mention[] {
  if (together.test(words)) return before.filter((one) => kindOf(one) === kind);
  const from = [...words.matchAll(clause)].at(-1)?.index ?? 0;
  const own = before.filter(({ at }) => at >= start + from);
  return own.every((one) => kindOf(one) === kind) ? own.slice(-1) : [];
}

function worthTogether(mentions: readonly Mention[], evidence: Evidence): Decimal | undefined {
  const all = mentions.map((one) => worthOf(one, evidence));
  const known = all.filter((one) => one !== undefined);
  return known.length === 0 || known.length < all.length ? undefined : sum(known);
}
