import { expect, test } from "vitest";
import { unitSizes } from "./unit-sizes.ts";

test.each([
  ["trades of more than 100 shares", { above: 100 }],
  ["buys of at least 1,500 units", { at_least: 1_500 }],
  ["sales of under 50 shares", { below: 50 }],
  ["trades between 10 and 20 shares", { at_least: 10, at_most: 20 }],
  ["trades of 50 shares or more", { at_least: 50 }],
  ["trades of 50 or fewer shares", { at_most: 50 }],
  ["trades under one share", { below: 1 }],
  ["trades of more than 0.5 shares", { above: 0.5 }],
  ["trades of 20 shares", { amount: 20 }],
  ["when did i buy exactly 25 shares", { amount: 25 }],
  ["which day did i sell 25 shares of SYM", undefined],
  ["any 100 share trades", { amount: 100 }],
  ["trades over $5,000", undefined],
  ["when did i buy 20 shares of SYM", undefined],
  ["trades over $100 a share", undefined],
])("%j", (said, sizes) => {
  expect(unitSizes(said)).toEqual(sizes);
});
