import { cents, type Decimal, decimal, quotientNumber, zero } from "../decimal.ts";

/** Converts an exact decimal to a JSON number; never -0. */
export const toNumber = (value: Decimal): number => value.toNumber();

/** US dollars rounded to cents, as a JSON number. */
export const toDollars = (value: Decimal): number => toNumber(cents(value));

/** `part` of `whole` as a percentage; null when the whole is not positive. */
export const percentOf = (part: Decimal, whole: Decimal): number | null =>
  whole.gt(zero) ? quotientNumber(part.times(hundred), whole) + 0 : null;

const hundred = decimal(100);
