import type { Item } from "./item.ts";
import type { Piece } from "./piece.ts";

type Mention = "symbols" | "account" | "period";

/** The only mention of its kind that was told of; somebody's name alone is none. */
export function only(told: readonly Item[], key: Mention): Item | undefined {
  const [first, ...others] = told.filter(
    (item) => item[key] !== undefined && !(key === "account" && isSomebody(item)),
  );
  const said = JSON.stringify(first?.[key]);
  return others.every((item) => JSON.stringify(item[key]) === said) ? first : undefined;
}
const isSomebody = ({ account }: Item): boolean => account !== undefined && "whose" in account;

export const names = ({ items, topic }: Piece, key: Mention): boolean =>
  [...items, ...(topic?.items ?? [])].some((item) => item[key] !== undefined);
