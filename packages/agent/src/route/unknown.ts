import { everydayWords } from "./everyday.ts";
import { isCommon } from "./household.ts";
import type { Item } from "./item.ts";
import { isKnown } from "./likeness/likeness.ts";
import { read } from "./read.ts";
import type { Intent, RoutedPart, Surroundings } from "./routed.ts";

/**
 * The parts, where one would be answered of everything though its words name what nobody here knows, asked back for it:
 * "what are we up on nivdai", "cash in the chlrdens trust".
 */
export function withoutUnknown(
  parts: readonly RoutedPart[],
  message: string,
  given: Surroundings,
): readonly RoutedPart[] {
  const strange = (message.match(/\p{L}{4,}/gu) ?? []).some((word) =>
    isStrange(word.toLowerCase()),
  );
  if (!strange) return parts;
  const found = unknownIn(read(message, given).items);
  return found === undefined ? parts : parts.map((part) => askedBack(part, found));
}

interface Unknown {
  word: string;
  missing: "symbol" | "household";
}

function askedBack(part: RoutedPart, { word, missing }: Unknown): RoutedPart {
  const { symbol, symbols, account, comparison } = part.params;
  const isNamed = (symbol ?? symbols ?? account ?? comparison) !== undefined;
  if (isNamed || answered.has(part.intent) || !part.text.includes(word)) return part;
  return { intent: "clarify", params: {}, confidence: 0, assumed: [], missing, text: part.text };
}
const answered: ReadonlySet<Intent> = new Set(["clarify", "out_of_scope", "facts"] as const);

function unknownIn(items: readonly Item[]): Unknown | undefined {
  for (const [at, item] of items.entries()) {
    const missing = isMention(item) || !isStrange(item.said) ? undefined : standsFor(items, at);
    if (missing !== undefined) return { word: item.raw, missing };
  }
  return undefined;
}

/** What a strange word names by where it stands. */
function standsFor(items: readonly Item[], at: number): Unknown["missing"] | undefined {
  const lead = leadOf(items, at);
  const next = items[at + 1];
  if (lead === undefined) return undefined;
  if (/^trusts?$/.test(next?.said ?? "")) return "household";
  const isLast = next === undefined || next.gap !== "none" || goesOn.test(next.said);
  return isLast && ofHolding.test(lead) ? "symbol" : undefined;
}

const isMention = ({ symbols, account, period }: Item): boolean =>
  (symbols ?? account ?? period) !== undefined;

/** True of a word that is in no list of ours and in no known question. */
const isStrange = (word: string): boolean =>
  /^\p{L}{4,}$/u.test(word) &&
  ![word, word.replace(/(?:ing|ed|es|s)$/, "")].some(
    (one) => isCommon(one) || everydayWords.has(one) || isKnown(one),
  );

/** The word before it, past "the" and the like. */
function leadOf(items: readonly Item[], at: number): string | undefined {
  const before = items[at - 1];
  if (before === undefined || items[at]?.gap !== "none") return undefined;
  return article.test(before.said) && before.gap === "none" ? items[at - 2]?.said : before.said;
}
const article = /^(?:the|our|my|their|his|her|any|some)$/;

const ofHolding =
  /^(?:on|in|into|buy|bought|buying|sell|sold|selling|own|owns|owned|hold|holds|holding)$/;
const goesOn = /^(?:PER|and|or|today|now|so|since|shares?|stocks?|funds?|positions?|yet|then)$/;
