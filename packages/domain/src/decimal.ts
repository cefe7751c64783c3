import Big from "big.js";
import * as z from "zod";

const Exact = Big();
Exact.DP = 40;
Exact.RM = Exact.roundHalfUp;

/** An exact decimal number. Division keeps 40 places; money is rounded at the edge only. */
export type Decimal = Big;

/** A decimal as it is stored and imported: text, so that no float ever touches it. */
export const Text = z
  .string()
  .regex(/^-?\d{1,24}(\.\d{1,18})?$/, 'a decimal written as text, for example "1250.75"');

export const decimal = (value: string | number | Big): Decimal => new Exact(value);
export const zero = decimal(0);

export function sum(values: Iterable<Decimal>): Decimal {
  let total = zero;
  for (const value of values) total = total.plus(value);
  return total;
}

/** Rounds half away from zero to whole cents. */
export const cents = (value: Decimal): Decimal => value.round(2, Exact.roundHalfUp);

export const max = (a: Decimal, b: Decimal): Decimal => (a.gt(b) ? a : b);
export const min = (a: Decimal, b: Decimal): Decimal => (a.lt(b) ? a : b);
