import { isAside } from "./asides.ts";
import { asking } from "./asking.ts";
import { asksIfUp } from "./beside-named.ts";
import { type Clause, clauseOf } from "./clause.ts";
import { completed } from "./elliptical.ts";
import { likeliest } from "./following/following.ts";
import type { Following } from "./following/followings.ts";
import { type Item, sentence } from "./item.ts";
import { shared, withMentions } from "./lending.ts";
import { asksOtherGain } from "./of-ranked.ts";
import { alsoOfSymbol, ofEach, ofRemark, ofTerm, ofTopic } from "./of-symbol.ts";
import {
  fuller,
  isAny,
  isChoice,
  isDated,
  isExact,
  isInPercent,
  isOfAllPlaces,
  isOpen,
  isOrdered,
  isPlace,
  isPlaced,
  isRecalled,
  isSaidAgain,
  isSaidOf,
  isSummedUp,
  isTogether,
  isTopic,
  isTotalled,
  leadsOn,
} from "./one-question.ts";
import { asksOther } from "./otherwise.ts";
import { asKnown } from "./parting/as-known.ts";
import { parting } from "./parting/parting.ts";
import { claimOf, inOne, meant, type Piece } from "./piece.ts";
import { asks, type Cut, joined, pieces } from "./pieces.ts";
import type { Reading } from "./read.ts";
import { withRecalled } from "./recalled.ts";
import { isRemark } from "./remark.ts";
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
  const asked = shared(found.filter(({ items }) => items.length > 0));
  return withRecalled(asked, reading).map((piece) => meant(piece, reading));
}

/** Where the rules see two questions, the known messages may see one. */
function parts(before: Piece, own: Piece, told: { last: Cut; reading: Reading }): Piece[] {
  const sure = surely(before, own, told.reading);
  if (sure !== undefined) return sure;
  const found = beside(before, own, told.reading);
  const apart = found.length > 1;
  if (asksOfAnswer(before, own, told.reading)) return [before, own];
  const isChanged = apart && !(found[0] === before && found[1] === own);
  if (isChanged || asksOther(before, own)) return found;
  if (!apart && asksForSure(before, own, told)) return [before, own];
  const one = asKnown(before, own, { ...told, apart });
  return one === undefined ? found : [one];
}

/** What no known message changes; undefined where one may. */
function surely(before: Piece, own: Piece, reading: Reading): Piece[] | undefined {
  if (areApart(before, own, reading)) return [before, own];
  if (isBehindRemark(before, own)) return [ofRemark(own, before, reading) ?? own];
  const isTold = before.claim === undefined || isRemark(sentence(before.items));
  const term = isTold ? ofTerm(own, before, reading) : undefined;
  if (term !== undefined) return [term];
  if (isTogether(before, own)) return [before];
  if (arePlaces(before, own)) return [inOne(before, own, reading)];
  const isOne =
    isSaidOf(before, own) ||
    isAny(before, own) ||
    isTotalled(before, own) ||
    isInPercent(before, own);
  return isOne ? [inOne(before, own, reading)] : completed(before, own, reading);
}

const areApart = (before: Piece, own: Piece, reading: Reading): boolean =>
  isOfRanked(before, own) ||
  isOtherPlace(before, own) ||
  pointsBack(before, own) ||
  areQuestions(before, own, reading) ||
  ofAccounts.test(sentence(own.items));
const ofAccounts = /^(?:and |also )?how many accounts (?:are there|(?:do|does) \w+ have)\b/;

/** "The last trade? What does David own?": each a question of its own, of different things. */
const areQuestions = (before: Piece, own: Piece, { text }: Reading): boolean =>
  own.fresh &&
  text.slice(before.items.at(-1)?.end).trimStart().startsWith("?") &&
  [before, own].every(({ claim }) => claim !== undefined && claim.missing === undefined) &&
  before.claim?.intent !== own.claim?.intent &&
  own.claim?.intent !== "out_of_scope" &&
  own.claim?.intent !== "facts" &&
  asksAnew.test(sentence(own.items)) &&
  !addsNothing(before, own);
const asksAnew =
  /^(?:and |also )?(?:what|how|which|who|when|where|did|does|do|is|are|has|have|list|show)\b(?!.*\b(?:it|its|that|they|their|them|those|these|there|this)\b)/;

/** "VTI in the joint, how many in the IRA, and what is our KO count?": the second is of the first. */
const isOtherPlace = (before: Piece, own: Piece): boolean =>
  own.joint.length > 0 &&
  puts.test(sentence(own.items)) &&
  /^how (?:many|much) (?:in|at|inside) (?:(?:the|my|our|his|her|their) )?ACC$/.test(
    sentence(before.items),
  );

/** "We are going over her Roth tonight. Which holding in it has gained most?": told, and then asked. */
const isBehindRemark = (before: Piece, own: Piece): boolean =>
  before.idle &&
  own.fresh &&
  own.claim !== undefined &&
  own.claim.missing === undefined &&
  own.claim.score >= knows &&
  isRemark(sentence(before.items));
const knows = 0.95;

/** "total VTI shares we own, Rohan's Roth and the joint combined": where. */
const arePlaces = ({ claim, items }: Piece, own: Piece): boolean =>
  !own.fresh &&
  own.joint.length === 0 &&
  claim?.params.symbol !== undefined &&
  items.every(({ account }) => account === undefined) &&
  /^(?:(?:the|my|our|his|her|their) )?ACC (?:combined|together|taken together|in total)$/.test(
    sentence(own.items),
  );

