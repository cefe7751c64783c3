import { cents, type Fraction, hundred } from "./fraction.ts";

/** Asks a tool of the product. */
export type Ask = <Answer>(tool: string, input: object) => Promise<Answer>;

export const differs = (what: string, said: unknown, right: unknown): string[] =>
  JSON.stringify(said) === JSON.stringify(right)
    ? []
    : [`${what}: ${JSON.stringify(said)} instead of ${JSON.stringify(right)}`];

export const orNull = (value: Fraction | undefined): number | null =>
  value === undefined ? null : cents(value);
export const percent = (part: Fraction, of: Fraction): number | null =>
  of.above0() ? part.times(hundred).over(of).toNumber() + 0 : null;
