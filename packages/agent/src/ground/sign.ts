import { directionAfter, directionIn, resultDirectionIn, statesNegative } from "./direction.ts";
import type { Cell } from "./evidence/cell.ts";
import { isSigned } from "./measures.ts";
import { isDistanceFromLimit, isOnStatedSide } from "./policy-limits.ts";
import type { StatedClaim } from "./stated-claim.ts";

export const isNegative = ({ value }: Pick<Cell, "value">): boolean => value.startsWith("-");

/** True when the value has the opposite of the stated sign or direction. */
export const contradictsSign = (
  { value }: Cell,
  { claim: { sign }, direction }: StatedClaim,
): boolean => (sign === "none" ? direction === "down" : sign === "minus") !== value.startsWith("-");

const changing = /\b(?:differen\w+|drift\w*|change\w*)\b/i;

/**
 * A written sign must match the value's. In words, the direction of a gain or drift must match, and
 * a negative value must be described as negative.
 */
export function matchesSign(cell: Cell, said: StatedClaim): boolean {
  const { direction } = said;
  const { sign, unit } = said.claim;
  if (Number(cell.value) === 0) return true;
  if (sign !== "none") return (sign === "minus") === isNegative(cell);
  if (unit === "time" || unit === "count") return true;
  // "Reduced its holding by $5" is no holding that was added to.
  const isTurned = direction === "down" && /_change$/.test(cell.field);
  if (cell.unit === "units" && !isNegative(cell) && !isTurned) return true;
  return isDistanceFromLimit(cell.measure) ? isOnStatedSide(cell, said) : hasSpokenSign(cell, said);
}

function hasSpokenSign({ value, measure, field, unit }: Cell, said: StatedClaim): boolean {
  const { lead, after, direction, measure: words } = said;
  if (value.startsWith("-")) return isSaidNegative({ measure, unit, field }, said);
  if (measure === "gain" && (directionAfter(after) ?? resultDirectionIn(lead)) !== "down")
    return true;
  if (direction !== "down" || field === "" || /disallowed|loss|lost/.test(field)) return true;
  // Selling part of an excess is not a loss.
  if (/excess/.test(field) && /\b(?:sell\w*|sold|trim\w*|shrink|reduc\w+|cut)\b/i.test(lead))
    return true;
  return !(isSigned(measure) || words === "gain");
}

/** An option that was sold is worth something to its buyer. */
const isWritten = ({ lead, said }: Pick<StatedClaim, "lead" | "said">): boolean =>
  (/\b(?:calls?|puts?|options?|contracts?)\b/i.test(said) &&
    /\b(?:sold|worth|short|buy\w* back|close)\b/i.test(lead)) ||
  /\bbuy\w* (?:them|it|those|these|both) back\b/i.test(lead);

/** Whether the words fit a value below zero. */
function isSaidNegative(
  { measure, unit, field }: Pick<Cell, "measure" | "unit" | "field">,
  claim: StatedClaim,
): boolean {
  const { lead, after, direction } = claim;
  if ((measure === "value" || measure === "cost") && isWritten(claim)) return true;
  if (direction === "up" && isSigned(measure)) return false;
  // "6 calls and 2 puts": the first figure of a list has the words for the others.
  if (unit === "units" && /(?:^|_)change$/.test(field)) return direction === "down";
  if (unit === "units")
    return /\b(?:short\w*|sold|wrote|written|covered|calls?|puts?|contracts?)\b/i.test(claim.said);
  // Spending or selling does not make an amount negative.
  if (measure === "cash" || measure === "value") return statesNegative(`${lead} ${after}`);
  return direction === "down" || changing.test(lead) || directionIn(after) === "down";
}
