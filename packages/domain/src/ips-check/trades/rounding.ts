import { type Decimal, sum, zero } from "../../decimal.ts";
import { assetClassName, dollarsExact } from "../../money.ts";
import type { Conflict } from "../comparison.ts";
import { toDollars } from "../number.ts";
import { cashClass } from "../value.ts";
import * as Cash from "./cash-by-account.ts";
import type { ClassLine } from "./class-lines.ts";
import { type Purchase, purchasedAmount } from "./purchases.ts";
import type { ClassTrade } from "./round-trades.ts";
import type { Sale } from "./sales.ts";
import { totalProceeds } from "./sell-lots.ts";

interface Executed {
  trades: readonly ClassTrade[];
  sales: readonly Sale[];
  purchases: readonly Purchase[];
  lines: readonly ClassLine[];
}

/**
 * Classes that whole units leave outside a limit that their trade would keep. A class that `named`
 * mentions already is not repeated.
 */
export function roundingConflicts(
  { trades, sales, purchases, lines }: Executed,
  named: readonly Conflict[],
): Conflict[] {
  const known = new Set(named.map((conflict) => conflict.class));
  const cents = cent.times(1 + sales.flatMap((sale) => sale.cuts).length);
  return trades.flatMap((trade) => {
    const line = lines.find((one) => one.class === trade.class);
    if (line === undefined || known.has(trade.class)) return [];
    const sold = sales.filter((sale) => sale.class === trade.class).map(amountOf);
    const end = line.value.minus(sum(sold)).plus(purchasedAmount(purchases, trade.class));
    const outside = beyond(end, line);
    const planned = beyond(line.value.plus(trade.amount), line);
    if (outside.abs().lte(cents) || planned.abs().gt(cent)) return [];
    const limit = outside.gt(0) ? "over its maximum" : `under its ${lowest(line)}`;
    return [
      {
        code: "whole_units" as const,
        message: `Whole units leave ${assetClassName(trade.class)} ${dollarsExact(outside.abs())} ${limit}.`,
        class: trade.class,
        amount: toDollars(outside.abs()),
      },
    ];
  });
}

/** Class trades are rounded to cents, and so is each line of sales. */
const cent = zero.plus("0.01");

const amountOf = (sale: Sale): Decimal => totalProceeds(sale.cuts).plus(Cash.total(sale.drawn));

const lowest = ({ class: name }: ClassLine): string => (name === cashClass ? "floor" : "minimum");

/** Dollars above the maximum, or as a negative amount below the minimum; 0 inside. */
function beyond(value: Decimal, { min, max }: ClassLine): Decimal {
  if (max?.lt(value)) return value.minus(max);
  return min?.gt(value) ? value.minus(min) : zero;
}
