import { expect, test } from "vitest";
import { clip, firstRows } from "./shorten.ts";

test("a shortened list states the number of omitted rows, even if it is 0", () => {
  expect(firstRows("rows", 2)({ rows: [1, 2, 3], total: 6 })).toEqual({
    rows: [1, 2],
    rows_left_out: 1,
    total: 6,
  });
  expect(firstRows("rows", 3)({ rows: [1] })).toEqual({ rows: [1], rows_left_out: 0 });
});

test("a text is cut between words and states how much is missing", () => {
  expect(clip("profit rose again", 12)).toBe("profit rose … (6 more characters)");
  expect(clip("profit rose", 11)).toBe("profit rose");
});

test("a text without spaces is cut too, and never within a character", () => {
  expect(clip("x".repeat(20), 10)).toBe(`${"x".repeat(10)} … (10 more characters)`);
  expect(clip("😀".repeat(5), 3).isWellFormed()).toBe(true);
});
