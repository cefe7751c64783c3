import { type Decimal, sum, zero } from "../../decimal.ts";
import { allocateCents } from "../../portfolio/allocate.ts";
import { cashClass } from "../value.ts";

/** A trade of a class in whole cents: positive buys, negative sells. */
export interface ClassTrade {
  class: string;
  amount: Decimal;
}

export interface RoundedTrades {
  /** In class order, with a cash row even when it is 0; empty when there is nothing to trade. */
  trades: ClassTrade[];
  /** Trades below the minimum; cash absorbs them. */
  dropped: ClassTrade[];
}

/**
 * Rounds class trades to cents that still sum to 0, and drops those below `minTrade`, which cash
 * absorbs.
 */
export function roundTrades(
  classes: readonly string[],
  amounts: readonly Decimal[],
  minTrade: Decimal,
): RoundedTrades {
  const rounded = allocateCents(amounts);
  const trades = classes.map((name, index) => ({ class: name, amount: rounded[index] ?? zero }));
  const dropped = trades.filter((trade) => isTooSmall(trade, minTrade));
  const balance = sum(dropped.map((trade) => trade.amount));
  const kept = trades
    .filter((trade) => !dropped.includes(trade))
    .map((trade) => (trade.class === cashClass ? plus(trade, balance) : trade));
  const moved = kept.some((trade) => !trade.amount.eq(0));
  return {
    trades: moved ? kept.filter((one) => one.class === cashClass || !one.amount.eq(0)) : [],
    dropped,
  };
}

const isTooSmall = ({ class: name, amount }: ClassTrade, minTrade: Decimal): boolean =>
  name !== cashClass && !amount.eq(0) && amount.abs().lt(minTrade);

const plus = (trade: ClassTrade, amount: Decimal): ClassTrade => ({
  ...trade,
  amount: trade.amount.plus(amount),
});
