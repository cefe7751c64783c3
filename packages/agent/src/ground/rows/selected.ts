import type { Cell } from "../evidence/cell.ts";

/** What the filter of a query has selected need not be named again. */
export const isSelectedBy = ({ selected = [] }: Cell, name: string): boolean =>
  selected.some((one) => one.name === name);

export const isSelectedSecurity = ({ selected = [] }: Cell, security: string): boolean =>
  selected.some(({ kind, name }) => kind === "security" && name === security);

/** "Value in all accounts $5", of what the filter of the query selects there. */
export const isSelectionInAll = (cell: Cell, lead: string): boolean =>
  /\b(?:in|across|over) all accounts\b/i.test(lead) &&
  cell.labels.every(
    ({ kind, name }) => kind === "other" || (kind !== "account" && isSelectedBy(cell, name)),
  );
