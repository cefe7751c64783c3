import { expect, test } from "vitest";
import { readLast } from "./read-last.ts";

/** Days that are named without a year lie behind, those of a due date ahead. */
test.each<[number, string, string]>([
  [7, "deposits before june", "All deposits to May 31, 2026: amount, quantity and price."],
  [
    7,
    "deposits since the fourth of july",
    "All deposits from Jul 4, 2026: amount, quantity and price.",
  ],
  // The current month has not ended.
  [
    2,
    "purchases last november",
    "All purchases from Nov 1, 2025 to Nov 30, 2025: amount, quantity and price.",
  ],
  [
    2,
    "purchases last august",
    "All purchases from Aug 1, 2026 to Aug 31, 2026: amount, quantity and price.",
  ],
  [
    11,
    "deposits of fifteen hundred",
    "All deposits where amount is $1,500: amount, quantity and price.",
  ],
  [
    1,
    "tasks due before december",
    "All tasks to Nov 30, 2026 where status is open or overdue: days until due, with due date.",
  ],
])("of household D%i, the days and amounts of %j are %j", (household, message, canonical) => {
  expect(readLast(household, [message])).toEqual([canonical]);
});
