import { type Decimal, max, min, sum, zero } from "../../decimal.ts";
import type { Line } from "./lines.ts";
import type { Trade } from "./settle.ts";

const roundUp = 3;

/** Dollars that the sale of a class is for, and between which it repairs the class and breaks nothing. */
export interface Limits {
  amount: Decimal;
  least: Decimal;
  most: Decimal;
}

/** `least` brings a class down to its maximum, `most` down to its minimum. */
export function limitsOf(trade: Trade, lines: readonly Line[]): Limits {
  const amount = trade.amount.neg();
  const line = lines.find((one) => one.class === trade.class);
  if (line === undefined) return { amount, least: zero, most: amount };
  const least = line.max === null ? zero : max(line.value.minus(line.max), zero);
  const most = line.value.minus(line.min ?? zero);
  return { amount, least, most: max(most, amount) };
}

/** What must be left for classes that are bought because they are under their minimum, and for cash. */
export const boughtAtLeast = (trades: readonly Trade[], lines: readonly Line[]): Decimal =>
  sum(trades.map((trade) => boughtAtLeastOf(trade, lines)));

/** In whole cents: what is bought of a class so that it reaches its minimum. */
export function boughtAtLeastOf(trade: Trade, lines: readonly Line[]): Decimal {
  const line = lines.find((one) => one.class === trade.class);
  if (line === undefined || line.min === null) return zero;
  const lacking = max(line.min.minus(line.value), zero).round(2, roundUp);
  return min(lacking, max(trade.amount, zero));
}
