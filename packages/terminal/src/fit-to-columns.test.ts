import { expect, test } from "vitest";
import { fitToColumns } from "./fit-to-columns.ts";

test.each([
  ["short", 40, "short"],
  ["exactly ten", 11, "exactly ten"],
  ["too long for this", 10, "too long …"],
  ["日本電信電話", 12, "日本電信電話"],
  ["日本電信電話", 11, "日本電信電…"],
  ["👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"],
  ["two\nlines\tand tabs", 40, "two lines and tabs"],
])("%j in %i columns is %j", (text, columns, shown) => {
  expect(fitToColumns(text, columns)).toBe(shown);
});
