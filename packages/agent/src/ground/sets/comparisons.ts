import { type Decimal, sum } from "@advisor/domain/decimal";
import type { Evidence } from "../evidence/cell.ts";
import type { Label, Mention } from "../evidence/label.ts";
import { worthOf } from "../named-values.ts";
import type { Sentence } from "../sentences.ts";
import { kindOf } from "../subject.ts";
import type { SetClaim } from "./member.ts";

const larger = "more|larger|bigger|greater";
const than = new RegExp(
  `\\b(?:is|are|was|were|remains?)((?: (?:together|combined|both|still|now|[a-z]+ly|much|far|a (?:bit|little)))*)(?: worth)? (?:(${larger})|less|smaller)(?: valuable)? than (?:(?:the|his|her|its|their|all) )?`,
  "gi",
);
const denied = /\b(?:not?|n['’]t|never|if|would|once|until|neither|nor)\b/i;
const together = /\b(?:together|combined)\b/i;
const clause = /[;:]|,\s|\b(?:while|but|whereas|because|although|and)\b(?=[^;:,]*$)/gi;

/** "The joint account is larger than the IRA", "her two IRAs together are worth more than the 401(k)". */
export function comparisonClaims(
  { said, start, mentions }: Sentence,
  evidence: Evidence,
): SetClaim[] {
  return [...said.matchAll(than)].flatMap((found) => {
    const [words, adverbs = "", isMore] = found;
    const [at, to] = [start + found.index, start + found.index + words.length];
    const lead = said.slice(0, found.index);
    const second = mentions.find((one) => one.at >= to && one.at - to < 2);
    if (second === undefined || denied.test(lead)) return [];
    const before = mentions.filter((one) => one.at >= start && one.end <= at);
    const named = namesCompared(`${lead} ${adverbs}`, start, before, kindOf(second));
    const own = worthTogether(named, evidence);
    const other = worthOf(second, evidence);
    if (own === undefined || other === undefined) return [];
    return [
      { at, text: words.trim(), isTrue: isMore === undefined ? own.lt(other) : own.gt(other) },
    ];
  });
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
