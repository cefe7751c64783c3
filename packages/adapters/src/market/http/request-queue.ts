import type { Clock, Wait } from "@advisor/domain/world";
import { rateLimitedFault } from "./provider-fault.ts";

/** Rate limits: how many requests may start in any second, minute and day. */
export interface RateLimits {
  perSecond?: number;
  perMinute?: number;
  perDay?: number;
}

/** Resolves when the next request may start. */
export type AwaitRequestSlot = (signal: AbortSignal) => Promise<void>;

/**
 * A first-in, first-out queue. A request that would wait longer than `patienceMs` fails as rate
 * limited.
 */
export function openRequestQueue(options: {
  provider: string;
  pace: RateLimits;
  patienceMs: number;
  clock: Pick<Clock, "now">;
  wait: Wait;
}): AwaitRequestSlot {
  const most = Math.max(0, ...windows(options.pace).map(({ limit }) => limit));
  let starts: number[] = [];
  return async (signal) => {
    const now = options.clock.now();
    const start = nextStart(starts, options.pace, now);
    const delay = start - now;
    if (delay > options.patienceMs)
      throw rateLimitedFault(options.provider, Math.ceil(delay / 1000));
    starts = [...starts, start].slice(-most);
    if (delay > 0) await options.wait(delay, signal);
  };
}

/** When the next request may start, given the start times of earlier ones, oldest first. */
export const nextStart = (starts: readonly number[], pace: RateLimits, now: number): number =>
  Math.max(
    now,
    starts.at(-1) ?? now,
    ...windows(pace).map(({ limit, ms }) => (starts.at(-limit) ?? Number.NEGATIVE_INFINITY) + ms),
  );

const windows = ({ perSecond, perMinute, perDay }: RateLimits) =>
  [
    { limit: perSecond, ms: 1000 },
    { limit: perMinute, ms: 60_000 },
    { limit: perDay, ms: 86_400_000 },
  ].flatMap(({ limit, ms }) => (limit === undefined ? [] : [{ limit, ms }]));
