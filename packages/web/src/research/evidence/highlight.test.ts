import { expect, it } from "vitest";
import { passageOf, trimAround } from "./highlight.ts";

it.each([
  ["One two three.", "two three", ["One ", "two three", "."]],
  ["One  two\n three.", "two three.", ["One  ", "two\n three.", ""]],
  ["He said “no – never” twice.", 'said "no - never"', ["He ", "said “no – never”", " twice."]],
  ["A ﬁne day (50% up).", "fine day (50% up)", ["A ", "ﬁne day (50% up)", "."]],
  ["  led by space", "led by", ["  ", "led by", " space"]],
])("in %j the quote %j is found", (text, quote, [before, found, after]) => {
  expect(passageOf(text, quote)).toEqual({ before, quote: found, after });
});

it.each(["four", "", "two  tree"])("%j is not found", (quote) => {
  expect(passageOf("One two three.", quote)).toBeUndefined();
});

it("long text around a passage is cut at a word", () => {
  const long = "word ".repeat(100);
  const { before, after } = trimAround({ before: long, quote: "x", after: ` ${long}` });
  expect(before.length).toBeLessThan(245);
  expect(before).toMatch(/^…word .*word $/);
  expect(after).toMatch(/^ word .*word…$/);
});
