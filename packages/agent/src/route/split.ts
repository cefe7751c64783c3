import { isAside } from "./asides.ts";
import { asking } from "./asking.ts";
import type { Clause } from "./clause.ts";
import { type Item, sentence } from "./item.ts";
import {
  asksGain,
  counts,
  fuller,
  isDated,
  isNamed,
  isOfSymbol,
  isOpen,
  isOrdered,
  isPlaced,
  isRecalled,
  isSaidAgain,
  isTopic,
  leadsOn,
} from "./one-question.ts";
import { claimOf, meant, type Piece, standing } from "./piece.ts";
import { asks, joined, pieces } from "./pieces.ts";
import type { Reading } from "./read.ts";
import type { Intent } from "./routed.ts";
import type { Claim } from "./rules/claim.ts";

/** The clauses of a message that each ask for something of their own, in order; not all of them are clear. */
export function clauses(reading: Reading): Clause[] {
  const found: Piece[] = [];
  for (const piece of joined(asking(pieces(reading), reading))) {
    const before = found.at(-1);
    const claim = piece.idle ? undefined : claimOf(piece.items, found, reading);
    const own = { ...piece, claim };
    if (before === undefined) found.push(own);
    else found.splice(-1, 1, ...ofEach(found, beside(before, own, reading), reading));
  }
  return shared(found.filter(({ items }) => items.length > 0)).map((piece) =>
    meant(piece, reading),
  );
}

/** "PFE in the trust and PFE in the IRA: gain or loss on each" asks it of every one that was named. */
function ofEach(found: Piece[], made: Piece[], reading: Reading): Piece[] {
  const [last, ...others] = made;
  if (last?.topic === undefined || others.length > 0 || !each.test(sentence(last.items)))
    return made;
  const start = found.findLastIndex((piece) => !isNamed(piece)) + 1;
  const named = found.splice(start, found.length - 1 - start);
  return [...named.map((topic) => ofTopic(last, topic, reading)), last];
}
const each = /\b(?:each|both|all of them|either|respectively)\b/;

/** A piece and the one before it: two questions, one that has a topic or is said twice, or one of both. */
function beside(before: Piece, own: Piece, reading: Reading): Piece[] {
  if (isAside(sentence(before.items))) return [before, own];
  const one = led(before, own, reading);
  if (one !== undefined) return [one];
  const more = alsoOfSymbol(before, own, reading);
  if (more !== undefined) return more;
  if (before.claim === undefined || own.claim === undefined || isOpen(before, own)) {
    return tied(before, own, reading);
  }
  if (isOrdered(before, own) || isDated(before, own)) return [before];
  return isSaidAgain(before, own) ? [fuller(before, own)] : [before, own];
}

/** One question whose words before only name what it is about. */
function led(before: Piece, own: Piece, reading: Reading): Piece | undefined {
  if (isTopic(before, own, reading)) return ofTopic(own, before, reading);
  if (!leadsOn(before, own, reading)) return placed(before, own, reading);
  const items = [...before.items, ...own.items];
  const claim = claimOf(items, [], reading);
  const isUnclear = claim === undefined || claim.intent === "out_of_scope";
  return isUnclear && isRecalled(before) ? before : { ...before, items, claim };
}

/** What is asked beside of the same symbol, which the words before name. */
function alsoOfSymbol(before: Piece, own: Piece, reading: Reading): Piece[] | undefined {
  const { topic } = before;
  if (topic !== undefined && isOfSymbol(own)) {
    const more = ofTopic(own, topic, reading);
    return counts(before) ? [more] : [before, more];
  }
  if (!asksGain(before, own)) return undefined;
  return before.claim?.intent === "symbol_performance"
    ? [before]
    : [before, ofTopic(own, topic ?? before, reading)];
}

const ofTopic = (own: Piece, topic: Piece, reading: Reading): Piece => {
  const piece = { ...own, topic };
  return { ...piece, claim: standing(meant(piece, reading)) };
};

function placed(before: Piece, own: Piece, reading: Reading): Piece | undefined {
  if (!isPlaced(before, own, reading)) return undefined;
  const there = withMentions(own, before);
  return { ...there, claim: claimOf(there.items, [], reading) ?? own.claim };
}

/**
 * The words before together with those that ask for nothing of their own, unless together they are unclear.
 * Words that ask something, and change nothing of what the others ask, stay apart.
 */
function tied(before: Piece, piece: Piece, reading: Reading): Piece[] {
  const items = [...before.items, ...piece.joint, ...piece.items];
  const claim = claimOf(items, [], reading);
  const both = { ...before, items, claim: claim ?? before.claim ?? piece.claim };
  const [sure, unsure] = before.claim === undefined ? [piece, before] : [before, piece];
  if (sure.claim === undefined) return [both];
  if (unsure.idle) return [claim?.intent === sure.claim.intent ? both : sure];
  const isSame = claim === undefined || what(claim) === what(sure.claim);
  if (changes(before, piece) || isOther(claim, unsure) || (isSame && asks(unsure))) {
    return [before, piece];
  }
  return claim === undefined ? [sure] : [both];
}

