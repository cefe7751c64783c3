import { type Day, daysBetween, nextYear } from "../day.ts";
import { type Decimal, decimal } from "../decimal.ts";

const year = 365;

/** Returns over less than one year are never annualized. */
export const canAnnualize = (from: Day, to: Day): boolean => to >= nextYear(from);

/** Converts the return of a whole period (a ratio) to a yearly one. Null for a loss of over 100%. */
export function annualize(whole: Decimal, from: Day, to: Day): Decimal | null {
  const growth = 1 + whole.toNumber();
  const raised = growth ** (year / daysBetween(from, to)) - 1;
  return growth < 0 || !Number.isFinite(raised) ? null : decimal(raised.toFixed(12));
}
