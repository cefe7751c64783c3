import { expect, test } from "vitest";
import { periodMark, sentence, spansOf, withSpans } from "./item.ts";
import { words } from "./words.ts";

test("a span stands in the place of its words", () => {
  const items = words("trades last week only");
  const mention = { said: periodMark, period: { to: "2026-01-11" } };
  const [, spanned, ...rest] = withSpans(items, [{ start: 1, end: 3, mention }]);
  expect(spanned).toEqual({ ...mention, raw: "last", at: 7, end: 16, gap: "none" });
  expect(sentence(rest)).toBe("only");
});

test("patterns match whole words, and the earlier pattern keeps its words", () => {
  const patterns = [
    [/last week/g, () => "week"],
    [/last/g, () => "last"],
    [/ek only/g, () => "torn"],
  ] as const;
  expect(spansOf(words("last week only last"), patterns)).toEqual([
    { start: 0, end: 2, value: "week" },
    { start: 3, end: 4, value: "last" },
  ]);
});
