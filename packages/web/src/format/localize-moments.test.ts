import { expect, it } from "vitest";
import { localizeMomentsTo } from "./localize-moments.ts";

const sentence = "Today's budget is used up. Ask again after 2026-12-01 00:00 UTC.";

it.each([
  ["en-US", "America/New_York", "Nov 30, 7:00 PM EST"],
  ["en-GB", "Europe/Berlin", "1 Dec, 01:00 CET"],
])("a moment reads as in %s and %s", (locale, timeZone, moment) => {
  expect(localizeMomentsTo(locale, { timeZone })(sentence)).toBe(
    `Today's budget is used up. Ask again after ${moment}.`,
  );
});

it("a day, and text that only looks like a moment, stay as they are", () => {
  const text = "Checked on 2026-12-01, lot 2026-12-01 24:61 UTC.";
  expect(localizeMomentsTo("en-US", { timeZone: "America/New_York" })(text)).toBe(text);
});
