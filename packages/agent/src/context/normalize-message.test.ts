import { expect, test } from "vitest";
import { maxCharacters, normalizeMessage } from "./normalize-message.ts";

test("invisible letters, wide letters, runs of blanks and curly apostrophes are put plainly", () => {
  expect(normalizeMessage("What\u200b’s \t the ＩＰＳ?")).toBe("What's the IPS?");
});

test("a message that composing would lengthen is no longer than any other", () => {
  expect(normalizeMessage("\ufdfa".repeat(maxCharacters))).toHaveLength(maxCharacters);
  expect(normalizeMessage("a".repeat(maxCharacters + 1))).toHaveLength(maxCharacters);
});