/** "our best holding by dollars, and how much is it up in percent" */
const isOfRanked = ({ claim, items }: Piece, own: Piece): boolean =>
  claim?.intent === "portfolio_ranking" &&
  asksOtherGain(sentence(own.items), { params: claim.params, text: sentence(items) });

/** "What did I last buy, and is it up?", "what's the Roth worth, and what percent of everything is that?" */
function pointsBack({ claim, items: before }: Piece, { items }: Piece): boolean {
  const said = sentence(items);
  const isOfTraded = claim?.intent === "activity" && asksIfUp.test(said);
  const isOfRows = claim?.intent === "portfolio_ranking" && asksOfRows.test(said);
  const isOfHeld =
    claim?.intent === "positions" && asksWhat.test(sentence(before)) && asksOfHeld.test(said);
  return (
    isOfTraded || isOfRows || isOfHeld || (claim?.intent === "account_value" && asksPart.test(said))
  );
}
/** "and by how much in total", "and how much of it is in the Roth" */
const asksOfRows =
  /^(?:and |so )?(?:by )?how (?:much|many)(?: shares)? (?:of (?:it|that|this|them) .*ACC|(?:(?:is|are|was|were) (?:it|that|they|those) )?(?:in (?:all|total)|together|altogether|combined)$)/;
/** "Do we own Microsoft, and how much is it up?" */
const asksWhat =
  /^(?:\w+ ){0,2}(?:do|does|have|has|how (?:many|much)|(?:is|are) there|which|what|who|where)\b/;
const asksOfHeld =
  /^(?:and |so )?(?:how (?:much|far) (?:is|are|am|has|have) (?:it|they|that|we|i)(?: gone)? (?:up|down|worth)|(?:what|how much) (?:is|are) (?:it|they|that) worth|how (?:is|are|has|have) (?:it|they|that) (?:doing|done|performing|performed)|(?:is|are) (?:it|they|we|that) (?:up|down|in profit))\b/;
const asksPart =
  /^(?:and |so )?what (?:percent|share|part|portion|fraction) of (?:\S+ ){1,4}(?:is|does) (?:that|it|this)(?: make up| represent)?$/;

/** "and what's the gain on my worst one": put as a question that no rule knows, and no part of the one before. */
const asksForSure = (
  before: Piece,
  own: Piece,
  { last, reading }: { last: Cut; reading: Reading },
) =>
  before.claim !== undefined &&
  own.claim === undefined &&
  !own.idle &&
  own.joint.length > 0 &&
  puts.test(sentence(own.items)) &&
  parting(last, own, reading).asks_anew >= anew;
const puts = /^(?:what|how|which|who|when) /;
const anew = 0.95;

/** "and in the Roth, and what is AAPL at": the first is asked of the answer before, whatever it says by itself. */
function asksOfAnswer(before: Piece, own: Piece, reading: Reading): boolean {
  const { previous, items } = reading;
  const isFirst = before.items.some((item) => item === items[0] || item === items[1]);
  if (previous === undefined || !isFirst || own.claim === undefined) return false;
  const { following, probability } = likeliest(clauseOf(before.items, reading), previous);
  return !unasked.has(following) && probability >= likely;
}
const unasked: ReadonlySet<Following> = new Set([
  ...(["nothing", "clarify", "out_of_scope", "several"] as const),
]);
const likely = 0.6;

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
  isOrdered(before, own) ||
  isDated(before, own) ||
  isSummedUp(before, own) ||
  isOfAllPlaces(before, own) ||
  isExact(before, own);

/** One question whose words before only name what it is about. */
function led(before: Piece, own: Piece, reading: Reading): Piece | undefined {
  if (isTopic(before, own, reading)) return ofTopic(own, before, reading);
  const isOfChoice = isChoice(before, own);
  if (!isOfChoice && !leadsOn(before, own, reading)) return placed(before, own, reading);
  const both = inOne(before, own, reading);
  if (isOfChoice) return { ...both, claim: both.claim ?? before.claim };
  const isUnclear = both.claim === undefined || both.claim.intent === "out_of_scope";
  if (isUnclear && isRecalled(before)) return before;
  return isPlace(before, reading) ? { ...both, place: before } : both;
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
  const together = asOne(before, piece, reading);
  const { claim } = together;
  const both = { ...together, claim: claim ?? before.claim ?? piece.claim };
  const [sure, unsure] = before.claim === undefined ? [piece, before] : [before, piece];
  if (sure.claim === undefined) return [both];
  if (asksOther(before, piece)) return [before, { ...piece, idle: false }];
  if (unsure.idle) return [ofIdle(before, sure, reading) ?? saidBy(both, sure, piece)];
  const isSame = claim === undefined || what(claim) === what(sure.claim);
  if (isUnnamed(claim, unsure) || (isSame && asks(unsure))) {
    return [before, piece];
  }
  return claim === undefined ? [sure] : [both];
}

/** Two that ask nothing ask nothing together. */
function asOne(before: Piece, piece: Piece, reading: Reading): Piece {
  const one = inOne(before, piece, reading);
  return before.idle && piece.idle ? { ...one, claim: undefined } : one;
}

/** The words that ask, of the symbol that the remark before them names. */
const ofIdle = (before: Piece, sure: Piece, reading: Reading): Piece | undefined =>
  before === sure ? undefined : ofRemark(sure, before, reading);

/** Both together where they ask what one of them asks, else that one. */
const saidBy = (both: Piece, sure: Piece, { fresh }: Piece): Piece =>
  both.claim?.intent === sure.claim?.intent && !fresh ? both : sure;

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
