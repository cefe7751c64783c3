import { type Item, namedBy, sentence } from "./item.ts";
import type { Piece } from "./piece.ts";
import type { Intent } from "./routed.ts";

/** "trades and transfers last week" is about last week both times; so is "last week's trades and transfers". */
export function shared(found: readonly Piece[]): Piece[] {
  const result = [...found];
  for (const [index, piece] of result.entries()) {
    const before = result[index - 1];
    if (before === undefined || piece.fresh || starts.test(sentence(piece.items))) continue;
    result[index - 1] = unlessPointed(before, piece, found.length === 2);
    const isNowhere = before.claim?.intent === "quotes";
    const lender = isOfReturn(before)
      ? ending(before, piece)
      : isNowhere
        ? placeless(before)
        : before;
    result[index] = withMentions(piece, isOurs(piece) ? placeless(lender) : lender);
  }
  const told = result.map((piece, at) => withTail(piece, result[at + 1]));
  return withEach(withPlace(withFront(ofSameShares(told))));
}

/** "best by percent and my worst one today": the day is of the second alone. */
const hasOwnBasis = (before: Piece, piece: Piece): boolean =>
  [before, piece].every(({ claim }) => claim?.intent === "portfolio_ranking") &&
  ownBasis.test(sentence(before.items)) &&
  !ownBasis.test(sentence(piece.items));

/** "VTI: how many are in Hector's IRA, and what's their value?": the value of those. */
const ofSameShares = (found: readonly Piece[]): Piece[] =>
  found.map((piece, at) => {
    const before = found[at - 1];
    const isOfSame = piece.topic !== undefined && piece.topic === before?.topic && !piece.fresh;
    const isThose = /\b(?:their|its|they|those|them)\b/.test(sentence(piece.items));
    return before !== undefined && isOfSame && isThose ? withMentions(piece, before) : piece;
  });

/** "what's the Roth worth, how much of that is cash, and was there a deposit to the joint account": in the Roth. */
const unlessPointed = (before: Piece, piece: Piece, areTwo: boolean): Piece =>
  hasOwnBasis(before, piece) ||
  ofBefore.test(sentence(before.items)) ||
  ofIt.test(sentence(piece.items))
    ? before
    : withMentions(before, lentBack(before, piece, areTwo));

/** "cash position, and settled cash in the Roth": behind a comma the account is of the second alone. */
function lentBack(before: Piece, piece: Piece, areTwo: boolean): Piece {
  const end = ending(piece, before);
  return areTwo && piece.joint[0]?.gap === "comma" ? placeless(end) : end;
}
/** "the total cash, and how much of it is in the Roth": the total is of all. */
const ofIt = /\bhow (?:much|many) of (?:it|that|this|those|them) (?:is|are|sits?)\b/;
const ofBefore = /\b(?:of (?:that|it|this)|in (?:there|it)|there)\b/;

/** "which is best and which is worst, by percent": what is said last of two rankings is said of both. */
function withTail(before: Piece, own: Piece | undefined): Piece {
  if (own === undefined) return before;
  const isTight = own.joint.length > 0 && own.joint[0]?.gap === "none";
  const at = own.items.findIndex(
    ({ gap, said }, index) => index > 0 && (gap === "comma" || (isTight && said === "by")),
  );
  const tail = at < 0 ? [] : own.items.slice(at);
  const last = before.items.at(-1);
  const areRanked = [before, own].every(({ claim }) => claim?.intent === "portfolio_ranking");
  const isSaid = ownBasis.test(sentence(before.items));
  if (!areRanked || isSaid || last === undefined || !basis.test(sentence(tail))) return before;
  const borrowed = tail.map((item) => ({ ...item, at: last.at, end: last.end }));
  return { ...before, items: [...before.items, ...borrowed] };
}
const ownBasis = /\b(?:in|by) (?:percent|%|dollars?|value)(?!\w)/;
const basis = /^(?:by|in|measured|ranked) .*\b(?:percent\w*|%|dollars?|value)\b/;

