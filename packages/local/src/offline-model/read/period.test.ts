import { expect, test } from "vitest";
import { readPeriod } from "./period.ts";

/** A Saturday. */
const today = "2026-11-21";

test.each([
  ["today", "2026-11-21", "2026-11-21"],
  ["yesterday", "2026-11-20", "2026-11-20"],
  ["this week", "2026-11-16", "2026-11-21"],
  ["trades last week", "2026-11-09", "2026-11-15"],
  ["this month", "2026-11-01", "2026-11-21"],
  ["history of TCS last month", "2026-10-01", "2026-10-31"],
  ["last quarter", "2026-07-01", "2026-09-30"],
  ["QTD", "2026-10-01", "2026-11-21"],
  ["deposits this year", "2026-01-01", "2026-11-21"],
  ["last year", "2025-01-01", "2025-12-31"],
  ["over the last 5 days", "2026-11-17", "2026-11-21"],
  ["in the past two weeks", "2026-11-07", "2026-11-21"],
  ["the last 3 months", "2026-08-21", "2026-11-21"],
  ["over the past year", "2025-11-21", "2026-11-21"],
  ["in October", "2026-10-01", "2026-10-31"],
  ["in December", "2025-12-01", "2025-12-31"],
  ["in November", "2026-11-01", "2026-11-21"],
  ["in March 2025", "2025-03-01", "2025-03-31"],
  ["in 2025", "2025-01-01", "2025-12-31"],
  ["since January", "2026-01-01", "2026-11-21"],
  ["since 2026-10-05", "2026-10-05", "2026-11-21"],
  ["on Nov 10th", "2026-11-10", "2026-11-10"],
  ["on December 5", "2025-12-05", "2025-12-05"],
  ["on 3 November 2026", "2026-11-03", "2026-11-03"],
  ["on 10/5", "2026-10-05", "2026-10-05"],
  ["from 2026-10-01 to 2026-10-31", "2026-10-01", "2026-10-31"],
  ["between Oct 1 and Oct 15", "2026-10-01", "2026-10-15"],
])("%s is %s to %s", (text, from, to) => {
  const found = readPeriod(text, today);
  expect([found?.from, found?.to]).toEqual([from, to]);
});

test.each(["", "next week", "on 2027-01-01", "on February 30, 2026", "march on", "the last trade"])(
  "%j names no days of the past",
  (text) => {
    expect(readPeriod(text, today)).toBeUndefined();
  },
);
