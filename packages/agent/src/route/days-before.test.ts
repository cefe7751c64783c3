import { expect, test } from "vitest";
import { askedAfter } from "./route.fixture.ts";

test.each([
  ["Any trades this week?", "and the week before?", "2026-01-05", "2026-01-11"],
  ["Any trades this month?", "and the month before that?", "2025-12-01", "2025-12-31"],
  ["trades this quarter", "the quarter before", "2025-10-01", "2025-12-31"],
  ["trades this year", "what about the year before?", "2025-01-01", "2025-12-31"],
  ["trades yesterday", "and the day before?", "2026-01-13", "2026-01-13"],
])("%j, then %j", (first, second, from, to) => {
  expect(askedAfter(first, second)).toEqual([{ intent: "activity", params: { from, to } }]);
});
