import type { Wait } from "@advisor/domain/world";

/** Waits for the work, and no longer than this; the work goes on. Rejects when the work does in time. */
export async function waitAtMost(
  wait: Wait,
  milliseconds: number,
  work: Promise<unknown>,
): Promise<void> {
  const done = new AbortController();
  const late = wait(milliseconds, done.signal).catch(() => undefined);
  work.catch(() => undefined); // Nobody hears of it when it fails later.
  await Promise.race([work, late]);
  done.abort();
}
