import type { Cell, Evidence } from "../evidence/cell.ts";
import type { Mention } from "../evidence/label.ts";
import type { CheckedClaim } from "../proof.ts";
import { type Sentence, sentences } from "../sentences.ts";
import { kindOf } from "../subject.ts";
import { comparisonClaims } from "./comparisons.ts";
import {
  bestDayClaims,
  largestMembersClaims,
  largestNamedClaims,
  superlativeClaims,
} from "./extremes.ts";
import {
  allGainOrLossClaims,
  bandStatusClaims,
  noneBeyondLimitClaims,
  onlyClassClaims,
} from "./limits.ts";
import { listedRows } from "./listed-rows.ts";
import type { Member, SetClaim } from "./member.ts";
import { type CountableSets, countableSets, isMemberNamed } from "./members.ts";
import { countTestOf, quantifiers } from "./quantifiers.ts";
import { monthlyClaims, rowCountClaims } from "./row-counts.ts";
import { titledRowClaims } from "./titled-rows.ts";

/**
 * Checks statements about a whole set against the rows of the results: "only one of the four
 * accounts holds VXUS", "no account holds less than $5", "the smallest position is MSFT". Checks
 * nothing unless the results have all rows.
 */
export function setClaims(
  text: string,
  evidence: Evidence,
  sentenceAt: (at: number) => Sentence,
): (CheckedClaim & Pick<SetClaim, "isFigure">)[] {
  if (isCut(evidence.cells)) return [];
  const sets = countableSets(evidence.cells);
  const rows = listedRows(evidence.cells);
  return sentences(text)
    .map(({ start }) => sentenceAt(start))
    .flatMap((sentence) => [
      ...readers.flatMap((read) => read(sentence, sets)),
      ...comparisonClaims(sentence, evidence),
      ...rowReaders.flatMap((read) => read(sentence, rows)),
    ])
    .map(({ at, text: words, isTrue, isFigure }) => ({
      ...{ at, text: words, ...(isFigure && { isFigure }) },
      support: isTrue ? { by: "calculation" as const } : undefined,
    }));
}

/** True if a result shortened its list for the model, so that rows are missing. */
const isCut = (cells: readonly Cell[]): boolean =>
  cells.some(({ field, value }) => /_left_out$/.test(field) && Number(value) > 0);

const inside = ({ said, start }: Sentence, from: number, to = said.length) => ({
  from: start + from,
  to: start + to,
});

/** "Two of the four accounts hold Microsoft", "no account holds less than $5". */
const accountsThat = new RegExp(
  `\\b(${quantifiers})(?: of (?:the|its|their|her|his|your|our|these))?(?: (\\w+))? accounts?\\b (?:(?:currently|still|also|now) )?(?:holds?|owns?|contains?|ha(?:s|ve)|(?:is|are) worth) ((?:[^.;:,]|,(?=\\d))*)`,
  "gi",
);

function readAccountsThat(sentence: Sentence, { accounts }: CountableSets): SetClaim[] {
  return [...sentence.said.matchAll(accountsThat)].flatMap((found) => {
    const [whole, words = "", many, rest = ""] = found;
    const expected = countTestOf(words, many, accounts.length);
    const { from, to } = inside(sentence, found.index, found.index + whole.length);
    const things = sentence.mentions.filter((one) => one.at > from && one.at < to);
    const is = isWorth(rest) ?? holds(things);
    if (expected === undefined || is === undefined) return [];
    return { at: from, text: whole.trim(), isTrue: expected(accounts.filter(is).length) };
  });
}

/** "Less than $100,000". */
function isWorth(words: string): ((member: Member) => boolean) | undefined {
  const found = /^(?:assets worth )?(less|more|under|over|below|above)(?: than)? \$([\d,]+)$/i.exec(
    words.trim(),
  );
  if (found === null) return undefined;
  const amount = Number(found[2]?.replaceAll(",", ""));
  const isLess = /^(?:less|under|below)$/i.test(found[1] ?? "");
  return ({ value = 0 }) => (isLess ? value < amount : value > amount);
}

function holds(things: readonly Mention[]): ((member: Member) => boolean) | undefined {
  const [only, ...others] = things.filter((one) => kindOf(one) === "security");
  if (only === undefined || others.length > 0) return undefined;
  return (member) => isMemberNamed(member, only);
}

/** "VXUS is held in three of the four accounts", "VTI shows up in two places". */
const heldIn = new RegExp(
  `\\b(?:held|owned|shows? up|appears?|sits?|found|split) (?:in|across|by) (${quantifiers})(?: of (?:the|its|their|her|his|your|our))?(?: (\\w+))? (?:different |separate )?(?:accounts?|places)\\b`,
  "gi",
);

function readHeldIn(sentence: Sentence, { accounts }: CountableSets): SetClaim[] {
  return [...sentence.said.matchAll(heldIn)].flatMap((found) => {
    const [whole, words = "", many] = found;
    const { from } = inside(sentence, found.index);
    const before = sentence.mentions.filter(({ end }) => end <= from);
    const is = holds(before);
    const expected = countTestOf(words, many, accounts.length);
    if (is === undefined || expected === undefined) return [];
    return { at: from, text: whole, isTrue: expected(accounts.filter(is).length) };
  });
}

const rowReaders = [rowCountClaims, monthlyClaims, titledRowClaims];

const readers: readonly ((sentence: Sentence, sets: CountableSets) => SetClaim[])[] = [
  ...[readAccountsThat, readHeldIn, onlyClassClaims, bandStatusClaims],
  ...[superlativeClaims, largestMembersClaims, largestNamedClaims, bestDayClaims],
  ...[noneBeyondLimitClaims, allGainOrLossClaims],
];
