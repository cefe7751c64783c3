import { decimal } from "@advisor/domain/decimal";
import type { Mention } from "../evidence/label.ts";
import { kindOf } from "../evidence/mentions.ts";
import { wholeNumber } from "../number-words.ts";
import { isAnyNamed } from "../rows/named-rows.ts";
import { countPattern } from "../sets/quantifiers.ts";
import { valueFields, weightFields } from "../sets/row-facts.ts";
import type { StatedClaim } from "../stated-claim.ts";
import type { Line, List } from "./lists.ts";
import { traitsIn } from "./traits.ts";

/** Things that words describe, each with its lines in one list. */
export interface LineSet {
  things: readonly (readonly Line[])[];
  list: List;
  /** True if the words describe them as several things, of which a figure is the sum. */
  isPlural: boolean;
}

const top = new RegExp(
  `\\b(?:(?:top|largest|biggest|first) (${countPattern})|(${countPattern}) (?:largest|biggest|top))\\b`,
  "i",
);
const plural = new RegExp(
  `(?:\\b(?:the|these|those|both|all|its|their|his|her|of) |['’]s? )+(?:${countPattern})\\b|\\b(?:withdrawals|deposits|payments|purchases|sales)\\b|\\b(?:both|all) (?:of )?(?:the|its|their|these|those|his|her|[a-z]+s)\\b`,
  "i",
);

/** "The expense ratios differ by 0.17 points": of a list of two. */
const differing = /\bdiffer(?:s|ence)?\b/i;

/** The words of a claim that may describe what it is about: its clause, and those behind it. */
export const clauseBefore = ({ said, claim, offset }: StatedClaim): string => {
  const words = said.slice(0, claim.at - offset);
  return words.slice(words.search(/[^;:]*$/));
};

/** The sets of lines that a figure may be about: by a trait, by their rank, or by their names. */
export function describedSets(one: StatedClaim, lists: readonly List[]): LineSet[] {
  const before = clauseBefore(one);
  const words = `${before} ${one.after}`;
  const [, first, second] = top.exec(before) ?? [];
  const size = first ?? second;
  const isPlural = size !== undefined || plural.test(before);
  return lists.flatMap((list) => {
    const placed = within(list, one.about);
    if (placed === undefined) return [];
    const traits = traitsIn(words, list);
    const chosen = placed.filter((line) => traits.every((has) => has(line)));
    const lines = size === undefined ? chosen : largest(chosen, wholeNumber(size));
    const isPair = lines.length === 2 && one.about.length === 0 && differing.test(words);
    const isDescribed = traits.length > 0 || size !== undefined || isPlural || isPair;
    return isDescribed && lines.length > 1
      ? [{ things: lines.map((line) => [line]), list, isPlural }]
      : [];
  });
}

/** The lines that have one of the names of each kind; undefined if no line has any name of a kind. */
function within({ lines, around }: List, named: readonly Mention[]): readonly Line[] | undefined {
  let rest: readonly Line[] = lines;
  for (const [kind, mentions] of Map.groupBy(named, kindOf)) {
    const isKnown = rest.some(({ labels }) => labels.some((label) => label.kind === kind));
    if (!isKnown || isAnyNamed(around, mentions)) continue;
    rest = rest.filter(({ labels }) => isAnyNamed(labels, mentions));
    if (rest.length === 0) return undefined;
  }
  return rest;
}

function largest(lines: readonly Line[], size: number): readonly Line[] {
  const field = [...weightFields, ...valueFields, "shares"].find((one) =>
    lines.every(({ cells }) => cells.has(one)),
  );
  if (field === undefined) return [];
  return lines
    .toSorted((a, b) =>
      decimal(b.cells.get(field)?.value ?? 0).gt(a.cells.get(field)?.value ?? 0) ? 1 : -1,
    )
    .slice(0, size);
}

/** Words for the things that the sentence before names. */
const referring =
  /\b(?:they|them|their|these|those|both|together|combined|the (?:two|three|four|five|pair|trio))\b/i;

/** The lines of the things of one kind that a figure may be about, one for each. */
export function namedSets(one: StatedClaim, lists: readonly List[]): LineSet[] {
  const { about, sentence, earlier, claim, said } = one;
  const before = sentence.filter(({ end }) => end <= claim.at);
  const isOfEarlier = before.every((other) => kindOf(other) === "other") && referring.test(said);
  const groups = [about, before, before.slice(-2), sentence, ...(isOfEarlier ? [earlier] : [])]
    .flatMap((all) => [...Map.groupBy(all, kindOf).values()])
    .map((all) => subjectFirst(distinct(all.toSorted((a, b) => a.at - b.at)), one))
    .filter(({ length }) => length > 1);
  return groups.flatMap((mentions) =>
    lists.flatMap((list) => {
      const things = mentions.map((mention) =>
        list.lines.filter(({ labels }) => isAnyNamed(labels, [mention])),
      );
      return things.every(({ length }) => length > 0) ? [{ things, list, isPlural: false }] : [];
    }),
  );
}

/** Each thing once, where it is named last. */
const distinct = (mentions: readonly Mention[]): Mention[] =>
  [
    ...new Map(
      mentions.map((one) => [one.labels.map(({ name }) => name).join("|"), one] as const),
    ).values(),
  ].toSorted((a, b) => a.at - b.at);

/** "MSFT trades at 34, and NVDA's multiple is 5 higher": of two things, the one in the clause is compared. */
function subjectFirst(mentions: Mention[], { said, offset, claim }: StatedClaim): Mention[] {
  const [first, second, ...others] = mentions;
  if (first === undefined || second === undefined || others.length > 0) return mentions;
  const words = said.slice(0, claim.at - offset);
  const clause = [...words.matchAll(/[,;:]\s|\b(?:and|but|while|whereas)\s/g)].at(-1)?.index ?? 0;
  const isSecond = first.at - offset < clause && second.at - offset >= clause;
  return isSecond && second.end <= claim.at ? [second, first] : mentions;
}