const isOther = (claim: Claim | undefined, { items }: Piece): boolean =>
  claim !== undefined && !names(claim, items);

/** "and the same for VOO", "and which by percent": the same, of something else. */
const changes = ({ topic }: Piece, { items, joint }: Piece): boolean =>
  (topic !== undefined && items.some(({ symbols }) => symbols !== undefined)) ||
  (joint.length > 0 && byOther.test(sentence(items)));
const byOther =
  /^(?:which|what|who)(?: (?:1|one))?(?: (?:is|was|gained|lost))?(?: (?:the )?(?:most|least|best|worst))? (?:by|in) (?:%|percent|dollars|value|size|percentage terms|dollar terms)$/;

/** Something else is asked of a symbol that is not heard, unless it is what others are held against. */
const names = ({ params }: Claim, items: readonly Item[]): boolean =>
  !/^(?:SYM|how|what|is|are|did|do|does|has|have)\b/.test(sentence(items)) ||
  items
    .flatMap(({ symbols = [] }) => symbols)
    .every((symbol) => params.symbol === symbol || params.symbols?.includes(symbol));

const what = ({ intent, params, scope }: Claim): string =>
  JSON.stringify([intent, scope, Object.entries(params).sort()]);

/** "trades and transfers last week" is about last week both times; so is "last week's trades and transfers". */
function shared(found: readonly Piece[]): Piece[] {
  const result = [...found];
  for (const [index, piece] of result.entries()) {
    const before = result[index - 1];
    if (before === undefined || piece.fresh || starts.test(piece.items[0]?.said ?? "")) continue;
    result[index - 1] = withMentions(before, ending(piece, before));
    result[index] = withMentions(piece, isOfReturn(before) ? ending(before, piece) : before);
  }
  return result;
}

/** "trades and the ytd return": a stretch within one question is not the other's; one at the end may be. */
const ending = (piece: Piece, before: Piece): Piece => ({
  ...piece,
  items: piece.items.filter(
    ({ period, account }, at) =>
      (period === undefined || at === piece.items.length - 1) &&
      (account === undefined || !isApart(before, piece)),
  ),
});

/** "the unsettled cash, and the value of the Roth", "their trades and the value of the Roth": each noun has words of its own. */
function isApart(before: Piece, { items, joint }: Piece): boolean {
  const own = determiner.exec(sentence(items.slice(0, 1)))?.[0];
  const other = before.items.map(({ said }) => determiner.exec(said)?.[0]).find(Boolean);
  if (own === undefined) return false;
  const isComma = [...joint, ...items][0]?.gap === "comma";
  return isComma || (other !== undefined && own !== other);
}
const determiner = /^(?:the|my|our|their|his|her)$/;
const isOfReturn = ({ claim }: Piece): boolean => claim?.intent === "performance";

/** "ytd return plus account balance": what there is now is of no stretch. */
const isOfNow = ({ claim }: Piece): boolean =>
  claim !== undefined && (ofNow.has(claim.intent) || claim.params.status === "pending");
const ofNow: ReadonlySet<Intent> = new Set(["account_value", "cash_balance", "quotes"]);

const starts =
  /^(?:what|how|who|when|where|why|which|is|are|did|do|does|have|has|can|show|list|tell|give|explain|define|compare|i|should|buy|sell|SYM)$/;

/** "the foundation's return" is of every account. */
const isOfAll = ({ said, whole: isWhole }: Item): boolean =>
  isWhole === true || /^(?:household|family|foundation|entire|overall|everything)$/.test(said);

/** A return is of everything, and what there is now is of no stretch. */
function lent(piece: Piece, other: Piece): readonly ("account" | "period")[] {
  const isWhole = isOfReturn(piece) && !isOfReturn(other);
  const isTimeless = isOfNow(piece) && !isOfNow(other);
  return [...(isWhole ? [] : (["account"] as const)), ...(isTimeless ? [] : (["period"] as const))];
}

/** With the other's account and period where this piece names none. */
function withMentions(piece: Piece, other: Piece): Piece {
  const { items, topic } = piece;
  const own = [...items, ...(topic?.items ?? [])];
  const missing = lent(piece, other).flatMap((key) =>
    own.some((item) => item[key] !== undefined || (key === "account" && isOfAll(item)))
      ? []
      : other.items.filter((item) => item[key] !== undefined).slice(0, 1),
  );
  const last = items.at(-1);
  if (last === undefined) return piece;
  // The borrowed words keep the place of the own ones, so that the text of the part stays its own.
  const borrowed = missing.map((item) => ({ ...item, at: last.at, end: last.end }));
  return { ...piece, items: [...items, ...borrowed] };
}
