import { expect, test } from "vitest";
import { latestDate, newestInRange } from "./dated-list.ts";

const rows = ["2026-11-18", "2026-11-20T10:00:00Z", "2026-11-17", "2026-11-19"];
const itself = (row: string) => row;

test("both ends of a range are included, and a time counts as its day", () => {
  expect(newestInRange(rows, itself, { from: "2026-11-18", to: "2026-11-20", limit: 9 })).toEqual([
    "2026-11-20T10:00:00Z",
    "2026-11-19",
    "2026-11-18",
  ]);
});

test("an open range returns all rows, newest first, up to the limit", () => {
  expect(newestInRange(rows, itself, { from: null, to: null, limit: 2 })).toEqual([
    "2026-11-20T10:00:00Z",
    "2026-11-19",
  ]);
});

test("an empty list has no newest row", () => {
  expect(latestDate([], itself)).toBeUndefined();
  expect(latestDate(rows, itself)).toBe("2026-11-20T10:00:00Z");
});
