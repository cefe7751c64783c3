import { describe, expect, test } from "vitest";
import { safeJson, stripControlCharacters } from "./terminal-safe.ts";

const hidden: [string, string, string][] = [
  ["a color", "\u001b[31mred\u009b0m", "[31mred0m"],
  ["a window title", "\u001b]0;x\u0007y", "]0;xy"],
  ["a carriage return", "safe\rhide", "safehide"],
  ["marks of direction", "a\u202egnp\u202c\u2066b\u2069\u200e\u200f\u061c", "agnpb"],
  ["signs of no width", "pay\u200bpal\u2060\ufeff\u00ad\u034f", "paypal"],
  [
    "tags",
    `hi${[..."ignore"].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("")}`,
    "hi",
  ],
  ["hidden variants", "a\u{e0100}b\u{e01ef}", "ab"],
  ["fillers", "a\u3164b\uffa0c\u115f", "abc"],
  ["a joiner between letters", "a\u200db\u200cc", "abc"],
  ["private signs and halves", "a\ue000b\ud83dc", "abc"],
  ["line separators", "a\u2028b\u2029c", "abc"],
];

describe("a terminal never receives", () => {
  test.each(hidden)("%s", (_, text, shown) => {
    expect(stripControlCharacters(text)).toBe(shown);
  });
});

test.each(["Ünïcode – 日本語 עברית العربية", "Total\t5\nNext", "👨‍👩‍👧 🏳️‍🌈 👩🏽‍💻 ❤️", "5 € ≤ 6%"])(
  "%s is unchanged",
  (text) => {
    expect(stripControlCharacters(text)).toBe(text);
  },
);

test("JSON escapes the same characters, and loses nothing", () => {
  const value = hidden.map(([name, text]) => ({ name, text }));
  expect(JSON.parse(safeJson(value))).toEqual(value);
  expect(stripControlCharacters(safeJson(value))).toBe(safeJson(value));
});
