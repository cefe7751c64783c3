import { type Day, daysBetween, nextYear } from "../day.ts";
import { type Decimal, decimal } from "../decimal.ts";

const year = 365;

/** Returns over less than one year are never annualized. */
export const canAnnualize = (from: Day, to: Day): boolean => to >= nextYear(from);

/** Converts the return of a whole period (a ratio) to a yearly one. Null for a loss of over 100%. */
export const annualize = (whole: Decimal, from: Day, to: Day): Decimal | null =>
  power(whole, year / daysBetween(from, to));

/** Converts a yearly return (a ratio) to the return of the whole period. */
export const deannualize = (yearly: Decimal, from: Day, to: Day): Decimal | null =>
  power(yearly, daysBetween(from, to) / year);

function power(rate: Decimal, exponent: number): Decimal | null {
  const growth = 1 + rate.toNumber();
  const raised = growth ** exponent - 1;
  return growth < 0 || !Number.isFinite(raised) ? null : decimal(raised.toFixed(12));
}
