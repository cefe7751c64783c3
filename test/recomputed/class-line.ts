import { type Fraction, hundred } from "./fraction.ts";

/** An asset class and its limits; percent numbers beside a value in dollars. */
export interface ClassLine {
  name: string;
  value: Fraction;
  target: Fraction;
  min: Fraction | undefined;
  max: Fraction | undefined;
}

export const percentOf = (percent: Fraction, whole: Fraction): Fraction =>
  whole.times(percent).over(hundred);
