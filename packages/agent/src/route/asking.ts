import { isAside, isCondition, tells } from "./asides.ts";
import { clauseOf } from "./clause.ts";
import { sentence } from "./item.ts";
import { asksNothing } from "./likeness/weigh.ts";
import type { Cut } from "./pieces.ts";
import type { Reading } from "./read.ts";

/** A piece of a message, and whether it asks nothing beside the others. */
export type Heard = Cut & { idle: boolean };

/** Without what asks nothing, unless nothing else is said; a symbol is what the words after may be about. */
export function asking(found: readonly Cut[], reading: Reading): readonly Heard[] {
  if (found.length < 2) return found.map((piece) => ({ ...piece, idle: false }));
  const known = found.map((piece) => {
    const said = sentence(piece.items);
    const isAsked = piece.wonders || (isMarked(piece, reading) && !isCondition(said));
    const least = tells(said) ? faintly : undefined;
    const idle = !isAsked && asksNothing(clauseOf(piece.items, reading), least);
    return { ...piece, isAsked, idle };
  });
  const asked = known.filter(({ items, idle, isAsked }) => {
    const isNamed = items.some(({ symbols }) => symbols !== undefined);
    const said = sentence(items);
    return isNamed || isAsked || !(isAside(said) || (idle && tells(said)));
  });
  return asked.length === 0 || asked.every(({ idle }) => idle)
    ? known.map((piece) => ({ ...piece, idle: false }))
    : asked;
}

/** What begins as a statement needs little more to be one. */
const faintly = 0.1;

/** Ends in a question mark, and is no "right?" after what was said. */
const isMarked = ({ items }: Cut, { text }: Reading): boolean =>
  items.length > 3 && text.slice(items.at(-1)?.end).trimStart().startsWith("?");
