import { type Decimal, decimal, max, sum, zero } from "../../decimal.ts";
import type * as Ips from "../../ips.ts";
import { type CashNeed, cashFloor } from "../cash.ts";
import type { ClassAllocation } from "../class-rows.ts";
import type { Mode } from "../comparison.ts";
import { cashClass } from "../value.ts";
import { type ClassLine, classLines } from "./class-lines.ts";
import { contributions } from "./deposit.ts";
import { type ClassTrade, type RoundedTrades, roundTrades } from "./round-trades.ts";
import { type LineTrades, tradesByMode } from "./trades.ts";

export interface Plan {
  lists: { mode: Mode; trades: ClassTrade[]; dropped: ClassTrade[] }[];
  /** The part of the cash floor that nothing can pay for, by mode. */
  unfunded: Record<"target" | "band", Decimal>;
  /** The total that the trades are based on, deposit included. */
  total: Decimal;
  floor: Decimal;
  /** True when the floor is above the policy's maximum for cash. */
  floorOverMax: boolean;
  /** The classes in dollars once the deposit has arrived. */
  lines: ClassLine[];
}

export interface PlanInput {
  rows: readonly ClassAllocation[];
  total: Decimal;
  owed: readonly CashNeed[];
  /** Cash inside funds of several classes, which meets no floor. */
  inFunds: Decimal;
}

const defaultMinTrade = "100";

/**
 * What to trade: the deposit first, then both lists of trades for whatever is still outside its
 * band.
 */
export function planTrades(book: PlanInput, ips: Ips.Info, deposit: Decimal | undefined): Plan {
  const total = book.total.plus(deposit ?? zero);
  const minTrade = decimal(ips.rebalance.min_trade ?? defaultMinTrade);
  const classes = book.rows.map((row) => row.class);
  const floor = floorOf(book, ips, total);
  const lines = (rows: readonly ClassAllocation[]) =>
    classLines(rows, total, floor.plus(book.inFunds));

  const contributed = deposit
    ? roundTrades(classes, contributions(deposit, lines(book.rows)), minTrade)
    : undefined;
  const arrived = lines(withTrades(book.rows, contributed));
  const trades = tradesByMode(arrived, total);
  const settled = (one: LineTrades) => roundTrades(classes, one.amounts, minTrade);
  return {
    lists: [
      ...(contributed ? [{ mode: "contribution" as const, ...contributed }] : []),
      { mode: "target", ...settled(trades.target) },
      { mode: "band", ...settled(trades.band) },
    ],
    unfunded: { target: trades.target.unfunded, band: trades.band.unfunded },
    total,
    floor,
    floorOverMax: isOverMax(book.rows, total, floor),
    lines: arrived,
  };
}

export const floorOf = (book: PlanInput, ips: Ips.Info, total: Decimal): Decimal =>
  cashFloor({
    minPct: cashRow(book.rows)?.band?.min,
    total,
    reserve: ips.constraints.liquidity_reserve,
    owed: book.owed,
  });

/** The larger of purchases and sales. Cash is a row of its own, so the two are equal. */
export const turnover = (trades: readonly ClassTrade[]): Decimal =>
  sum(trades.map((trade) => max(trade.amount, zero)));

function withTrades(
  rows: readonly ClassAllocation[],
  settled: RoundedTrades | undefined,
): readonly ClassAllocation[] {
  const added = new Map(settled?.trades.map((trade) => [trade.class, trade.amount]));
  return rows.map((row) => ({ ...row, value: row.value.plus(added.get(row.class) ?? zero) }));
}

function isOverMax(rows: readonly ClassAllocation[], total: Decimal, floor: Decimal): boolean {
  const highest = cashRow(rows)?.band?.max.times(total).div(100);
  return highest !== undefined && floor.gt(highest);
}

const cashRow = (rows: readonly ClassAllocation[]): ClassAllocation | undefined =>
  rows.find((row) => row.class === cashClass);
