import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

test.each([
  ["In 2026, may I still pay into a Roth?", "facts", { topic: "roth_ira" }],
  ["This year, can I contribute to a Roth IRA?", "facts", { topic: "roth_ira" }],
  [
    "In 2026, what did I deposit?",
    "transfers",
    { from: "2026-01-01", to: "2026-01-15", type: "deposit" },
  ],
  ["This month, deposits?", "transfers", { from: "2026-01-01", to: "2026-01-15", type: "deposit" }],
  ["Over the last year, how did the portfolio do?", "performance", { timeframe: "1Y" }],
  [
    "Today, which position lost the most?",
    "portfolio_ranking",
    { direction: "worst", basis: "day_change" },
  ],
  [
    "So far this year, did I sell anything?",
    "activity",
    { from: "2026-01-01", to: "2026-01-15", side: "SELL" },
  ],
  [
    "Relative to what I paid for it, which holding has grown the most?",
    "portfolio_ranking",
    { direction: "best", basis: "unrealized_pl_pct" },
  ],
  [
    "In proportion to what it cost, what's my best holding?",
    "portfolio_ranking",
    { direction: "best", basis: "unrealized_pl_pct" },
  ],
])("%s is one question", (message, intent, params) => {
  expect(asked(message).map((part) => [part.intent, part.params])).toEqual([[intent, params]]);
});

test("every question about dated records is of the stretch that stands before the first", () => {
  const days = { from: "2025-12-01", to: "2025-12-31" };
  expect(
    asked("In December, what deposits were there and what trades did I do").map((part) => [
      part.intent,
      part.params,
    ]),
  ).toEqual([
    ["transfers", { ...days, type: "deposit" }],
    ["activity", days],
  ]);
});

test("a stretch by its short name asks for its return", () => {
  expect(asked("YTD, and what is my cash?").map(({ intent }) => intent)).toEqual([
    "performance",
    "cash_balance",
  ]);
});
