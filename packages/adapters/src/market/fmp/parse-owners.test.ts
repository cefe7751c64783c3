import { expect, test } from "vitest";
import { FmpInstitutionalHolders, latestReportedQuarter, parseOwners } from "./parse-owners.ts";

const vanguard = {
  date: "2026-06-30",
  cik: "0000102909",
  filingDate: "2026-08-11",
  investorName: "VANGUARD GROUP INC",
  symbol: "AAPL",
  putCallShare: "Share",
  marketValue: 336524794350,
  sharesNumber: 1162996939,
  changeInSharesNumber: 18301514,
  ownership: 79.9,
};

test("the percentage owned is computed from the shares outstanding", () => {
  expect(
    parseOwners(
      "AAPL",
      FmpInstitutionalHolders.parse([vanguard, { ...vanguard, putCallShare: "Put" }]),
      "11629969390",
    ),
  ).toEqual([
    {
      symbol: "AAPL",
      name: "VANGUARD GROUP INC",
      shares: "1162996939",
      shares_change: "18301514",
      value: "336524794350",
      owned_pct: "10",
      report_date: "2026-06-30",
      filed: "2026-08-11",
    },
  ]);
});

test("the percentage is null without the shares outstanding", () => {
  expect(parseOwners("AAPL", FmpInstitutionalHolders.parse([vanguard]), null)).toMatchObject([
    { owned_pct: null },
  ]);
});

test.each([
  ["2026-11-20", 2026, 2],
  ["2026-11-28", 2026, 2],
  ["2026-11-29", 2026, 3],
  ["2026-08-28", 2026, 1],
  ["2026-08-29", 2026, 2],
  ["2027-02-28", 2026, 3],
  ["2027-03-01", 2026, 4],
  ["2027-05-29", 2026, 4],
  ["2027-05-30", 2027, 1],
])("on %s the quarter to ask for is %i Q%i", (today, year, quarter) => {
  expect(latestReportedQuarter(today)).toEqual({ year, quarter });
});