/** "what are the IRA and the Roth worth, and how much cash is in each": of those that were named together. */
const withEach = (found: readonly Piece[]): Piece[] =>
  found.map((piece, at) => {
    const isOfEach = inEach.test(sentence(piece.items)) && !piece.items.some(isPlaced);
    const last = piece.items.at(-1);
    const places = isOfEach
      ? found.slice(0, at).flatMap(({ items }) => items.filter(isPlaced))
      : [];
    const isOfSeveral = new Set(places.flatMap(({ account }) => namedBy(account))).size > 1;
    if (!isOfSeveral || last === undefined) return piece;
    const lent = places.map((item) => ({ ...item, at: last.at, end: last.end }));
    return { ...piece, items: [...piece.items, ...lent] };
  });
const isPlaced = ({ account }: Item): boolean => namedBy(account).length > 0;
const inEach = /\b(?:in|for|of|at) (?:each|both)(?: (?:1|one|account|of (?:them|those|the 2)))?$/;

/** "In Karen's Roth, how many VXUS shares are there and how much cash?": all of it is there. */
function withFront(found: readonly Piece[]): readonly Piece[] {
  let front: Piece | undefined;
  return found.map((piece, index) => {
    if (index === 0 || piece.fresh) {
      const at = piece.items.findIndex(({ account }) => account !== undefined);
      const isFront =
        fronts.test(sentence(piece.items.slice(0, at + 1))) && piece.items[at + 1]?.gap === "comma";
      front = isFront ? piece : undefined;
      return piece;
    }
    return front === undefined ? piece : withMentions(piece, front);
  });
}
const fronts = /^(?:in|for|at|within|inside|from|of|on) (?:(?:the|my|our|their|his|her) )?ACC$/;

/** "Children's Trust: what is in it, and any cash?" */
function withPlace(found: readonly Piece[]): Piece[] {
  let place: Piece | undefined;
  return found.map((piece) => {
    place = piece.place ?? place;
    const isPointed = pointsElsewhere.test(sentence(piece.items));
    return place === undefined || isPointed ? piece : withMentions(piece, place);
  });
}

const pointsElsewhere = /\b(?:it|its|there|that|this)\b/;

/** "trades and the ytd return": a stretch within one question is not the other's; one at the end may be. */
const ending = (piece: Piece, before: Piece): Piece => ({
  ...piece,
  items: piece.items.filter(
    ({ period, account }, at) =>
      (period === undefined || at === piece.items.length - 1) &&
      (account === undefined ||
        !(
          isOfSymbol(before, piece) ||
          isApart(before, piece) ||
          isOwn(before, piece, at) ||
          isDated(before, piece)
        )),
  ),
});

/** "NVDA gain and cash in the Roth": the gain is of all that is held. */
const isOfSymbol = ({ claim }: Piece, { joint }: Piece): boolean =>
  joint.length > 0 && claim?.params.symbol !== undefined;

/** "VOO day change, MUB shares, SEP-IRA cash": what has its account before it lends it to no symbol. */
const isOwn = (before: Piece, { items, joint }: Piece, at: number): boolean =>
  at === 0 && joint.length === 0 && items.length > 1 && before.items.length > 1;

/** "largest deposit this year, and settled cash in the SEP-IRA": each says when or where by itself. */
const isDated = (before: Piece, { joint, items }: Piece): boolean =>
  joint[0]?.gap === "comma" &&
  before.items.some(({ period }) => period !== undefined) &&
  items.every(({ period }) => period === undefined);

/** "the unsettled cash, and the value of the Roth", "their trades and the value of the Roth": each noun has words of its own. */
function isApart(before: Piece, { items, joint }: Piece): boolean {
  const own = determiner.exec(sentence(items.slice(0, 1)))?.[0];
  const other = before.items.map(({ said }) => determiner.exec(said)?.[0]).find(Boolean);
  if (own === undefined) return false;
  const isComma = [...joint, ...items][0]?.gap === "comma";
  return isComma || (other !== undefined && own !== other);
}
const determiner = /^(?:the|my|our|their|his|her)$/;

/** "value of the Legacy Trust, price of VNQ, and our most recent deposit": that is in any account. */
const isOurs = ({ joint, items }: Piece): boolean =>
  (joint.length > 0 || items[0]?.gap === "comma") && ours.test(sentence(items));
const ours =
  /^(?:(?:the|what is|what was|what are|what were|a|full|list of|show|list|any of|all of|all) )*(?:(?:(?:amount|size|sum|date|day|status|total|method) of )?(?:our|their)|(?:price|amount) (?:we|they|i) (?:paid|got|spent))\b/;
