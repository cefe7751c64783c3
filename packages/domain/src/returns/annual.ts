import { type Day, daysBetween, nextYear } from "../day.ts";
import { type Decimal, decimal } from "../decimal.ts";

const year = 365;

/** A return is annualised from its anniversary on, and never before. */
export const canAnnualize = (from: Day, to: Day): boolean => to >= nextYear(from);

/** A return of the whole time as a return a year. Null where everything was lost, and more. */
export const annualize = (whole: Decimal, from: Day, to: Day): Decimal | null =>
  power(whole, year / daysBetween(from, to));

/** A return a year as a return of the whole time. */
export const deannualize = (yearly: Decimal, from: Day, to: Day): Decimal | null =>
  power(yearly, daysBetween(from, to) / year);

function power(rate: Decimal, exponent: number): Decimal | null {
  const growth = 1 + rate.toNumber();
  const raised = growth ** exponent - 1;
  return growth <= 0 || !Number.isFinite(raised) ? null : decimal(raised.toFixed(12));
}
