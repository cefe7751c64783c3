import { describe, expect, test } from "vitest";
import { wholeNumber } from "./whole-number.ts";

const turns = wholeNumber({ from: 1, to: 1_000, default: 3 });

test("is the variable's value, or the default if it is not set", () => {
  expect([turns.parse("1"), turns.parse("1000"), turns.parse(undefined)]).toEqual([1, 1_000, 3]);
});

describe("anything else is refused, and the bounds are named", () => {
  test.each([
    "0",
    "1001",
    "1e9",
    "2.5",
    "-1",
    "many",
    "",
    " 3",
    "9".repeat(20),
    "Infinity",
    "0x10",
  ])("%j", (text) => {
    const { error } = turns.safeParse(text);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      "must be a whole number from 1 to 1,000",
    ]);
  });
});
