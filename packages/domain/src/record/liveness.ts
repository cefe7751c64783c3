/**
 * Tracks how long values have stayed unchanged, as this process saw them. It decides from this
 * whether another process has died, because the clocks of two machines may differ by minutes.
 */
export interface Liveness {
  /** Whether a timestamp of another machine is certainly past, allowing for clock skew. */
  longAgo(time: number): boolean;
  /**
   * How long the stamp has been unchanged under this name, in milliseconds; 0 when first seen or
   * after a change.
   */
  unchangedMs(name: string, stamp: string): number;
  /** Adds an earlier sighting of the stamp by someone else: a durable run that waited. */
  seenBefore(name: string, stamp: string, milliseconds: number): void;
}

/** More names than one process handles at a time; the oldest is evicted first. */
const mostNames = 20_000;

/** The largest clock skew between two machines. */
const toleranceMs = 15 * 60_000;

/** `elapsed` is a monotonic clock of this process, in milliseconds; `now` is its wall clock. */
export function openLiveness(elapsed: () => number, now: () => number): Liveness {
  const seen = new Map<string, { stamp: string; since: number }>();

  function sight(name: string, stamp: string, since: number): number {
    const before = seen.get(name);
    if (before?.stamp === stamp && before.since <= since) return before.since;
    seen.delete(name);
    const oldest = seen.size < mostNames ? undefined : seen.keys().next().value;
    if (oldest !== undefined) seen.delete(oldest);
    seen.set(name, { stamp, since });
    return since;
  }

  return {
    longAgo: (time) => now() - time > toleranceMs,
    unchangedMs(name, stamp) {
      const at = elapsed();
      return at - sight(name, stamp, at);
    },
    seenBefore(name, stamp, milliseconds) {
      sight(name, stamp, elapsed() - milliseconds);
    },
  };
}
