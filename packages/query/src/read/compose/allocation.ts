import type { ClauseItems } from "./items.ts";
import type { ClauseParts } from "./parts.ts";

/**
 * True for an allocation by asset class: "the allocation of the IRA", and that of everything or of all
 * but what is excluded. "The allocation to bonds" is a weight.
 */
export const isAllocation = (parts: ClauseParts, items: ClauseItems, at: number): boolean =>
  /^allocation$/i.test(items.text(at)) &&
  (/^(account|person)$/.test(items.at(at + 1)?.is ?? "") ||
    (at === items.length - 1 && namesNothing(parts)));

const namesNothing = ({ filters, nouns, groups, measures }: ClauseParts): boolean =>
  nouns.length + groups.length + measures.length === 0 &&
  filters.every(({ op }) => op === "is_not");
