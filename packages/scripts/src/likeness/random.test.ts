import { expect, test } from "vitest";
import { randomFrom, seedOf } from "./random.ts";

const first = (seed: number, count: number): number[] =>
  Array.from({ length: count }, randomFrom(seed));

test("the same seed gives the same numbers, another one others, all between 0 and 1", () => {
  expect(first(7, 5)).toEqual(first(7, 5));
  expect(first(8, 5)).not.toEqual(first(7, 5));
  expect(first(7, 500).every((one) => one >= 0 && one <= 1)).toBe(true);
});

test("texts that differ in one letter have other seeds", () => {
  expect(seedOf("cash")).toBe(seedOf("cash"));
  expect(new Set(["cash", "cast", "Cash", ""].map(seedOf)).size).toBe(4);
});
