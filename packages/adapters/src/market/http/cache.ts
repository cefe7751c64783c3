import type { Clock } from "@advisor/domain/world";

const minute = 60_000;
const day = 24 * 60 * minute;

/** For each kind of data: how long an answer is fresh, and how many answers are cached. */
const freshness = {
  quote: { ms: 15_000, most: 1000 },
  news: { ms: 5 * minute, most: 200 },
  fundamentals: { ms: day, most: 200 },
  filings: { ms: day, most: 100 },
  scrip_master: { ms: day, most: 1 },
} as const;

/** The cached answer for `key`, or the result of `load`, shared by all concurrent callers. */
export type Cache<Value> = (
  key: string,
  load: () => Promise<Value>,
  signal?: AbortSignal,
) => Promise<Value>;

/**
 * A cache for one kind of answer. Failures and `undefined` are not cached. All waiting callers
 * share one load, which has its own deadline; a caller's signal ends only that caller's wait.
 */
export function openCache<Value>(
  name: keyof typeof freshness,
  clock: Pick<Clock, "now">,
): Cache<Value> {
  const { ms, most } = freshness[name];
  const kept = new Map<string, { answer: Promise<Value>; until: number }>();
  const fetched = (key: string, load: () => Promise<Value>): Promise<Value> => {
    const entry = { answer: load(), until: clock.now() + ms };
    const forget = () => {
      if (kept.get(key) === entry) kept.delete(key);
    };
    kept.delete(key);
    kept.set(key, entry);
    for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
    entry.answer.then((value) => value === undefined && forget(), forget);
    return entry.answer;
  };
  return async (key, load, signal) => {
    signal?.throwIfAborted();
    const held = kept.get(key);
    const fresh = held !== undefined && clock.now() < held.until;
    const answer = fresh ? held.answer : fetched(key, load);
    return signal === undefined ? answer : await unlessAborted(answer, signal);
  };
}

async function unlessAborted<Value>(answer: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const leave = () => reject(signal.reason);
  signal.addEventListener("abort", leave, { once: true });
  return await Promise.race([answer, promise]).finally(() =>
    signal.removeEventListener("abort", leave),
  );
}