const placeless = (piece: Piece): Piece => ({
  ...piece,
  items: piece.items.filter(({ account }) => account === undefined),
});

const isOfReturn = ({ claim }: Piece): boolean => claim?.intent === "performance";

/** "ytd return plus account balance": what there is now is of no stretch. */
const isOfNow = ({ claim }: Piece): boolean =>
  claim !== undefined && (ofNow.has(claim.intent) || claim.params.status === "pending");

/** "what is down today, and the last trade": that was on any day, as is what is pending. */
const isOnRecord = ({ claim }: Piece): boolean =>
  claim?.intent === "activity" || claim?.intent === "transfers";
const isOfToday = ({ claim, items }: Piece): boolean =>
  claim !== undefined &&
  ofDay.has(claim.intent) &&
  items.some(({ period }) => period?.timeframe === "1D");
const ofDay: ReadonlySet<Intent> = new Set([
  ...(["portfolio_ranking", "symbol_performance", "performance", "quotes"] as const),
]);
const ofNow: ReadonlySet<Intent> = new Set([
  ...(["account_value", "cash_balance", "quotes", "positions", "positions_list"] as const),
  "symbol_performance",
]);

const starts =
  /^(?:what|how|who|when|where|why|which|is|are|did|do|does|have|has|can|show|list|tell|give|explain|define|compare|anything|i|should|buy|sell|SYM|(?:at|for) (?:what|which))(?: |$)/;

/** "the foundation's return" is of every account. */
const isOfAll = ({ said, whole: isWhole }: Item): boolean =>
  isWhole === true || /^(?:household|family|foundation|entire|everything)$/.test(said);

/** "cash in total, and in the Roth", "settled cash in all accounts together" */
const inSum =
  /\b(?:in total|overall|altogether|all told)$|\b(?:all|every|each|both)(?: of)?(?: (?:the|my|our|their|his|her))? accounts?\b|\beverywhere\b|\b(?:into|from|out of|in|across) (?:our|my|their) accounts\b|\bon (?:file|record)\b|\bour (?:total|overall|combined|entire|whole)\b|^all (?:the |our |of the )?cash\b|\bacross the board\b/;

/** A return is of everything, and what there is now is of no stretch. */
function lent(piece: Piece, other: Piece): readonly ("account" | "period")[] {
  const isBare = sentence(piece.items) === "PER";
  const isNamed = !isBare && /^(?:(?:the|my|our|his|her|their) )?ACC$/.test(sentence(other.items));
  const isWhole = isOfReturn(piece) && !isOfReturn(other) && !isNamed;
  // "today's price, and the last purchase": that was not today.
  const isTimeless =
    (isOfNow(piece) && !isOfNow(other)) ||
    (isOnRecord(piece) && isOfToday(other)) ||
    other.claim?.intent === "quotes" ||
    /\bsince (?:purchase|(?:we|i|they|he|she) (?:bought|got))\b/.test(sentence(piece.items));
  return [...(isWhole ? [] : (["account"] as const)), ...(isTimeless ? [] : (["period"] as const))];
}

/** "what is in the SEP, then the gain on SCHD": of what is not held there, it is looked for in all. */
const perhapsThere = (item: Item): Item =>
  item.account?.kind === "known" ? { ...item, account: { ...item.account, whose: true } } : item;

/** With the other's account and period where this piece names none. */
export function withMentions(piece: Piece, other: Piece): Piece {
  // "what is a Roth IRA, and my deposits": what a word means is asked of no account.
  if (other.claim?.intent === "facts") return piece;
  const { items, topic } = piece;
  const own = [...items, ...(topic?.items ?? [])];
  const isSum = inSum.test(sentence(items));
  const missing = lent(piece, other).flatMap((key) =>
    own.some((item) => item[key] !== undefined || (key === "account" && (isSum || isOfAll(item))))
      ? []
      : other.items.filter((item) => item[key] !== undefined).slice(0, 1),
  );
  const last = items.at(-1);
  if (last === undefined) return piece;
  // The borrowed words keep the place of the own ones, so that the text of the part stays its own.
  const isOfSymbols = items.some(({ symbols }) => symbols !== undefined);
  const borrowed = missing.map((item) => ({
    ...(isOfSymbols ? perhapsThere(item) : item),
    at: last.at,
    end: last.end,
  }));
  return { ...piece, items: [...items, ...borrowed] };
}
