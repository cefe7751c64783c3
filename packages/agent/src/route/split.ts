import { type Clause, clauseOf } from "./clause.ts";
import { claims, enough } from "./decide.ts";
import { type Item, sentence } from "./item.ts";
import type { Reading } from "./read.ts";

/** The clauses of a message that each ask for something of their own, in order. */
export function clauses(reading: Reading): Clause[] {
  const about = (items: readonly Item[]): Clause => clauseOf(items, reading);
  const stands = (items: readonly Item[]): boolean =>
    (claims(about(items))[0]?.score ?? 0) >= enough;
  /** "prices: AAPL, VOO" */
  const lacksSymbol = ({ items }: Piece): boolean => claims(about(items))[0]?.missing === "symbol";
  const pieces: Piece[] = [];
  for (const piece of cut(reading.items)) {
    const before = pieces.at(-1);
    const own = stands(piece.items);
    const lists =
      before !== undefined && piece.items[0]?.symbols !== undefined && lacksSymbol(before);
    if (before === undefined || (!lists && own && before.stands))
      pieces.push({ ...piece, stands: own });
    else pieces[pieces.length - 1] = tied(before, piece, own, stands);
  }
  return shared(pieces.filter(({ items }) => items.length > 0)).map(({ items }) => about(items));
}

/** The words before together with those that ask for nothing of their own, unless together they are unclear. */
function tied(
  before: Piece,
  piece: Piece,
  own: boolean,
  stands: (items: readonly Item[]) => boolean,
): Piece {
  const items = [...before.items, ...piece.joint, ...piece.items];
  if (!stands(items)) {
    if (before.stands) return before;
    if (own) return { ...piece, stands: true };
  }
  return { ...before, items, stands: own || before.stands || stands(items) };
}

/** What is said after as many pieces stays one. */
const most = 12;

interface Piece {
  items: readonly Item[];
  /** The words that tie it to the piece before, left out when it stands alone. */
  joint: readonly Item[];
  /** Begins a sentence of its own. */
  fresh: boolean;
  stands: boolean;
}

function cut(items: readonly Item[]): Piece[] {
  const pieces: Piece[] = [];
  let piece: Item[] = [];
  let joint: Item[] = [];
  let fresh = true;
  const close = (): void => {
    if (piece.length > 0) pieces.push({ items: piece, joint, fresh, stands: false });
    piece = [];
    joint = [];
  };
  for (const [index, item] of items.entries()) {
    const ties = pieces.length < most && conjunction.test(item.said) && !within(items, index);
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

/** What follows a supposition is about it: "if AAPL were $500, what would I have". */
const supposes =
  /^(?:if|suppose|supposing|assume|assuming|imagine|pretend|what if|say|hypothetically)\b/;

const conjunction = /^(?:and|also|plus|then|but|or|&|\+)$/;

/** "bonds or options" are two kinds; any other "or" ties what is one. */
const kind = /^(?:etfs?|stocks?|bonds?|options?|funds?|mutual|index)$/;

/** The "and" of "the difference between stocks and bonds", "gains and losses", "in and out". */
function within(items: readonly Item[], at: number): boolean {
  const next = items[at + 1]?.said ?? "";
  if (items[at]?.said === "but" && /^(?:only|just)$/.test(next)) return true;
  const before = items.slice(Math.max(0, at - 6), at).map(({ said }) => said);
  if (items[at]?.said === "or") return !(kind.test(before.at(-1) ?? "") && kind.test(next));
  if (before.includes("between") || before.includes("difference")) return true;
  const pair = `${before.at(-1)} ${next}`;
  return /^(?:gains? loss(?:es)?|profits? loss(?:es)?|in out|up down|pros cons|calls puts|money out)$/.test(
    pair,
  );
}

/** "trades and transfers last week" is about last week both times; so is "last week's trades and transfers". */
function shared(pieces: readonly Piece[]): Piece[] {
  const result = [...pieces];
  for (const [index, piece] of result.entries()) {
    const before = result[index - 1];
    if (before === undefined || piece.fresh || starts.test(piece.items[0]?.said ?? "")) continue;
    result[index - 1] = { ...before, items: withMentions(before.items, piece.items) };
    result[index] = { ...piece, items: withMentions(piece.items, before.items) };
  }
  return result;
}

const starts =
  /^(?:what|how|who|when|where|why|which|is|are|did|do|does|have|has|can|show|list|tell|give|explain|define|compare|i|should|buy|sell|SYM)$/;

/** With the other's account and period where these items name none. */
function withMentions(items: readonly Item[], others: readonly Item[]): Item[] {
  const missing = (["account", "period"] as const).flatMap((key) =>
    items.some((item) => item[key] !== undefined)
      ? []
      : others.filter((item) => item[key] !== undefined).slice(0, 1),
  );
  const last = items.at(-1);
  // The borrowed words keep the place of the own ones, so that the text of the part stays its own.
  return last === undefined
    ? [...items]
    : [...items, ...missing.map((item) => ({ ...item, at: last.at, end: last.end }))];
}
