import type { Cell } from "../evidence/cell.ts";
import type { StatedClaim } from "../stated-claim.ts";

/**
 * What the query selects, and the cash that a figure of cash measures, need not be named again where the question
 * or the answer names it.
 */
export const isSelected = (
  { selected = [], measure }: Cell,
  name: string,
  { topic }: StatedClaim,
): boolean =>
  topic.has(name) &&
  ((measure === "cash" && name === "class cash") || selected.some((one) => one.name === name));
