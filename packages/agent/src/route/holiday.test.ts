import { expect, test } from "vitest";
import { holiday } from "./holiday.ts";

test.each([
  ["christmas", "2025-12-25"],
  ["new year", "2026-01-01"],
  ["thanksgiving", "2025-11-27"],
  ["black friday", "2025-11-28"],
  ["labor day", "2025-09-01"],
  ["memorial day", "2025-05-26"],
  ["easter", "2025-04-20"],
])("the last %s was on %s", (name, day) => {
  expect(holiday(name, undefined, "2026-01-15")).toBe(day);
});

test("a year names its own", () => {
  expect(holiday("easter", 2024, "2026-01-15")).toBe("2024-03-31");
  expect(holiday("easter", 1981, "2026-01-15")).toBe("1981-04-19");
  expect(holiday("payday", 2024, "2026-01-15")).toBeUndefined();
});
