import { setTimeout as sleep } from "node:timers/promises";
import { vi } from "vitest";

/**
 * Repeats a check until it passes, however slow the machine is, and otherwise fails with the
 * check's own error. The interval grows, so that waiting for a lease does not slow down other
 * tests.
 */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  // This advances fake timers.
  if (vi.isFakeTimers()) return vi.waitFor(check, { timeout: 100_000, interval: 20 });
  const last = performance.now() + 100_000;
  for (let pause = 5; ; pause = Math.min(pause * 1.5, 200)) {
    try {
      return await check();
    } catch (failure) {
      if (performance.now() > last) throw failure;
    }
    await sleep(pause);
  }
}
