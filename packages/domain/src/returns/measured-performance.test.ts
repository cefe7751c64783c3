import { expect, it } from "vitest";
import { computePerformance } from "./measured-performance.ts";

const series = (account: string, ...values: [string, string][]) => ({
  ...{ account, source: "imported" },
  values: values.map(([day, value]) => ({ day, value })),
});

it("returns are computed from values and completed transfers, for timeframes whose first day has a value", () => {
  const found = computePerformance({
    valuations: {
      as_of: "2026-11-20",
      accounts: [
        series("IRA", ["2025-12-31", "80000"], ["2026-11-20", "84000"]),
        series("Joint", ["2025-12-31", "20000"], ["2026-11-20", "32000"]),
      ],
    },
    transfers: {
      as_of: "2026-11-20",
      accounts: ["IRA", "Joint"],
      transfers: [
        {
          account: "Joint",
          timestamp: "2026-11-20T12:00:00Z",
          type: "deposit",
          method: "ACH",
          amount: "10000",
          status: "completed",
        },
      ],
    },
  });
  const row = (account: string, timeframe: string, return_pct: string) => ({
    ...{ account, timeframe, return_pct },
    contributions: null,
  });
  expect(found).toEqual({
    as_of: "2026-11-20",
    accounts: ["IRA", "Joint"],
    performance: [
      row("all", "YTD", "6"),
      row("all", "ITD", "6"),
      row("IRA", "YTD", "5"),
      row("IRA", "ITD", "5"),
      row("Joint", "YTD", "10"),
      row("Joint", "ITD", "10"),
    ],
  });
  expect(computePerformance({})).toBeUndefined();
});

it("returns end on the newest day that has all values, and need the transfers", () => {
  const valuations = {
    as_of: "2026-11-20",
    accounts: [
      series("IRA", ["2025-12-31", "100"], ["2026-10-31", "110"], ["2026-11-20", "120"]),
      series("Joint", ["2025-12-31", "100"], ["2026-10-31", "130"]),
      series("Closed", ["2025-12-31", "50"], ["2026-03-31", "0"]),
    ],
  };
  const transfers = { as_of: "2026-11-20", accounts: [], transfers: [] };
  const found = computePerformance({ valuations, transfers });
  expect(found?.as_of).toBe("2026-10-31");
  expect(
    found?.performance.map(({ account, timeframe, return_pct }) => [
      account,
      timeframe,
      return_pct,
    ]),
  ).toEqual([
    ["all", "YTD", "-4"],
    ["all", "ITD", "-4"],
    ["IRA", "YTD", "10"],
    ["IRA", "ITD", "10"],
    ["Joint", "YTD", "30"],
    ["Joint", "ITD", "30"],
  ]);
  expect(computePerformance({ valuations })).toBeUndefined();
});
