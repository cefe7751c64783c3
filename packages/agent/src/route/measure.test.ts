import { expect, test } from "vitest";
import { measure } from "./measure.ts";

test.each([
  ["how many trades did i make", "count"],
  ["how many SYM did we buy in PER", undefined],
  ["how many shares of SYM did we buy", undefined],
  ["how much did we drop on the SYM purchase", "sum"],
  ["how much did SYM drop PER", undefined],
  ["my average deposit", "average"],
])("%s asks for %s", (said, expected) => {
  expect(measure(said)).toBe(expected);
});

test.each([
  ["on average how big were the completed ach deposits", "average"],
  ["of all the purchases on record how many were for more than $50000", "count"],
])("%s: %s", (said, kind) => {
  expect(measure(said)).toBe(kind);
});
