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

test("the estimate assumes that open cells take as long as answered ones, in parallel", () => {
  expect(minutesLeft(run(22), cells(10, 30, 0))).toBe(2);
});

test("there is no estimate before the first answer, while an approval is pending, or at the end", () => {
  expect(minutesLeft(run(22), cells(0))).toBeUndefined();
  expect(minutesLeft(run(22, "awaiting_approval"), cells(10))).toBeUndefined();
  expect(minutesLeft(run(0, "done"), cells(10))).toBeUndefined();
});

test.each([
  [0.2, "less than a minute left"],
  [1.1, "about 2 min left"],
  [89.5, "about 90 min left"],
  [121, "about 3 h left"],
])("%d minutes are shown as %j", (minutes, words) => {
  expect(leftWords(minutes)).toBe(words);
});
