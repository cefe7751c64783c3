import { daysBetween } from "../day.ts";
import { type Decimal, decimal } from "../decimal.ts";
import type { SubPeriod } from "./sub-period.ts";

const highest = 1e6;
const halvings = 200;

/**
 * The money-weighted return of the whole period as a ratio: the rate at which the first value and all
 * flows grow to the last value without the balance ever being negative. Annualized, it is the XIRR.
 * Null if there is none. Solving for the yearly rate would fail where a few days doubled the value.
 */
export function moneyWeightedReturn(links: readonly SubPeriod[]): Decimal | null {
  const [first, last] = [links[0], links.at(-1)];
  if (first === undefined || last === undefined || first.from === last.to) return null;
  const length = daysBetween(first.from, last.to);
  const moves = [
    { at: 0, amount: first.begin.toNumber() },
    ...links.flatMap(({ flows }) =>
      flows.map(({ day, amount }) => ({
        at: daysBetween(first.from, day) / length,
        amount: amount.toNumber(),
      })),
    ),
  ].toSorted((a, b) => a.at - b.at || b.amount - a.amount);
  const end = last.end.toNumber();
  const size = Math.max(end, ...moves.map(({ amount }) => Math.abs(amount)));
  if (end < 0 || moves.every(({ amount }) => amount <= 0)) return null;
  const rate = lowestThatCovers((growth) => balance(moves, growth) >= end);
  if (rate === null) return null;
  const missed = Math.abs(balance(moves, rate) - end);
  return missed <= size * 1e-8 ? decimal((rate - 1).toFixed(12)) : null;
}

interface Move {
  /** The part of the period that has passed: 0 at the start, 1 at the end. */
  at: number;
  amount: number;
}

/** The final balance at this growth factor of the period; minus infinity if it was negative before. */
function balance(moves: readonly Move[], growth: number): number {
  let [held, at] = [0, 0];
  for (const move of moves) {
    held = held * growth ** (move.at - at) + move.amount;
    at = move.at;
    if (held < -1e-6) return Number.NEGATIVE_INFINITY;
  }
  return held * growth ** (1 - at);
}

/** Bisection: the final balance increases with growth, so there is one lowest sufficient factor. */
function lowestThatCovers(covers: (growth: number) => boolean): number | null {
  // A total loss: no factor above 0 is small enough for what was paid in shortly before the end.
  if (covers(0)) return 0;
  let [low, high] = [0, 2];
  while (!covers(high)) {
    if (high > highest) return null;
    high *= 2;
  }
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (covers(middle)) high = middle;
    else low = middle;
  }
  return high;
}
