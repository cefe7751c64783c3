import * as z from "zod";

/**
 * Parses an integer from an environment variable. Out-of-range values are rejected at startup,
 * never clamped.
 */
export function wholeNumber(range: { from: number; to: number; default: number }) {
  const { from, to } = range;
  return z
    .string()
    .default(String(range.default))
    .refine((text) => /^\d{1,15}$/.test(text) && isWithin(Number(text)), { error: expected })
    .transform(Number);

  // Only when refused: the first number in a locale takes longer than reading all settings.
  function expected(): string {
    const [low, high] = [from, to].map((bound) => bound.toLocaleString("en-US"));
    return `must be a whole number from ${low} to ${high}`;
  }

  function isWithin(number: number): boolean {
    return number >= from && number <= to;
  }
}
