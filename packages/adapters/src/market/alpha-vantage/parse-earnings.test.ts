import { expect, test } from "vitest";
import { AlphaVantageEarnings, fiscalQuarter, parseReportedQuarters } from "./parse-earnings.ts";

test.each([
  ["2026-09-30", "2025-12-31", "2026Q3"],
  ["2026-12-31", "2025-12-31", "2026Q4"],
  ["2023-12-30", "2024-09-28", "2024Q1"],
  ["2024-09-28", "2023-09-30", "2024Q4"],
  ["2024-04-28", "2024-01-28", "2025Q1"],
  ["2025-01-26", "2024-01-28", "2025Q4"],
  ["2022-10-01", "2021-09-25", "2022Q4"],
])("the period to %s of a year that ends as on %s is %s", (periodEnd, yearEnd, quarter) => {
  expect(fiscalQuarter(periodEnd, yearEnd)).toBe(quarter);
});

test("quarters not reported yet are dropped, and the newest comes first", () => {
  const earnings = AlphaVantageEarnings.parse({
    symbol: "AAPL",
    annualEarnings: [
      { fiscalDateEnding: "2026-06-30", reportedEPS: "5.1" },
      { fiscalDateEnding: "2025-09-30", reportedEPS: "7.4" },
    ],
    quarterlyEarnings: [
      { fiscalDateEnding: "2026-03-31", reportedDate: "2026-04-30" },
      { fiscalDateEnding: "2026-09-30", reportedDate: "2026-11-26" },
      { fiscalDateEnding: "2026-06-30", reportedDate: "2026-07-30" },
      { fiscalDateEnding: "2025-12-31", reportedDate: "None" },
    ],
  });
  expect(parseReportedQuarters(earnings, "2026-11-20")).toEqual([
    { quarter: "2026Q3", held: "2026-07-30" },
    { quarter: "2026Q2", held: "2026-04-30" },
  ]);
});

test("a symbol without earnings has no reported quarters", () => {
  expect(parseReportedQuarters(AlphaVantageEarnings.parse({}), "2026-11-20")).toEqual([]);
});
