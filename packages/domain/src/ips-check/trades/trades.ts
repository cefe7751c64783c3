import { type Decimal, max, min, sum, zero } from "../../decimal.ts";
import { cashClass } from "../value.ts";
import type { ClassLine } from "./class-lines.ts";

/** Exact dollars per line, in the order of the lines; they sum to 0. */
export interface LineTrades {
  amounts: Decimal[];
  /** The part of the cash floor that nothing can pay for. */
  unfunded: Decimal;
}

/**
 * Both lists of trades. When everything is in band, there are no trades except to raise a cash
 * floor that is not met.
 */
export function tradesByMode(
  lines: readonly ClassLine[],
  total: Decimal,
): Record<"target" | "band", LineTrades> {
  const band = toBand(lines);
  const breached = lines.some((line) => line.breach);
  return { band, target: breached ? toTarget(lines, total) : band };
}

/**
 * Trades each class to its target; a cash floor above the cash target scales the other targets
 * down.
 */
function toTarget(lines: readonly ClassLine[], total: Decimal): LineTrades {
  const others = sum(lines.filter((line) => !isCash(line)).map((line) => line.target));
  const left = total.minus(sum(lines.filter(isCash).map((line) => line.target)));
  const amounts = lines.map((line) => {
    if (isCash(line)) return zero;
    const target = others.eq(0) ? zero : line.target.times(max(left, zero)).div(others);
    return target.minus(line.value);
  });
  const cash = sum(amounts).neg();
  return {
    amounts: lines.map((line, index) => (isCash(line) ? cash : (amounts[index] ?? zero))),
    unfunded: max(left.neg(), zero),
  };
}

/**
 * Sells classes above their maximum down to it, buys those below their minimum up to it, then
 * settles the surplus.
 */
function toBand(lines: readonly ClassLine[]): LineTrades {
  const edges = lines.map(toEdge);
  const after = lines.map((line, index) => ({
    ...line,
    value: line.value.plus(edges[index] ?? zero),
  }));
  const surplus = sum(edges).neg();
  const settled = surplus.lt(0)
    ? raise(surplus.neg(), after)
    : noneUnfunded(spreadOverShortfalls(surplus, after));
  return {
    amounts: lines.map((line, index) => {
      const amount = (edges[index] ?? zero).plus(settled.amounts[index] ?? zero);
      return isCash(line) ? amount.minus(settled.unfunded) : amount;
    }),
    unfunded: settled.unfunded,
  };
}

/**
 * Distributes `amount` over the lines below target, in proportion to their shortfall in dollars.
 */
export const spreadOverShortfalls = (amount: Decimal, lines: readonly ClassLine[]): Decimal[] =>
  share(
    amount,
    lines.map((line) => max(line.target.minus(line.value), zero)),
  );

/**
 * Raises `need` from what is above target, then from what is above the minimum, then in proportion
 * to value.
 */
function raise(need: Decimal, lines: readonly ClassLine[]): LineTrades {
  const steps = [
    (line: ClassLine, value: Decimal) => value.minus(line.target),
    (line: ClassLine, value: Decimal) => value.minus(line.min ?? zero),
    (line: ClassLine, value: Decimal) => (isCash(line) ? zero : value),
  ];
  let values = lines.map((line) => line.value);
  let left = need;
  for (const step of steps) {
    const room = lines.map((line, index) => max(step(line, values[index] ?? zero), zero));
    const taken = share(min(left, sum(room)), room);
    values = values.map((value, index) => value.minus(taken[index] ?? zero));
    left = left.minus(sum(taken));
  }
  const amounts = values.map((value, index) => value.minus(lines[index]?.value ?? zero));
  return { amounts, unfunded: max(left, zero) };
}

function toEdge(line: ClassLine): Decimal {
  if (line.max?.lt(line.value)) return line.max.minus(line.value);
  if (line.min?.gt(line.value)) return line.min.minus(line.value);
  return zero;
}

const isCash = (line: ClassLine): boolean => line.class === cashClass;
const noneUnfunded = (amounts: Decimal[]): LineTrades => ({ amounts, unfunded: zero });

/** Splits `amount` in proportion to `weights`; the last share takes the rounding difference. */
function share(amount: Decimal, weights: readonly Decimal[]): Decimal[] {
  const whole = sum(weights);
  if (whole.eq(0)) return weights.map(() => zero);
  const last = weights.findLastIndex((weight) => weight.gt(0));
  const parts = weights.map((weight) => amount.times(weight).div(whole));
  const missing = amount.minus(sum(parts));
  return parts.map((part, index) => (index === last ? part.plus(missing) : part));
}
