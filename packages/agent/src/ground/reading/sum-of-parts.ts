import { type Decimal, sum } from "@advisor/domain/decimal";
import type { CalculationInput, MatchesClaim } from "../calculated/calculation-input.ts";
import type { StatedClaim } from "../stated-claim.ts";
import { type Figure, figuresBeside, multiplied } from "./figures.ts";

/**
 * Whether a figure is the sum of the figures that the sentence lists right before or after it: "$7.80: $3.73
 * for the call and $4.07 for the put", "$20,000: three withdrawals of $5,000 and a $5,000 distribution".
 */
export function isSumOfParts(one: StatedClaim, known: CalculationInput, is: MatchesClaim): boolean {
  const { claim } = one;
  const alike = figuresBeside(one, known).filter(({ unit }) => unit === claim.unit);
  const after = alike.filter(({ at }) => at > claim.at);
  const before = alike.filter(({ at }) => at < claim.at).toReversed();
  return [after, before].some((parts) => runsOf(parts, one).some(is));
}

/** The sums of the first two, three and more of the figures, or a multiple of the first. */
const runsOf = (parts: readonly Figure[], one: StatedClaim): Decimal[] =>
  parts
    .map((_, index) => sum(parts.slice(0, index + 1).map((part) => multiplied(part, one))))
    .filter((value, index) => index > 0 || !value.eq(parts[0]?.value ?? value));
