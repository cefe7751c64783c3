import type { StatedClaim } from "../stated-claim.ts";
import {
  type CalculationInput,
  decimalOf,
  isSameSentence,
  type MatchesClaim,
} from "./calculation-input.ts";

/** True for the value in a line of a table that shows the units and the price before it. */
export function isProductOfRow(
  one: StatedClaim,
  { shown }: CalculationInput,
  is: MatchesClaim,
): boolean {
  if (!one.said.trimStart().startsWith("|") || one.claim.unit !== "usd") return false;
  const own = shown.filter(({ claim }) => isSameSentence(claim, one)).map(({ cell }) => cell);
  const units = own.filter(({ unit }) => unit === "units");
  const prices = own.filter(({ measure, unit }) => measure === "price" && unit === "usd");
  return units.some((count) =>
    prices.some((price) => is(decimalOf(count).times(decimalOf(price)))),
  );
}
