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
