/**
 * What this process has seen stay as it is, and for how long. By this it judges whether another process
 * has died: the clocks of two machines may be minutes apart.
 */
export interface Liveness {
  /** Whether a time by another machine's clock is past, however far the two clocks are apart. */
  longAgo(time: number): boolean;
  /** How long this stamp has been seen under the name, in milliseconds; 0 at first sight or after a change. */
  unchangedMs(name: string, stamp: string): number;
  /** Counts an earlier sight of the stamp, for which somebody else vouches: a durable run that waited. */
  seenBefore(name: string, stamp: string, milliseconds: number): void;
}

/** More names than one process deals with at a time; the one that was seen first is forgotten first. */
const mostNames = 20_000;

/** No two clocks are further apart. */
const toleranceMs = 15 * 60_000;

/** `elapsed` is a monotonic clock of this process, in milliseconds; `now` is its clock of the day. */
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
