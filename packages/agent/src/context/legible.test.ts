import { expect, test } from "vitest";
import { legible, longest } from "./legible.ts";

test("invisible letters, wide letters, runs of blanks and curly apostrophes are put plainly", () => {
  expect(legible("What\u200b’s \t the ＩＰＳ?")).toBe("What's the IPS?");
});

test("a message that composing would lengthen is no longer than any other", () => {
  expect(legible("\ufdfa".repeat(longest))).toHaveLength(longest);
  expect(legible("a".repeat(longest + 1))).toHaveLength(longest);
});
