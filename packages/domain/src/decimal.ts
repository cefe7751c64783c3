import Big from "big.js";
import * as z from "zod";

const Long = Big();
Long.DP = 40;
Long.RM = Long.roundHalfUp;

/** A decimal in stored and imported data: text, so that it never passes through a float. */
export const Text = z
  .string()
  .regex(/^-?\d{1,24}(\.\d{1,18})?$/, 'a decimal written as text, for example "1250.75"');

export type Rounding = "down" | "half_up" | "up";
const longRoundings = { down: Long.roundDown, half_up: Long.roundHalfUp, up: Long.roundUp };

type Value = Decimal | string | number;

/**
 * An exact decimal number. Division keeps 40 places; money is rounded only when it is output.
 * Nearly every amount is `digits / 10 ** places` with digits that are a safe integer, whose float
 * arithmetic is exact and much faster than long arithmetic; the others are `long`. A value has only
 * one of the two forms, and 0 has no sign.
 */
export class Decimal {
  /** NaN in the long form, so that whatever is computed from it is NaN as well. */
  readonly digits: number;
  readonly places: number;
  readonly long: Big | undefined;

  /** Called only by `decimal` and the operations, which choose the form. */
  constructor(digits: number, places: number, long: Big | undefined) {
    this.digits = digits;
    this.places = places;
    this.long = long;
  }

  plus(value: Value): Decimal {
    const other = decimal(value);
    const digits = aligned(this, other) + aligned(other, this);
    return isSafe(digits)
      ? shortest(digits, Math.max(this.places, other.places))
      : fromLong(toLong(this).plus(toLong(other)));
  }

  minus(value: Value): Decimal {
    return this.plus(decimal(value).neg());
  }

  times(value: Value): Decimal {
    const other = decimal(value);
    const digits = this.digits * other.digits;
    return isSafe(digits)
      ? shortest(digits, this.places + other.places)
      : fromLong(toLong(this).times(toLong(other)));
  }

  div(value: Value): Decimal {
    return fromLong(toLong(this).div(toLong(decimal(value))));
  }

  neg(): Decimal {
    return new Decimal(0 - this.digits, this.places, this.long?.neg());
  }

  abs(): Decimal {
    return this.lt(zero) ? this.neg() : this;
  }

  round(places = 0, rounding: Rounding = "half_up"): Decimal {
    if (this.places <= places) return this;
    const unit = tenTo(this.places - places);
    const rest = this.digits % unit;
    if (places < 0 || Number.isNaN(rest)) {
      return fromLong(toLong(this).round(places, longRoundings[rounding]));
    }
    const isUp = rounding === "half_up" ? 2 * Math.abs(rest) >= unit : rounding === "up";
    const added = isUp ? Math.sign(rest) * unit : 0;
    return shortest((this.digits - rest + added) / unit, places);
  }

  cmp(value: Value): number {
    const other = decimal(value);
    const difference = aligned(this, other) - aligned(other, this);
    return Number.isNaN(difference) ? toLong(this).cmp(toLong(other)) : Math.sign(difference);
  }

  eq(value: Value): boolean {
    return this.cmp(value) === 0;
  }

  gt(value: Value): boolean {
    return this.cmp(value) > 0;
  }

  gte(value: Value): boolean {
    return this.cmp(value) >= 0;
  }

  lt(value: Value): boolean {
    return this.cmp(value) < 0;
  }

  lte(value: Value): boolean {
    return this.cmp(value) <= 0;
  }

  /** The nearest float; never -0. */
  toNumber(): number {
    return (this.long?.toNumber() ?? this.digits / tenTo(this.places)) + 0;
  }

  toFixed(places?: number): string {
    return toLong(this).toFixed(places);
  }

  toString(): string {
    return toLong(this).toString();
  }

  toJSON(): string {
    return this.toString();
  }
}

export function decimal(value: Value): Decimal {
  if (value instanceof Decimal) return value;
  if (Number.isSafeInteger(value)) return new Decimal(Number(value) + 0, 0, undefined);
  const text = String(value);
  return parsed(text) ?? fromLong(new Long(text));
}

/** Powers of ten are exact as floats up to this one, so a division by them gives the nearest float. */
const mostPlaces = 22;
const powers = Array.from({ length: mostPlaces + 1 }, (_, exponent) => 10 ** exponent);
const tenTo = (exponent: number): number => powers[exponent] ?? Number.NaN;

/** An operation on safe integers whose result is safe was exact. */
const isSafe = (digits: number): boolean => Math.abs(digits) <= Number.MAX_SAFE_INTEGER;

