import { isAside } from "./asides.ts";
import { asking, type Heard } from "./asking.ts";
import { type Clause, clauseOf } from "./clause.ts";
import { enough } from "./decide.ts";
import { type Item, sentence, symbolMark } from "./item.ts";
import { weighed } from "./likeness/weigh.ts";
import { asks, joined, pieces } from "./pieces.ts";
import type { Reading } from "./read.ts";
import { withReferents } from "./referents.ts";
import type { Intent } from "./routed.ts";
import type { Claim } from "./rules/claim.ts";

/** What a message is taken apart into, with what each piece asks for. */
interface Piece extends Heard {
  /** What it asks for, when that is clear. */
  claim: Claim | undefined;
  /** What was named before it, and asks nothing but what it asks. */
  topic?: Piece;
}

/** The clauses of a message that each ask for something of their own, in order; not all of them are clear. */
export function clauses(reading: Reading): Clause[] {
  const found: Piece[] = [];
  for (const piece of joined(asking(pieces(reading), reading))) {
    const before = found.at(-1);
    const claim = piece.idle ? undefined : claimOf(piece.items, found, reading);
    const own = { ...piece, claim };
    if (before === undefined) found.push(own);
    else found.splice(-1, 1, ...beside(before, own, reading));
  }
  return shared(found.filter(({ items }) => items.length > 0)).map((piece) =>
    meant(piece, reading),
  );
}

/** A piece and the one before it: two questions, one that has a topic or is said twice, or one of both. */
function beside(before: Piece, own: Piece, reading: Reading): Piece[] {
  if (isAside(sentence(before.items))) return [before, own];
  if (isTopic(before, own, reading)) return [{ ...own, topic: before }];
  if (leadsOn(before, own, reading)) {
    const items = [...before.items, ...own.items];
    const claim = claimOf(items, [], reading);
    const isUnclear = claim === undefined || claim.intent === "out_of_scope";
    return [isUnclear && isRecalled(before) ? before : { ...before, items, claim }];
  }
  if (before.claim === undefined || own.claim === undefined || isOpen(before, own)) {
    return tied(before, own, reading);
  }
  if (isOrdered(before, own)) return [before];
  return isSaidAgain(before, own) ? [fuller(before, own)] : [before, own];
}

/** "my portfolio, is it up", "I know I sold some AAPL, but at what price": what is asked is of this. */
const leadsOn = (before: Piece, own: Piece, reading: Reading): boolean =>
  !own.fresh &&
  ofIt.test(sentence(own.items)) &&
  (isRecalled(before) || (own.joint.length === 0 && whole.test(unnamed(before, reading))));

/** The words without who of the household is named. */
const unnamed = ({ items }: Piece, { members }: Reading): string =>
  sentence(items.filter(({ said }) => !members.has(said)));

const isRecalled = ({ items, claim }: Piece): boolean =>
  claim !== undefined && recalled.test(sentence(items));
const ofIt = /\b(?:it|that|this|they|them|those|these|i (?:am|got|get|paid|pay))\b/;
const recalled =
  /^(?:(?:so|well|ok) )*(?:i|we|he|she|they) (?:do )?(?:know|think|believe|remember|recall|guess|see|understand|noticed|am sure|was told)\b.*\bSYM\b/;
const whole =
  /^(?:(?:about|regarding|my|our|the|their|his|her|whole|entire|all|\d) )*(?:portfolio|accounts?|ACC|investments|holdings|positions|stocks|etfs|bonds|funds)(?: combined| together)?$/;

/** "a market order: ten AAPL, buy side": what is to be bought is no question. */
const isOrdered = (before: Piece, own: Piece): boolean =>
  before.claim?.scope === "execution" && !isNew(own) && !asks(own);

/** A list of symbols goes on, or the symbol follows: "at what price, and when, did I sell AAPL". */
const isOpen = (before: Piece, own: Piece): boolean =>
  focus.test(sentence(own.items)) ||
  (before.claim?.missing === "symbol" &&
    (own.items[0]?.symbols !== undefined ||
      (own.items.some(({ symbols }) => symbols !== undefined) &&
        !isNew(own) &&
        before.claim.intent !== own.claim?.intent)));

/** "what has she got in it, cash wise", "my trades, purchases only" */
const focus =
  /^\w+ wise$|^(?:(?:in|by) )?(?:%|percent|dollars?)(?: (?:basis|terms))?$|^(?:\w+ ){1,2}only$|^(?:only|just) (?:the )?(?:\w+ ?){1,2}$/;

/** Commas and dashes go on with what was said; "and" begins something else. */
const isNew = ({ joint, fresh }: Piece): boolean => joint.length > 0 || fresh;

