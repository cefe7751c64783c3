import { expect, it } from "vitest";
import { continuation } from "./continuation.ts";

const shown = "**Cash is low.**\n\n| Account | Cash |\n|---|---|\n| Joint brokerage | ";

it.each([
  ["goes on exactly", "$22,000 |\n", "$22,000 |\n"],
  ["keeps the space before a word", " $22,000 |", " $22,000 |"],
  ["repeats the whole beginning", `${shown}$22,000 |`, "$22,000 |"],
  ["repeats the beginning after a blank line", `\n\n${shown}$22,000 |`, "$22,000 |"],
  ["repeats the last line", "| Joint brokerage | $22,000 |", "$22,000 |"],
  ["repeats the last two lines", "|---|---|\n| Joint brokerage | $22,000 |", "$22,000 |"],
  ["begins the answer anew in other words", "**Cash is low** in one account.", undefined],
  ["begins the line anew in other words", "| Joint broker | $22,000 |", undefined],
])("a second version that %s", (_, version, added) => {
  expect(continuation(shown, version)).toBe(added);
});

it("a short line that is repeated is cut off, and a letter in common is not", () => {
  expect(continuation("Cash.\n- a: ", "- a: $5")).toBe("$5");
  expect(continuation("They hold a", "about $5")).toBe("about $5");
  expect(continuation("", "It is $7.00.")).toBe("It is $7.00.");
});
