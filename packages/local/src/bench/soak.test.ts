import { expect, test } from "vitest";
import { growthOf, type Soak, soakFaults } from "./soak.ts";

const quiet: Soak = {
  minutes: [],
  added: { p50: 1, p95: 2, p99: 3 },
  first: { p50: 1, p95: 2, p99: 3 },
  errors: [],
  lost: 0,
  growth: 80,
};

test("a soak without errors and with flat memory passes", () => {
  expect(soakFaults(quiet)).toEqual([]);
});

test("a failed stream, a lost delta and growing memory are reported", () => {
  const soak = {
    ...quiet,
    errors: ["503 busy", "503 busy", "ended with cut"],
    lost: 2,
    growth: 81,
  };
  expect(soakFaults(soak)).toEqual([
    "a stream failed: 503 busy",
    "a stream failed: ended with cut",
    "2 deltas were lost",
    "memory grew by 81 MB, more than 80",
  ]);
});

test("memory growth is measured from the warmed-up process to the end, ignoring single samples", () => {
  const samples = (...memory: number[]) => memory.map((one) => ({ memory: one }));
  expect(growthOf(samples(100, 150, 200, 200, 200, 900, 200, 200, 200, 290, 290, 290))).toBe(90);
  expect(growthOf(samples(100, 150, 200, 200, 200, 200, 200, 200))).toBe(0);
  expect(growthOf(samples(100, 900))).toBe(0);
});
