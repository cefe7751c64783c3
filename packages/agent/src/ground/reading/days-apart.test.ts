import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const evidence = [
  "<context>\ntoday: 2026-11-21\ntotal value: 900000.00 USD as of 2026-11-20\n</context>",
  "open: Write the plan, due 2026-10-15 (overdue)\nopen: Send the form, due 2026-11-06 (overdue)",
  {
    as_of: "2026-11-20",
    rows: [
      { household: "Reyes family", next_meeting: "2026-12-01", account_value: 640_000 },
      { household: "Lund family", next_meeting: "2026-12-03", account_value: 900_000 },
    ],
  },
];
const check = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["| Task | Due | Status |\n|---|---|---|\n| The plan | Oct 15 | 37 days overdue |", []],
  ["| Task | Due | Status |\n|---|---|---|\n| The plan | Oct 15 | 15 days overdue |", ["15"]],
  ["The plan is 37 days overdue (October 15), the form 15 days overdue (November 6).", []],
  [
    "The plan is 15 days overdue (October 15), the form 37 days overdue (November 6).",
    ["15", "37"],
  ],
])("the days since a due date: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});

test.each([
  [
    "The Reyes family on December 1 (in 10 days) and the Lund family on December 3 (in 12 days).",
    [],
  ],
  [
    "The Reyes family on December 1 (in 12 days) and the Lund family on December 3 (in 12 days).",
    ["12"],
  ],
  // Counted from the day of the figures.
  ["The meeting with the Reyes family is on December 1, 11 days from now.", []],
  ["The meeting with the Reyes family is on December 1, 10 days ago.", ["10"]],
  ["The meeting with the Lund family is in 12 days.", []],
  ["The meeting with the Lund family is in 15 days.", ["15"]],
])("the days until a day: %s", (text, unmatched) => {
  expect(check(text)).toEqual(unmatched);
});
