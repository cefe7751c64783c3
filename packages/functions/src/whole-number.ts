import * as z from "zod";

/**
 * Parses an integer from an environment variable. Out-of-range values are rejected at startup,
 * never clamped.
 */
export function wholeNumber(given: { from: number; to: number; default: number }) {
  const { from, to } = given;
  const [low, high] = [from, to].map((bound) => bound.toLocaleString("en-US"));
  const expected = `must be a whole number from ${low} to ${high}`;
  return z
    .string()
    .default(String(given.default))
    .refine((text) => /^\d{1,15}$/.test(text) && isWithin(Number(text)), expected)
    .transform(Number);

  function isWithin(number: number): boolean {
    return number >= from && number <= to;
  }
}
