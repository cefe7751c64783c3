import { isAside } from "./asides.ts";
import { asking } from "./asking.ts";
import type { Clause } from "./clause.ts";
import { type Item, sentence } from "./item.ts";
import { shared, withMentions } from "./lending.ts";
import { alsoOfSymbol, ofEach, ofTopic } from "./of-symbol.ts";
import {
  fuller,
  isChoice,
  isDated,
  isOpen,
  isOrdered,
  isPlace,
  isPlaced,
  isRecalled,
  isSaidAgain,
  isSummedUp,
  isTopic,
  leadsOn,
} from "./one-question.ts";
import { asksOther } from "./otherwise.ts";
import { asKnown } from "./parting/as-known.ts";
import { claimOf, meant, type Piece } from "./piece.ts";
import { asks, type Cut, joined, pieces } from "./pieces.ts";
import type { Reading } from "./read.ts";
import type { Claim } from "./rules/claim.ts";

/** The clauses of a message that each ask for something of their own, in order; not all of them are clear. */
export function clauses(reading: Reading): Clause[] {
  let found: readonly Piece[] = [];
  let last: Cut | undefined;
  for (const piece of joined(asking(pieces(reading), reading))) {
    const before = found.at(-1);
    const claim = piece.idle ? undefined : claimOf(piece.items, found, reading);
    const own = { ...piece, claim };
    const told =
      before === undefined ? [own] : parts(before, own, { last: last ?? before, reading });
    found = before === undefined ? told : ofEach(found.slice(0, -1), told, reading);
    // Past what asks nothing, the words before it are the last.
    if (told.at(-1) !== before) last = piece;
  }
  return shared(found.filter(({ items }) => items.length > 0)).map((piece) =>
    meant(piece, reading),
  );
}

/** Where the rules see two questions, the known messages may see one. */
function parts(before: Piece, own: Piece, told: { last: Cut; reading: Reading }): Piece[] {
  const found = beside(before, own, told.reading);
  const apart = found.length > 1;
  const isChanged = apart && !(found[0] === before && found[1] === own);
  if (isChanged || asksOther(before, own)) return found;
  const one = asKnown(before, own, { ...told, apart });
  return one === undefined ? found : [one];
}

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
  if (addsNothing(before, own)) return [before];
  return isSaidAgain(before, own) ? [fuller(before, own)] : [before, own];
}

const addsNothing = (before: Piece, own: Piece): boolean =>
  isOrdered(before, own) || isDated(before, own) || isSummedUp(before, own);

/** One question whose words before only name what it is about. */
function led(before: Piece, own: Piece, reading: Reading): Piece | undefined {
  if (isTopic(before, own, reading)) return ofTopic(own, before, reading);
  if (isChoice(before, own)) return whole(before, own, reading);
  if (!leadsOn(before, own, reading)) return placed(before, own, reading);
  const items = [...before.items, ...own.items];
  const claim = claimOf(items, [], reading);
  const isUnclear = claim === undefined || claim.intent === "out_of_scope";
  const place = isPlace(before, reading) ? before : undefined;
  return isUnclear && isRecalled(before)
    ? before
    : { ...before, items, claim, ...(place === undefined ? {} : { place }) };
}

function whole(before: Piece, own: Piece, reading: Reading): Piece {
  const items = [...before.items, ...own.items];
  return { ...before, items, claim: claimOf(items, [], reading) ?? before.claim };
}

function placed(before: Piece, own: Piece, reading: Reading): Piece | undefined {
  if (!isPlaced(before, own, reading)) return undefined;
  const there = withMentions(own, before);
  return { ...there, place: before, claim: claimOf(there.items, [], reading) ?? own.claim };
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
  if (asksOther(before, piece)) return [before, { ...piece, idle: false }];
  if (unsure.idle) return [claim?.intent === sure.claim.intent ? both : sure];
  const isSame = claim === undefined || what(claim) === what(sure.claim);
  if (isUnnamed(claim, unsure) || (isSame && asks(unsure))) {
    return [before, piece];
  }
  return claim === undefined ? [sure] : [both];
}

const isUnnamed = (claim: Claim | undefined, { items }: Piece): boolean =>
  claim !== undefined && !names(claim, items);

/** Something else is asked of a symbol that is not heard, unless it is what others are held against. */
const names = ({ params }: Claim, items: readonly Item[]): boolean =>
  !/^(?:SYM|how|what|is|are|did|do|does|has|have)\b/.test(sentence(items)) ||
  items
    .flatMap(({ symbols = [] }) => symbols)
    .every((symbol) => params.symbol === symbol || params.symbols?.includes(symbol));

const what = ({ intent, params, scope }: Claim): string =>
  JSON.stringify([intent, scope, Object.entries(params).sort()]);
