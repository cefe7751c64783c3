import { expect, test } from "vitest";
import { isWithin, periodNames, spanOf } from "./period.ts";

// A Friday.
const today = "2026-11-20";

test("periods are counted from the household's own day", () => {
  const spans = periodNames.map((name) => [name, spanOf({ name }, today)]);
  expect(spans.map(([name, span]) => [name, ...Object.values(span ?? {})])).toEqual([
    ["today", "2026-11-20", "2026-11-20"],
    ["yesterday", "2026-11-19", "2026-11-19"],
    ["this_week", "2026-11-16", "2026-11-22"],
    ["last_week", "2026-11-09", "2026-11-15"],
    ["next_week", "2026-11-23", "2026-11-29"],
    ["this_month", "2026-11-01", "2026-11-30"],
    ["last_month", "2026-10-01", "2026-10-31"],
    ["next_month", "2026-12-01", "2026-12-31"],
    ["this_quarter", "2026-10-01", "2026-12-31"],
    ["last_quarter", "2026-07-01", "2026-09-30"],
    ["this_year", "2026-01-01", "2026-12-31"],
    ["last_year", "2025-01-01", "2025-12-31"],
    ["past_30d", "2026-10-22", "2026-11-20"],
    ["past_1m", "2026-10-21", "2026-11-20"],
    ["past_3m", "2026-08-21", "2026-11-20"],
    ["past_6m", "2026-05-21", "2026-11-20"],
    ["past_1y", "2025-11-21", "2026-11-20"],
    ["past_3y", "2023-11-21", "2026-11-20"],
    ["past_5y", "2021-11-21", "2026-11-20"],
    ["next_30d", "2026-11-20", "2026-12-20"],
    ["next_90d", "2026-11-20", "2027-02-18"],
    ["before_today", null, "2026-11-19"],
    ["from_today", "2026-11-20", null],
    ["all", null, null],
  ]);
});

test("a named period and a range of days are intersected", () => {
  const span = spanOf({ name: "this_year", from: "2026-03-01", to: "2027-01-31" }, today);
  expect(span).toEqual({ from: "2026-03-01", to: "2026-12-31" });
  expect(["2026-02-28", "2026-03-01", "2026-12-31"].map((day) => isWithin(day, span))).toEqual([
    false,
    true,
    true,
  ]);
  expect(isWithin(null, span)).toBe(false);
  expect(isWithin(null, { from: null, to: null })).toBe(true);
});
