import { expect, test } from "vitest";
import { fromNewYork, newYorkDay } from "./new-york.ts";

test.each([
  ["2026-11-20 16:05:14", "2026-11-20T21:05:14.000Z"],
  ["2026-07-20 16:05:14", "2026-07-20T20:05:14.000Z"],
  ["2026-11-20 23:30:00", "2026-11-21T04:30:00.000Z"],
  ["2026-03-08 03:00:00", "2026-03-08T07:00:00.000Z"],
  ["2026-11-01 00:30:00", "2026-11-01T04:30:00.000Z"],
  ["2026-11-20", null],
  ["2026-13-20 16:05:14", null],
  [null, null],
])("%s in New York is %s", (wall, utc) => {
  expect(fromNewYork(wall)).toBe(utc);
});

test("a late trade is dated by the day in New York", () => {
  expect(newYorkDay("2026-11-21T00:30:00.000Z")).toBe("2026-11-20");
  expect(newYorkDay("2026-11-20T14:30:00.000Z")).toBe("2026-11-20");
});
