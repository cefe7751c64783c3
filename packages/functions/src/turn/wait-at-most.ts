import { type Wait, workEnded } from "@advisor/domain/world";

/** Waits for the work up to this time; the work itself continues. Rejects if the work rejects in time. */
export async function waitAtMost(
  wait: Wait,
  milliseconds: number,
  work: Promise<unknown>,
): Promise<void> {
  const done = new AbortController();
  const late = wait(milliseconds, done.signal).catch(() => undefined);
  work.catch(() => undefined); // A later failure is ignored.
  await Promise.race([work, late]);
  done.abort(workEnded);
}
