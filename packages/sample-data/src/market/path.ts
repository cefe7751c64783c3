import type { Day } from "@advisor/domain/day";
import { seededRandom } from "./seeded.ts";

/** A day with a fixed close. */
export interface FixedClose {
  day: Day;
  close: number;
}

/** How a price moves from day to day, as fractions of the price. */
export interface Motion {
  seed: string;
  /** The common factor behind the move, such as "market" or "rates". */
  factor: string;
  beta: number;
  factor_volatility: number;
  own_volatility: number;
}

/** Daily closes that pass through every anchor. The first and last day must be anchors. */
export function simulateCloses(
  days: readonly Day[],
  motion: Motion,
  anchors: readonly FixedClose[],
): number[] {
  const walk = randomWalk(days, motion);
  const points = anchors.map(({ day, close }) => ({
    at: days.indexOf(day),
    close: Math.log(close),
  }));
  return days.map((_, at) => {
    const after = points.find((point) => point.at >= at);
    const before = points.findLast((point) => point.at <= at);
    if (after === undefined || before === undefined) throw new Error("no anchor at an end");
    return Math.exp(bridge(walk, at, before, after));
  });
}

interface Point {
  at: number;
  close: number;
}

/** A random walk between two points, adjusted to meet both. */
function bridge(walk: readonly number[], at: number, before: Point, after: Point): number {
  if (before.at === after.at) return before.close;
  const start = walk[before.at] ?? 0;
  const miss = after.close - before.close - ((walk[after.at] ?? 0) - start);
  const way = (at - before.at) / (after.at - before.at);
  return before.close + (walk[at] ?? 0) - start + miss * way;
}

/** A random walk of logarithms, one step per day. */
function randomWalk(days: readonly Day[], motion: Motion): number[] {
  const own = seededRandom(`${motion.seed} walk`);
  let place = 0;
  return days.map((day) => {
    const common = motion.beta * motion.factor_volatility * factorMove(motion.factor, day);
    place += common + motion.own_volatility * own.normal();
    return place;
  });
}

const moves = new Map<string, number>();

/** The factor's move on a day, the same for all of its securities. */
function factorMove(factor: string, day: Day): number {
  const key = `${factor} ${day}`;
  const known = moves.get(key) ?? seededRandom(key).normal();
  moves.set(key, known);
  return known;
}
