import { expect, test } from "vitest";
import { parseOwners, UnusualWhalesOwners } from "./parse-owners.ts";

const row = {
  filing_date: "2026-08-11",
  name: "VANGUARD GROUP INC",
  report_date: "2026-06-30",
  shares_outstanding: "14773260000.0",
  short_name: "Vanguard",
  units: 1477326000,
  units_change: -500,
  value: "290506933377",
};
const read = (given: unknown) => parseOwners("AAPL", UnusualWhalesOwners.parse({ data: [given] }));

test("the percentage owned is computed from the shares outstanding", () => {
  expect(read(row)).toEqual([
    {
      symbol: "AAPL",
      name: "VANGUARD GROUP INC",
      shares: "1477326000",
      shares_change: "-500",
      value: "290506933377",
      owned_pct: "10",
      report_date: "2026-06-30",
      filed: "2026-08-11",
    },
  ]);
});

test("the change is read under its other field name too", () => {
  const { units_change: _, shares_outstanding: __, ...rest } = row;
  expect(read({ ...rest, units_changed: 7 })).toMatchObject([
    { shares_change: "7", owned_pct: null },
  ]);
});