/** "my AAPL shares - how have they done": named for the question that follows. */
const isTopic = (before: Piece, own: Piece, reading: Reading): boolean =>
  own.joint.length === 0 &&
  fronted.test(unnamed(before, reading)) &&
  !own.items.some(({ symbols }) => symbols !== undefined) &&
  standing(meant({ ...own, topic: before }, reading))?.params.symbol !== undefined;

const fronted =
  /^(?:(?:and|about|on|regarding|for|with|re|concerning|take|my|our|their|his|her|the|fund|stock|etf|position|ACC) )*SYM(?: (?:shares?|stocks?|stake|positions?|holdings?|investment|etf|fund|wise|of|in|from|ACC))*$/;

/** "has it received any money, any transfers in at all" asks one thing. */
function isSaidAgain(before: Piece, own: Piece): boolean {
  if (isNew(own) || own.claim === undefined || before.claim === undefined) return false;
  const [a, b] = [before.claim, own.claim];
  if (a.intent !== b.intent || a.scope !== b.scope) return false;
  if (a.missing !== b.missing && a.intent !== "facts") return false;
  return says(a, b) || says(b, a);
}

/** Says all that the other says. */
const says = ({ params }: Claim, { params: less, assumed = [] }: Claim): boolean =>
  Object.entries(less).every(
    ([key, value]) =>
      assumed.some((one) => one === key) ||
      JSON.stringify(Object.entries(params).find(([name]) => name === key)?.[1]) ===
        JSON.stringify(value),
  );

const fuller = (before: Piece, own: Piece): Piece =>
  before.claim !== undefined && own.claim !== undefined && !says(before.claim, own.claim)
    ? own
    : before;

/** As what it is meant, with what was named before it. */
function meant({ items, topic }: Piece, reading: Reading): Clause {
  const own = clauseOf(items, reading);
  if (topic === undefined) return own;
  const named = clauseOf(topic.items, reading);
  const told = withReferents([named, own], undefined).at(-1) ?? own;
  return told.symbols.length > 0
    ? told
    : { ...own, symbols: named.symbols, said: `${own.said} ${symbolMark}` };
}

/** What words ask for by themselves or after those before; undefined when they ask for nothing. */
function claimOf(
  items: readonly Item[],
  before: readonly Piece[],
  reading: Reading,
): Claim | undefined {
  const own = standing(clauseOf(items, reading));
  if (own !== undefined || before.length === 0) return own;
  const all = [...before.map((piece) => meant(piece, reading)), clauseOf(items, reading)];
  const told = withReferents(all, undefined).at(-1);
  return told === undefined ? undefined : standing(told);
}

function standing(clause: Clause): Claim | undefined {
  const claim = weighed(clause);
  return claim !== undefined && claim.score >= enough ? claim : undefined;
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
  const isOther = claim !== undefined && !names(claim, unsure.items);
  if (isOther || (isSame && asks(unsure))) return [before, piece];
  return claim === undefined ? [sure] : [both];
}

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
    result[index - 1] = withMentions(before, piece);
    result[index] = withMentions(piece, before);
  }
  return result;
}

/** "ytd return plus account balance": what there is now is of no stretch. */
const isOfNow = ({ claim }: Piece): boolean =>
  claim !== undefined && (ofNow.has(claim.intent) || claim.params.status === "pending");
const ofNow: ReadonlySet<Intent> = new Set(["account_value", "cash_balance", "quotes"]);

const starts =
  /^(?:what|how|who|when|where|why|which|is|are|did|do|does|have|has|can|show|list|tell|give|explain|define|compare|i|should|buy|sell|SYM)$/;

/** "the foundation's return" is of every account. */
const isOfAll = ({ said, whole: isWhole }: Item): boolean =>
  isWhole === true || /^(?:household|family|foundation|entire|overall|everything)$/.test(said);

/** With the other's account and period where this piece names none. */
function withMentions(piece: Piece, other: Piece): Piece {
  const { items } = piece;
  const isTimeless = isOfNow(piece) && !isOfNow(other);
  const keys = isTimeless ? (["account"] as const) : (["account", "period"] as const);
  const missing = keys.flatMap((key) =>
    items.some((item) => item[key] !== undefined || (key === "account" && isOfAll(item)))
      ? []
      : other.items.filter((item) => item[key] !== undefined).slice(0, 1),
  );
  const last = items.at(-1);
  if (last === undefined) return piece;
  // The borrowed words keep the place of the own ones, so that the text of the part stays its own.
  const borrowed = missing.map((item) => ({ ...item, at: last.at, end: last.end }));
  return { ...piece, items: [...items, ...borrowed] };
}
