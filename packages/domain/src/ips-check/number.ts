import { cents, type Decimal } from "../decimal.ts";

/** The JSON number of an exact decimal; never -0. */
export const number = (value: Decimal): number => value.toNumber() + 0;

/** US dollars as the JSON number of whole cents. */
export const money = (value: Decimal): number => number(cents(value));

/** `part` of `whole` as a percent number; null when the whole is not positive. */
export const percent = (part: Decimal, whole: Decimal): number | null =>
  whole.gt(0) ? number(part.times(100).div(whole)) : null;
