import Big from "big.js";
import * as z from "zod";

const Exact = Big();
Exact.DP = 40;
Exact.RM = Exact.roundHalfUp;

/** An exact decimal number. Division keeps 40 places; money is rounded only when it is output. */
export type Decimal = Big;

/** A decimal in stored and imported data: text, so that it never passes through a float. */
export const Text = z
  .string()
  .regex(/^-?\d{1,24}(\.\d{1,18})?$/, 'a decimal written as text, for example "1250.75"');

export const decimal = (value: string | number | Big): Decimal => new Exact(value);

export const zero = decimal(0);
const millionth = decimal("0.000001");

/** The exact sum. For speed, whole millionths are added as numbers as long as that is exact. */
export function sum(values: Iterable<Decimal>): Decimal {
  let total = zero;
  let millionths = 0;
  for (const value of values) {
    const next = millionths + millionthsOf(value);
    if (Number.isSafeInteger(next)) millionths = next;
    else total = total.plus(value);
  }
  return millionths === 0 ? total : total.plus(decimal(millionths).times(millionth));
}

const [places, mostExponent] = [6, 8];

/** The value in millionths; NaN if it is not a whole number of them or too large to be exact. */
function millionthsOf({ s, e, c }: Big): number {
  const decimals = c.length - 1 - e;
  if (decimals > places || e > mostExponent) return Number.NaN;
  let digits = 0;
  for (const digit of c) digits = digits * 10 + digit;
  return s * digits * 10 ** (places - decimals);
}

/**
 * The nearest float; never -0. Two floats that are exact give the nearest one to their product or
 * quotient, so that most values need no text.
 */
export function toFloat(value: Big): number {
  const { s, e, c } = value;
  const exponent = e - c.length + 1;
  if (c.length > exactDigits || Math.abs(exponent) > exactPower) return value.toNumber() + 0;
  let digits = 0;
  for (const digit of c) digits = digits * 10 + digit;
  return s * (exponent < 0 ? digits / 10 ** -exponent : digits * 10 ** exponent) + 0;
}

/** Whole numbers of so many digits, and so many powers of ten, are exact as floats. */
const [exactDigits, exactPower] = [15, 22];

const quotientDigits = 30;

/**
 * `part / whole` as the nearest float, from 30 significant digits. Faster than a decimal division,
 * for lists of thousands of rows.
 */
export function quotientNumber(part: Decimal, whole: Decimal): number {
  const places = Math.max(0, quotientDigits + digitsOf(whole) - digitsOf(part));
  const digits = (integerOf(part) * 10n ** BigInt(places)) / integerOf(whole);
  return Number(`${digits}e${exponentOf(part) - exponentOf(whole) - places}`);
}

const digitsOf = ({ c }: Big): number => c.length;
const exponentOf = ({ e, c }: Big): number => e - c.length + 1;
const integerOf = ({ s, c }: Big): bigint => BigInt(s) * BigInt(c.join(""));

/** Rounds half away from zero to whole cents. */
export const cents = (value: Decimal): Decimal =>
  value.c.length - 1 - value.e <= 2 ? value : value.round(2, Exact.roundHalfUp);

export const max = (a: Decimal, b: Decimal): Decimal => (a.gt(b) ? a : b);
export const min = (a: Decimal, b: Decimal): Decimal => (a.lt(b) ? a : b);
