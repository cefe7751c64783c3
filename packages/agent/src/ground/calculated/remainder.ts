import { decimal } from "@advisor/domain/decimal";
import { statedTotals } from "../named-values.ts";
import type { StatedClaim } from "../stated-claim.ts";
import { amountsBefore, type CalculationInput, type MatchesClaim } from "./calculation-input.ts";

/** True for the total minus an amount that the answer calculated before. */
export const isRemainder = (
  { claim }: StatedClaim,
  { calculated, evidence }: CalculationInput,
  is: MatchesClaim,
): boolean =>
  calculated.some(
    ({ at, digits, scale }) =>
      at < claim.at &&
      statedTotals(evidence).some((whole) => is(whole.minus(decimal(digits).times(scale)))),
  );

/** "With the remaining $5 in cash": the total minus an amount that the sentence shows before. */
const remaining = /\b(?:the|its|their) (?:remaining|rest|other)(?: of)? $/i;
export const isRestOfTotal = (
  one: StatedClaim,
  known: CalculationInput,
  is: MatchesClaim,
): boolean =>
  remaining.test(one.lead) &&
  amountsBefore(one, known).some((amount) =>
    statedTotals(known.evidence).some((whole) => is(whole.minus(amount))),
  );
