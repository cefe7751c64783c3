import { type Decimal, decimal } from "@advisor/domain/decimal";
import {
  type CalculationInput,
  decimalOf,
  dollarAmounts,
  isDollars,
} from "../calculated/calculation-input.ts";
import { isRatio, pairs, pairsTogether } from "../calculated/pairs.ts";
import type { Cell } from "../evidence/cell.ts";
import type { StatedClaim } from "../stated-claim.ts";
import { statesMultiple } from "../value.ts";
import { figuresBeside } from "./figures.ts";

export const isTimes = /^\s*(?:times|x\b|×)/i;

interface Amounts {
  own: readonly Cell[];
  named: readonly (readonly Decimal[])[];
}

/** True for a multiple: "four times Apple's value", "double the 10% limit", "2.7 times the 401(k)". */
export function isMultiple(
  one: StatedClaim,
  known: CalculationInput,
  { own, named }: Amounts,
): boolean {
  const least = decimal(one.claim.digits);
  const isAbout = (value: Decimal) => statesMultiple(one.claim, value);
  const isMore = (value: Decimal) => value.gte(least) && value.lt(least.plus(1));
  const is = /\b(?:more than|over|at least)\s*$/i.test(one.lead) ? isMore : isAbout;
  const ofBase = multiplesOfBase(one, known);
  if (ofBase.length > 0) return ofBase.some(is);
  const fits = isRatio(is);
  const shares = own.filter(({ unit }) => unit === "percent").map(decimalOf);
  return (
    [...pairsTogether(own.filter(isDollars)), ...pairs(shares), ...named.flatMap(pairs)].some(
      fits,
    ) || named.flat().some((a) => dollarAmounts(own).some((b) => fits([a, b])))
  );
}

const ofFigure = /^\s*(?:times|x|×) (?:the |its |their |that )?$/i;

/** "19.6%, almost double the 10% limit": the figures of a sentence by the one that the multiple is stated of. */
function multiplesOfBase(one: StatedClaim, known: CalculationInput): Decimal[] {
  if (!ofFigure.test(one.after)) return [];
  const beside = figuresBeside(one, known);
  const base = beside.find(({ at }) => at === one.to);
  if (base === undefined || base.value.eq(0)) return [];
  return beside.flatMap(({ at, unit, value }) =>
    at < one.claim.at && unit === base.unit ? value.div(base.value) : [],
  );
}
