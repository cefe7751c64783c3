import { expect, test } from "vitest";
import { axisDollars, chartName, comparedWords, markersOf, statedWords } from "./value-words.ts";

const move = (day: string, account: string, amount_usd: number) => ({
  ...{ day, account, amount_usd },
  kind: amount_usd > 0 ? ("deposit" as const) : ("withdrawal" as const),
});

const period = {
  ...{ name: "this_year" as const, from: "2025-12-31", to: "2026-11-20", reached: true },
  ...{ begin_usd: 2_148_156, end_usd: 2_400_000, net_flow_usd: 0, earned_usd: 0, exact: true },
  ...{ time_weighted_pct: 6.962082, stated_pct: 7 as number | null },
};

test("a transfer between accounts has no mark, nor has anything outside the period", () => {
  const moved = [
    move("2025-12-31", "Joint", 5),
    move("2026-02-01", "Joint", -100),
    move("2026-02-01", "IRA", 100),
    move("2026-03-01", "Joint", 0.1),
    move("2026-03-01", "IRA", 0.2),
  ];
  expect(markersOf(moved, period).map(({ day, net_usd }) => [day, net_usd])).toEqual([
    ["2026-03-01", 0.3],
  ]);
});

test("the chart's name states both ends", () => {
  expect(chartName(period, [])).toBe(
    "Value from $2,148,156 on Dec 31, 2025 to $2,400,000 on Nov 20, 2026, with deposits or withdrawals on 0 days",
  );
  expect([2_400_000, 94_500, -1_250].map(axisDollars)).toEqual(["$2.4M", "$94.5K", "−$1.25K"]);
});

test("the custodian's return is stated if it differs", () => {
  expect(statedWords(period)).toBeUndefined();
  expect(statedWords({ ...period, stated_pct: 7.1 })).toBe(
    "The custodian states a return of +7.10%.",
  );
  expect(statedWords({ ...period, time_weighted_pct: null })).toBe(
    "The custodian states a return of +7.00%.",
  );
  expect(statedWords({ ...period, stated_pct: null })).toBeUndefined();
});

const values = (
  difference_usd: number,
  accounts: Parameters<typeof comparedWords>[0]["compared"]["accounts"],
) => ({
  ...{ household_id: "hh_d1", simulated: true, moved: [], periods: [], accounts: [] },
  points: [{ day: "2026-10-31", value_usd: 100 }],
  compared: {
    ...{ holdings_usd: 100 - difference_usd, holdings_as_of: "2026-11-20" },
    ...{ difference_usd, accounts },
  },
});

test("the newest value is compared with the total of the panel, account by account", () => {
  expect(comparedWords(values(0, []))).toEqual([
    "The same as the holdings above at Nov 20, 2026 prices.",
  ]);
  const row = { value_usd: 100, holdings_usd: 140.5, holdings_as_of: "2026-11-20" };
  expect(
    comparedWords(
      values(-40.5, [
        { ...row, account: "Joint", why: "other_day" },
        { ...row, account: "Farm", why: "no_values" },
      ]),
    ),
  ).toEqual([
    "$40.50 less than the holdings above at Nov 20, 2026 prices ($140.50):",
    "Joint: the value is of Oct 31, 2026, the holdings are of Nov 20, 2026.",
    "Farm: no value of that day is on file.",
  ]);
});
