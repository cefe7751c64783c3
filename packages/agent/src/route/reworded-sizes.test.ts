import { expect, test } from "vitest";
import { reworded } from "./reworded.ts";

test.each([
  ["which holdings have doubled?", "which holdings with a gain of at least 100 percent?"],
  [
    "any holding that has more than tripled since purchase",
    "any holding with a gain of more than 200 percent",
  ],
  ["is anything down by more than half", "is anything down more than 50 percent"],
  ["list positions whose cost basis exceeds market value", "list positions at a loss"],
  [
    "Are there any losses in the joint account?",
    "Are there any positions at a loss in the joint account?",
  ],
  ["largest short", "largest short position"],
  ["top 2 by today's move", "top 2 performers of the day"],
  ["is any short at a loss", "is any short position at a loss"],
  ["MUB total value", "total value of MUB"],
  ["total bonds", "total value of the bonds"],
  ["muni gain", "unrealized gain of all munis in total"],
  ["SEP gain in dollars", "unrealized gain of SEP in dollars"],
  ["how concentrated is the stock plan?", "what percent is each position of the stock plan?"],
])("%s", (message, plain) => {
  expect(reworded(message)).toBe(plain);
});

test("losses of a stretch, realized ones and those of one position are none of positions at a loss", () => {
  expect(reworded("any realized losses?")).toBe("any realized losses?");
  expect(reworded("any losses on PFE?")).toBe("any losses on PFE?");
});

test("what a position gained, and the household's total, are said as they are", () => {
  expect(reworded("best position gain in dollars")).toBe("best position gain in dollars");
  expect(reworded("account total value")).toBe("account total value");
});