/** The digits with at least as many places as the other number has; NaN where that is not exact. */
function aligned({ digits, places }: Decimal, other: Decimal): number {
  if (places >= other.places || digits === 0) return digits;
  const scaled = digits * tenTo(other.places - places);
  return isSafe(scaled) ? scaled : Number.NaN;
}

/** Reads plain digits; undefined for text with an exponent or with too many digits. */
function parsed(text: string): Decimal | undefined {
  const isNegative = text.startsWith("-");
  let digits = 0;
  let places = 0;
  let afterPoint = 0;
  for (let at = Number(isNegative); at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - codeOfZero;
    if (digit >= 0 && digit <= 9) {
      digits = digits * 10 + digit;
      places += afterPoint;
    } else if (text[at] === "." && afterPoint === 0) afterPoint = 1;
    else return undefined;
  }
  if (!isSafe(digits) || (digits === 0 && !text.includes("0"))) return undefined;
  return shortest(isNegative ? -digits : digits, places);
}

const codeOfZero = 48;

/** Without zeros at the end of the places. */
function shortest(allDigits: number, allPlaces: number): Decimal {
  let digits = allDigits + 0;
  let places = digits === 0 ? 0 : allPlaces;
  while (places > 0 && digits % 10 === 0) {
    digits /= 10;
    places -= 1;
  }
  return places <= mostPlaces
    ? new Decimal(digits, places, undefined)
    : new Decimal(Number.NaN, places, new Long(`${digits}e-${places}`));
}

function fromLong(long: Big): Decimal {
  const { s, e, c } = long;
  const places = Math.max(0, c.length - 1 - e);
  let digits = 0;
  for (const digit of c) digits = digits * 10 + digit;
  digits *= s * tenTo(places + e + 1 - c.length);
  return isSafe(digits) && places <= mostPlaces
    ? new Decimal(digits + 0, places, undefined)
    : new Decimal(Number.NaN, places, long);
}

const toLong = ({ digits, places, long }: Decimal): Big => long ?? new Long(`${digits}e-${places}`);

export const zero = decimal(0);

/** The exact sum. */
export const sum = (values: Iterable<Decimal>): Decimal => sumOf(values, (value) => value);

/**
 * The exact sum of one amount of each item; null adds nothing. Adds up to what fits the short form, so that long
 * arithmetic is rare.
 */
export function sumOf<Item>(
  items: Iterable<Item>,
  amount: (item: Item) => Decimal | null,
): Decimal {
  let total = zero;
  let part = zero;
  for (const item of items) {
    const value = amount(item);
    if (value === null) continue;
    const next = part.plus(value);
    if (next.long === undefined) part = next;
    else {
      total = total.plus(part);
      part = value;
    }
  }
  return total.plus(part);
}

const quotientDigits = 30;

/**
 * `part / whole` as the nearest float, from 30 significant digits. Faster than a decimal division,
 * for lists of thousands of rows.
 */
export function quotientNumber(part: Decimal, whole: Decimal): number {
  const quotient = aligned(part, whole) / aligned(whole, part);
  if (!Number.isNaN(quotient)) return quotient;
  const [a, b] = [toLong(part), toLong(whole)];
  const places = Math.max(0, quotientDigits + b.c.length - a.c.length);
  const digits = (integerOf(a) * 10n ** BigInt(places)) / integerOf(b);
  return Number(`${digits}e${exponentOf(a) - exponentOf(b) - places}`);
}

/** `part / whole`, rounded half away from zero; without a long division where both are short. */
export function roundedQuotient(part: Decimal, whole: Decimal, places: number): Decimal {
  const [a, b] = [aligned(part, whole) * tenTo(places), aligned(whole, part)];
  const doubled = 2 * Math.abs(a) + Math.abs(b);
  const divisor = 2 * Math.abs(b);
  if (!isSafe(doubled) || !isSafe(divisor)) return part.div(whole).round(places);
  const rounded = (doubled - (doubled % divisor)) / divisor;
  return shortest(Math.sign(a) * Math.sign(b) * rounded, places);
}

const exponentOf = ({ e, c }: Big): number => e - c.length + 1;
const integerOf = ({ s, c }: Big): bigint => BigInt(s) * BigInt(c.join(""));

/** Rounds half away from zero to whole cents. */
export const cents = (value: Decimal): Decimal => value.round(2);

export const max = (a: Decimal, b: Decimal): Decimal => (a.gt(b) ? a : b);
export const min = (a: Decimal, b: Decimal): Decimal => (a.lt(b) ? a : b);
