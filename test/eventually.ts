import { setTimeout as sleep } from "node:timers/promises";
import { vi } from "vitest";

/**
 * Checks again and again until it holds, however slow the machine is; what never holds fails with its own words.
 * It looks less and less often, so that waiting for a lease to end costs the tests beside it nothing.
 */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  // It moves a clock that the test has set.
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
