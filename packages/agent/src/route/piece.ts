import type { Heard } from "./asking.ts";
import { type Clause, clauseOf } from "./clause.ts";
import { enough } from "./decide.ts";
import { type Item, symbolMark } from "./item.ts";
import { weighed } from "./likeness/weigh.ts";
import type { Reading } from "./read.ts";
import { withReferents } from "./referents.ts";
import type { Claim } from "./rules/claim.ts";

/** What a message is taken apart into, with what each piece asks for. */
export interface Piece extends Heard {
  /** What it asks for, when that is clear. */
  claim: Claim | undefined;
  /** What was named before it, and asks nothing but what it asks. */
  topic?: Piece;
  /** The account that was named before it, and is what all that follows is about. */
  place?: Piece;
}

/** As what it is meant, with what was named before it. */
export function meant({ items, topic }: Piece, reading: Reading): Clause {
  const own = clauseOf(items, reading);
  if (topic === undefined) return own;
  const named = clauseOf(topic.items, reading);
  const told = withReferents([named, own], undefined).at(-1) ?? own;
  const clause =
    told.symbols.length > 0 && named.symbols.length < 2
      ? told
      : { ...own, symbols: named.symbols, said: `${own.said} ${symbolMark}` };
  return {
    ...clause,
    account: clause.account ?? named.account,
    period: clause.period ?? named.period,
  };
}

/** What words ask for by themselves or after those before; undefined when they ask for nothing. */
export function claimOf(
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

/** The words of two pieces as one, with what they ask together, if that is clear. */
export function inOne(before: Piece, own: Piece, reading: Reading): Piece {
  const items = [...before.items, ...own.joint, ...own.items];
  return { ...before, items, claim: claimOf(items, [], reading) };
}

export function standing(clause: Clause): Claim | undefined {
  const claim = weighed(clause);
  return claim !== undefined && claim.score >= enough ? claim : undefined;
}
