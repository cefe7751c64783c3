import { expect, test } from "vitest";
import { maxCharacters, normalizeMessage } from "./normalize-message.ts";

test("invisible characters, wide letters, extra spaces and curly apostrophes are normalized", () => {
  expect(normalizeMessage("What\u200b’s \t the ＩＰＳ?")).toBe("What's the IPS?");
});

test("a message that Unicode composition lengthens is cut to the same limit", () => {
  expect(normalizeMessage("\ufdfa".repeat(maxCharacters))).toHaveLength(maxCharacters);
  expect(normalizeMessage("a".repeat(maxCharacters + 1))).toHaveLength(maxCharacters);
});
