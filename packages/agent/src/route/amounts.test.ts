import { expect, test } from "vitest";
import { amounts, heldSizes } from "./amounts.ts";

test("a bare figure that is to arrive is an amount", () => {
  expect(amounts("did the 900 hit yet")).toEqual({ amount: 900 });
  expect(amounts("has 1,250 gone through")).toEqual({ amount: 1250 });
});

test.each([
  ["deposits over 1000 dollars", { above: 1_000 }],
  ["north of $2000", { above: 2_000 }],
  ["more than 1.5k", { above: 1_500 }],
  ["under 750", { below: 750 }],
  ["no more than 800", { at_most: 800 }],
  ["at least 500", { at_least: 500 }],
  ["$500 or more", { at_least: 500 }],
  ["between 500 and 1,000", { at_least: 500, at_most: 1_000 }],
  ["over 500 but under 900", { above: 500, below: 900 }],
  ["around $1000", { at_least: 900, at_most: 1_100 }],
  ["which transfer was for 750", { amount: 750 }],
  ["the 750 1", { amount: 750 }],
  ["has the $1,500 hit the account", { amount: 1_500 }],
  ["the 500 withdrawal", { amount: 500 }],
])("%s", (said, found) => {
  expect(amounts(said)).toEqual(found);
});

test.each([
  "more than 50 shares",
  "bought 100 SYM",
  "the s&p 500 index",
  "last 10 trades",
  "over the last 3 months",
])("%s names no sum", (said) => {
  expect(amounts(said)).toEqual({});
});

test.each([
  ["holdings over 10k", { of: "value", sizes: { above: 10_000 } }],
  ["positions up more than 20 %", { of: "gain", sizes: { above: 20 } }],
  ["holdings over 10 %", { of: undefined, sizes: {} }],
  ["holdings that cost more than $200 a share", { of: undefined, sizes: {} }],
] as const)("of what is held: %s", (said, sizes) => {
  expect(heldSizes(said)).toEqual(sizes);
});
