import { expect, test } from "vitest";
import * as text from "./text.ts";

test("class names are shown as words", () => {
  expect(["us_equity", "intl_equity", "cash", "ips"].map(text.classLabel)).toEqual([
    "US equity",
    "international equity",
    "cash",
    "IPS",
  ]);
});

test("text from data becomes one line without markup, links and citations", () => {
  expect(text.plainLine("a [tool:x:v1]\n| <b>`c`")).toBe("a (tool:x:v1) b c");
});

test("times are shown in UTC to the minute, days unchanged", () => {
  expect(["2026-11-20T21:00:00Z", "2026-11-20"].map(text.timeText)).toEqual([
    "2026-11-20 21:00 UTC",
    "2026-11-20",
  ]);
});

test("quotations are cut between words", () => {
  expect(text.quotation('He said "no" to 1,234 shares', 100)).toBe(
    "\"He said 'no' to 1,234 shares\"",
  );
  expect(text.quotation("He said no to 1,234 shares", 17)).toBe('"He said no to …"');
});
