import { type Decimal, max, min, sum, zero } from "../../decimal.ts";
import type { ClassLine } from "./class-lines.ts";
import type { ClassTrade } from "./round-trades.ts";

/** The dollars to sell of a class, and the range that fixes its breach without causing another. */
export interface SaleLimits {
  amount: Decimal;
  least: Decimal;
  most: Decimal;
}

/** Selling `least` brings the class to its maximum, selling `most` brings it to its minimum. */
export function limitsOf(trade: ClassTrade, lines: readonly ClassLine[]): SaleLimits {
  const amount = trade.amount.neg();
  const line = lines.find((one) => one.class === trade.class);
  if (line === undefined) return { amount, least: zero, most: amount };
  const least = line.max === null ? zero : max(line.value.minus(line.max), zero);
  const most = line.value.minus(line.min ?? zero);
  return { amount, least, most: max(most, amount) };
}

/**
 * The dollars that must remain for cash and for classes that are bought because they are below
 * their minimum.
 */
export const minimumPurchases = (
  trades: readonly ClassTrade[],
  lines: readonly ClassLine[],
): Decimal => sum(trades.map((trade) => minimumPurchase(trade, lines)));

/** The dollars to buy of a class to reach its minimum, in whole cents. */
export function minimumPurchase(trade: ClassTrade, lines: readonly ClassLine[]): Decimal {
  const line = lines.find((one) => one.class === trade.class);
  if (line === undefined || line.min === null) return zero;
  const lacking = max(line.min.minus(line.value), zero).round(2, "up");
  return min(lacking, max(trade.amount, zero));
}
