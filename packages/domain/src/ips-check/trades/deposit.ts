import { type Decimal, max, min, zero } from "../../decimal.ts";
import { cashClass } from "../value.ts";
import type { ClassLine } from "./class-lines.ts";
import { spreadOverShortfalls } from "./trades.ts";

/**
 * Where a deposit goes: to the cash floor first, then in proportion to each class's shortfall in
 * dollars.
 */
export function contributions(deposit: Decimal, lines: readonly ClassLine[]): Decimal[] {
  const floorGap = (line: ClassLine) =>
    line.class === cashClass ? max((line.min ?? zero).minus(line.value), zero) : zero;
  const toFloor = lines.map((line) => min(deposit, floorGap(line)));
  const paid = toFloor.reduce((total, amount) => total.plus(amount), zero);
  const after = lines.map((line, index) => ({
    ...line,
    value: line.value.plus(toFloor[index] ?? zero),
  }));
  const rest = spreadOverShortfalls(deposit.minus(paid), after);
  return toFloor.map((amount, index) => amount.plus(rest[index] ?? zero));
}
