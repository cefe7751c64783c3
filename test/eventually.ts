import { vi } from "vitest";

/** Checks again and again until it holds, however slow the machine is; what never holds fails with its own words. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 100_000, interval: 20 });
