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
