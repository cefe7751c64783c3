import { type Decimal, max, min, sum, zero } from "../../decimal.ts";
import type { Line } from "./lines.ts";
import type { Trade } from "./settle.ts";

/** The dollars to sell of a class, and the range that fixes its breach without causing another. */
export interface SaleLimits {
  amount: Decimal;
  least: Decimal;
  most: Decimal;
}

/** Selling `least` brings the class to its maximum, selling `most` brings it to its minimum. */
export function limitsOf(trade: Trade, lines: readonly Line[]): SaleLimits {
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
export const minimumPurchases = (trades: readonly Trade[], lines: readonly Line[]): Decimal =>
  sum(trades.map((trade) => minimumPurchase(trade, lines)));

/** The dollars to buy of a class to reach its minimum, in whole cents. */
export function minimumPurchase(trade: Trade, lines: readonly Line[]): Decimal {
  const line = lines.find((one) => one.class === trade.class);
  if (line === undefined || line.min === null) return zero;
  const lacking = max(line.min.minus(line.value), zero).round(2, "up");
  return min(lacking, max(trade.amount, zero));
}
