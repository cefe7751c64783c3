import { type Item, sentence } from "../item.ts";
import { answerTo } from "../likeness/meanings.ts";
import { ofRemark } from "../of-symbol.ts";
import { says } from "../one-question.ts";
import { inOne, type Piece } from "../piece.ts";
import type { Cut } from "../pieces.ts";
import type { Reading } from "../read.ts";
import type { Claim } from "../rules/claim.ts";
import { parting } from "./parting.ts";

/** From here on a piece may ask for something of its own: for something else, for more of the same, or for what is not clear. */
const possibly = { firm: 0.08, other: 0.25, more: 0.2, unclear: 0.5 };
/** A rule that says as much knows what is asked. */
const knows = 0.95;

/** And from here on that one of two asks nothing, where the rules read them as one. */
const surely = 0.55;
/** From here on the words before are a remark, of which only the symbol counts. */
const remarked = 0.9;
/** And where they are a sentence of their own. */
const stopped = 0.4;

/**
 * Two pieces as the known messages have them: one question of both, or the one of them that asks. Undefined where
 * each may ask for something. `last` is what was said just before, which may be the end of the first; `apart` where
 * the rules see two questions.
 */
export function asKnown(
  before: Piece,
  own: Piece,
  { last, reading, apart }: { last: Cut; reading: Reading; apart: boolean },
): Piece | undefined {
  const { goes_on, asks_anew, asks_first, asks_nothing } = parting(last, own, reading);
  if (apart && (asks_anew >= possibly[beside(before, own)] || isOfNow(before, own, reading))) {
    return undefined;
  }
  const least = apart ? goes_on : surely;
  if (asks_nothing > Math.max(least, asks_first) && !(isMention(own) || isPut(own))) return before;
  if (asks_first <= least) return apart ? together(before, own, reading) : undefined;
  return remarkOf(before, own, asks_first, reading) ?? alone(before, own, { last, reading, apart });
}

/** What is asked of the symbol that a remark names. */
const remarkOf = (before: Piece, own: Piece, asks_first: number, reading: Reading) =>
  asks_first >= (own.fresh ? stopped : remarked) ? ofRemark(own, before, reading) : undefined;

/** The later one, where the words before ask nothing and name nothing for it. */
function alone(
  before: Piece,
  own: Piece,
  { last, reading, apart }: { last: Cut; reading: Reading; apart: boolean },
): Piece | undefined {
  if (names(before, own)) return apart ? together(before, own, reading) : undefined;
  return before.items.length === last.items.length ? own : undefined;
}

function beside({ claim }: Piece, own: Piece): keyof typeof possibly {
  if (claim === undefined || own.claim === undefined) return "unclear";
  if (claim.intent === "out_of_scope" || own.claim.intent === "out_of_scope") return "unclear";
  if (answerTo(claim) === answerTo(own.claim)) return "more";
  return claim.score >= knows && own.claim.score >= knows ? "firm" : "other";
}

/** "as of today", "in the Roth": when or where alone is said of the question before. */
const isMention = ({ items }: Piece): boolean => mention.test(sentence(items));
const mention =
  /^(?:(?:as|of|in|for|on|at|from|since|during|over|by|to|the|my|our) )*(?:PER|ACC|SYM)$/;

/** "when did I buy JPM, and how is it moving today": today is of the price, and not of the trade. */
function isOfNow({ claim, items }: Piece, own: Piece, { today }: Reading): boolean {
  const isDated = items.some(({ period }) => period !== undefined);
  const isToday = own.items.some(({ period }) => period?.from === today && period.to === today);
  return claim?.intent === "activity" && !isDated && isToday && !isMention(own);
}

/** Put as a question, which a rule knows. */
const isPut = ({ claim, items }: Piece): boolean =>
  claim !== undefined &&
  claim.intent !== "out_of_scope" &&
  claim.score >= knows &&
  puts.test(sentence(items));
const puts =
  /^(?:what|which|how (?:much|many|is|are|did|has|have)|who|when) (?!i\b|we\b|he\b|she\b|they\b)/;

/** Names a symbol or an account for the question that follows. */
const names = (before: Piece, own: Piece): boolean =>
  mentions.some((key) => before.items.some(has(key)) && !own.items.some(has(key)));
const mentions = ["symbols", "account"] as const;
/** Somebody's name in a remark names no account for the question: what is "hers" has been read as hers by now. */
const has =
  (key: (typeof mentions)[number]) =>
  (item: Item): boolean =>
    item[key] !== undefined && !(item.account !== undefined && "whose" in item.account);

function together(before: Piece, own: Piece, reading: Reading): Piece | undefined {
  if (isOfOthers(before, own)) return undefined;
  const both = inOne(before, own, reading);
  if (before.claim !== undefined && own.claim !== undefined) {
    return isOfBoth(both.claim, before.claim, own.claim) ? both : undefined;
  }
  if (before.claim !== undefined) return before;
  if (own.claim === undefined || isLike(both.claim, own.claim)) return both;
  return names(before, own) ? undefined : own;
}

/** "the AAPL buy in January, and how many JPM in June": what each of them names is not the other's. */
const isOfOthers = (before: Piece, own: Piece): boolean =>
  named.some((key) => {
    const [one, other] = [before, own].map(({ items }) => items.filter((item) => item[key]));
    const told = [one, other].map((items) => JSON.stringify(items?.map((item) => item[key])));
    return one?.length !== 0 && other?.length !== 0 && told[0] !== told[1];
  });
const named = ["symbols", "period"] as const;

/** What both ask together; where they ask for one thing, nothing of it is lost. */
const isOfBoth = (claim: Claim | undefined, one: Claim, other: Claim): boolean =>
  isLike(one, other)
    ? saysAll(claim, one) && saysAll(claim, other)
    : isLike(claim, one) || isLike(claim, other);

const isLike = (claim: Claim | undefined, other: Claim): boolean =>
  claim !== undefined && answerTo(claim) === answerTo(other);

/** Nothing that one of them asks is lost. */
const saysAll = (claim: Claim | undefined, other: Claim): boolean =>
  claim !== undefined && isLike(claim, other) && says(claim, other);
