import { expect, test } from "vitest";
import { limit } from "./limit.ts";

test.each([
  ["top 3 winners", 3],
  ["last 5 trades", 5],
  ["5 most recent trades", 5],
  ["show 10", 10],
  ["my most recent trade", 1],
  ["last pending withdrawal", 1],
  ["just the last one", 1],
  ["when did i last buy SYM", 1],
])("%s asks for %i", (said, count) => {
  expect(limit(said)).toBe(count);
});

test.each([
  "last 10 days",
  "the last trades",
  "last buy orders",
  "has the 1500 deposit arrived",
  "the 50 deposit",
  "top 0 winners",
  "top 500 holdings",
  "on 1/7",
])("%s asks for all", (said) => {
  expect(limit(said)).toBeUndefined();
});
