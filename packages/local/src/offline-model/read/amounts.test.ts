import { expect, test } from "vitest";
import { fiscalQuarter, readCount } from "./amounts.ts";

test.each([
  ["last 3 trades", 3],
  ["the five latest headlines", 5],
  ["top 10 owners", 10],
  ["What was my most recent trade?", 1],
  ["did the last deposit go through", 1],
  ["trades of the last 3 months", undefined],
  ["show recent trades", undefined],
])("%s asks for %j rows", (text, rows) => {
  expect(readCount(text)).toBe(rows);
});

test.each([
  ["the 2026Q3 call", "2026Q3"],
  ["Q2 2026 call", "2026Q2"],
  ["the Q3 call", "2026Q3"],
  ["the Q4 call", "2025Q4"],
  ["second quarter of 2025", "2025Q2"],
  ["the last call", undefined],
])("%s is %j", (text, quarter) => {
  expect(fiscalQuarter(text, "2026-11-21")).toBe(quarter);
});
