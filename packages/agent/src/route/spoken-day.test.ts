import { expect, test } from "vitest";
import { lastWeekday, spokenDays } from "./spoken-day.ts";

test.each([
  ["jan 7", { from: "2026-01-07", to: "2026-01-07" }],
  ["the 16th of january", { from: "2025-01-16", to: "2025-01-16" }],
  ["feb 29 2024", { from: "2024-02-29", to: "2024-02-29" }],
  ["last friday of october", { from: "2025-10-31", to: "2025-10-31" }],
  ["the first monday in march 2025", { from: "2025-03-03", to: "2025-03-03" }],
  ["the 3rd wed of december", { from: "2025-12-17", to: "2025-12-17" }],
  ["sept", { from: "2025-09-01", to: "2025-09-30" }],
  ["2/3", { from: "2025-02-03", to: "2025-02-03" }],
  ["2024-2-3", { from: "2024-02-03", to: "2024-02-03" }],
])("%s", (text, days) => {
  expect(spokenDays(text, "2026-01-15")).toEqual(days);
});

test.each(["feb 30", "13/13", "2025-02-29", "soon"])("%s is no day", (text) => {
  expect(spokenDays(text, "2026-01-15")).toBeUndefined();
});

test("a weekday is the last one before today", () => {
  expect(lastWeekday("thursday", "2026-01-15")).toBe("2026-01-08");
  expect(lastWeekday("wednesday", "2026-01-15")).toBe("2026-01-14");
});
