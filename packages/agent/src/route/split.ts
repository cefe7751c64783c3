import { isAside, withCommas, withoutBracket } from "./asides.ts";
import { type Clause, clauseOf } from "./clause.ts";
import { enough } from "./decide.ts";
import { type Item, periodMark, sentence } from "./item.ts";
import { weighed } from "./likeness/weigh.ts";
import { unnumbered } from "./numbering.ts";
import type { Reading } from "./read.ts";
import { withReferents } from "./referents.ts";
import type { Intent } from "./routed.ts";
import type { Claim } from "./rules/claim.ts";
import { isTie } from "./ties.ts";

/** The clauses of a message that each ask for something of their own, in order; not all of them are clear. */
export function clauses(reading: Reading): Clause[] {
  const pieces: Piece[] = [];
  for (const piece of asking(cut(withCommas(withoutBracket(unnumbered(reading)))).map(bare))) {
    const before = pieces.at(-1);
    const own = { ...piece, claim: claimOf(piece.items, pieces, reading) };
    const lists =
      before !== undefined &&
      piece.items[0]?.symbols !== undefined &&
      before.claim?.missing === "symbol";
    const isApart = before === undefined || isAside(sentence(before.items));
    if (isApart || (!lists && own.claim !== undefined && before.claim !== undefined))
      pieces.push(own);
    else pieces.splice(-1, 1, ...tied(before, own, reading));
  }
  return shared(pieces.filter(({ items }) => items.length > 0)).map(({ items }) =>
    clauseOf(items, reading),
  );
}

/** Without what asks nothing, unless nothing else is said; a symbol is what the words after may be about. */
function asking(pieces: readonly Piece[]): readonly Piece[] {
  const asked = pieces.filter(
    ({ items }) => items.some(({ symbols }) => symbols !== undefined) || !isAside(sentence(items)),
  );
  return asked.length === 0 ? pieces : asked;
}

/** What words ask for by themselves or after those before; undefined when they ask for nothing. */
function claimOf(
  items: readonly Item[],
  before: readonly Piece[],
  reading: Reading,
): Claim | undefined {
  const own = standing(clauseOf(items, reading));
  if (own !== undefined || before.length === 0) return own;
  const all = [...before, { items }].map((piece) => clauseOf(piece.items, reading));
  const meant = withReferents(all, undefined).at(-1);
  return meant === undefined ? undefined : standing(meant);
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

/** What is said after as many pieces stays one. */
const most = 12;

interface Piece {
  items: readonly Item[];
  /** The words that tie it to the piece before, left out when it stands alone. */
  joint: readonly Item[];
  /** Begins a sentence of its own. */
  fresh: boolean;
  /** What it asks for, when that is clear. */
  claim: Claim | undefined;
}

function cut(items: readonly Item[]): Piece[] {
  const pieces: Piece[] = [];
  let piece: Item[] = [];
  let joint: Item[] = [];
  let fresh = true;
  const close = (): void => {
    if (piece.length > 0) pieces.push({ items: piece, joint, fresh, claim: undefined });
    piece = [];
    joint = [];
  };
  for (const [index, item] of items.entries()) {
    const ties = pieces.length < most && isTie(items, index, sentence(piece));
    const inner = item.gap === "comma" && supposes.test(sentence(piece));
    if ((item.gap !== "none" && !inner && pieces.length < most) || (ties && piece.length > 0)) {
      close();
      fresh = item.gap === "stop";
    }
    if (ties && piece.length === 0) joint.push(item);
    else piece.push(item);
  }
  close();
  return pieces;
}

/** "their ytd", "the ytd number" are the stretch alone; "lastly" and "whether" only lead on. */
function bare(piece: Piece): Piece {
  const first = piece.items.findIndex(({ said }) => !leads.test(said));
  const items = piece.items.slice(Math.max(0, first));
  const stretch = items.find(({ period }) => period?.timeframe !== undefined);
  const isBare = stretch !== undefined && stretchAlone.test(sentence(items));
  return { ...piece, items: isBare ? [stretch] : items };
}

const leads = /^(?:firstly|secondly|thirdly|lastly|finally|whether)$/;
const stretchAlone = new RegExp(
  `^(?:(?:the|my|our|their|his|her|its|what is) )*${periodMark}(?: (?:numbers?|figures?|1|one))?$`,
);

/** Words that want an answer: a question, a request, or something that has a figure. */
function asks({ items, fresh }: Piece): boolean {
  const said = sentence(items);
  if (figure.test(said)) return true;
  if ((!fresh && relative.test(said)) || smallTalk.test(said)) return false;
  return items.length > 2 && question.test(said);
}

const question =
  /^(?:what|how|who|when|where|why|which|is|are|did|do|does|has|can|could|show|list|tell|give|explain|define|compare)\b/;
const smallTalk =
  /^(?:how are (?:you|things)|how is it going|what is up|is that (?:ok|okay|fine))\b/;
/** "apple, which we bought": says more of it. */
const relative = /^(?:which|who|where|when|as|that) (?:i|we|they|he|she|is|are|was|were|had)\b/;
const figure =
  /\b(?:cash|debit|debt|loan|margin|accounts?|portfolio|performance|balances?|value|worth|prices?|quotes?|gains?|loss(?:es)?|profits?|returns?|yields?|dividends?|fees?|interest|basis|trades?|deposits?|withdrawals?|transfers?|holdings?|positions?|allocation|expense ratios?|taxes)\b/;

/** What follows a supposition is about it: "if AAPL were $500, what would I have". */
const supposes =
  /^(?:if|suppose|supposing|assume|assuming|imagine|pretend|what if|say|hypothetically)\b/;

/** "trades and transfers last week" is about last week both times; so is "last week's trades and transfers". */
function shared(pieces: readonly Piece[]): Piece[] {
  const result = [...pieces];
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
const ofNow: ReadonlySet<Intent> = new Set(["account_value", "cash_balance"]);

const starts =
  /^(?:what|how|who|when|where|why|which|is|are|did|do|does|have|has|can|show|list|tell|give|explain|define|compare|i|should|buy|sell|SYM)$/;

/** With the other's account and period where this piece names none. */
function withMentions(piece: Piece, other: Piece): Piece {
  const { items } = piece;
  const isTimeless = isOfNow(piece) && !isOfNow(other);
  const keys = isTimeless ? (["account"] as const) : (["account", "period"] as const);
  const missing = keys.flatMap((key) =>
    items.some((item) => item[key] !== undefined)
      ? []
      : other.items.filter((item) => item[key] !== undefined).slice(0, 1),
  );
  const last = items.at(-1);
  if (last === undefined) return piece;
  // The borrowed words keep the place of the own ones, so that the text of the part stays its own.
  const borrowed = missing.map((item) => ({ ...item, at: last.at, end: last.end }));
  return { ...piece, items: [...items, ...borrowed] };
}
