import { expect, test } from "vitest";
import type { Cells } from "./run-cells.ts";
import { leftWords, minutesLeft } from "./time-left.ts";

const cells = (...seconds: number[]): Cells =>
  new Map(
    seconds.map((taken, nth) => [
      String(nth),
      { status: taken === 0 ? "running" : "answered", seconds: taken, attempts: 1 } as never,
    ]),
  );
const run = (pending: number, status: "running" | "awaiting_approval" | "done" = "running") => ({
  status,
  counters: { pending, running: 2 },
  settings: { parallel: 4 },
});

test("what is open takes as long as what was answered, side by side", () => {
  expect(minutesLeft(run(22), cells(10, 30, 0))).toBe(2);
});

test("nothing is said before a cell tells, while a person is waited for, and in the end", () => {
  expect(minutesLeft(run(22), cells(0))).toBeUndefined();
  expect(minutesLeft(run(22, "awaiting_approval"), cells(10))).toBeUndefined();
  expect(minutesLeft(run(0, "done"), cells(10))).toBeUndefined();
});

test.each([
  [0.2, "less than a minute left"],
  [1.1, "about 2 min left"],
  [89.5, "about 90 min left"],
  [121, "about 3 h left"],
])("%d minutes are told as %j", (minutes, words) => {
  expect(leftWords(minutes)).toBe(words);
});
