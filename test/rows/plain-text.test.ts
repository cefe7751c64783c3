import { stripControlCharacters } from "@advisor/terminal/terminal-safe";
import { expect, test } from "vitest";

test.each([
  ["a color", "\u001b[31mred\u001b[0m"],
  ["a cleared screen", "\u001b[2J\u001b[H"],
  ["a window title", "\u001b]0;owned\u0007"],
  ["the clipboard", "\u001b]52;c;c2VjcmV0\u0007"],
  ["a hyperlink", "\u001b]8;;https://evil.example\u001b\\a page\u001b]8;;\u001b\\"],
  ["one-byte controls", "\u009b31mred\u009d0;x\u009c"],
  ["a carriage return over a line", "Sell\rBuy"],
  ["backspaces", "Sell\b\b\b\bBuy"],
  ["bidirectional overrides", "Pay \u202e054\u202c \u2066x\u2069"],
])("the terminal receives only plain text: %s", (_, text) => {
  expect(stripControlCharacters(text)).not.toMatch(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u);
});

test("line breaks, tabs and letters are kept", () => {
  expect(stripControlCharacters("a\n\tb ü 🚀 ע")).toBe("a\n\tb ü 🚀 ע");
});
