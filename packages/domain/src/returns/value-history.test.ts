import { expect, test } from "vitest";
import { compareWithHoldings } from "./compare-with-holdings.ts";
import { valueHistory } from "./value-history.ts";

const deposit = (account: string, day: string, amount: string, status = "completed") => ({
  ...{ account, timestamp: `${day}T15:00:00Z`, type: "deposit" as const, method: "ACH" },
  ...{ amount, status: status as "completed" | "pending" },
});

const series = (account: string, ...rows: (readonly [day: string, value: string])[]) => ({
  ...{ account, source: "month-end statement" },
  values: rows.map(([day, value]) => ({ day, value })),
});

const joint = series(
  "Joint",
  ["2025-11-28", "90000.00"],
  ["2025-12-31", "100000.00"],
  ["2026-03-31", "210000.00"],
  ["2026-11-20", "189000.00"],
);
const transfers = {
  as_of: "2026-11-20",
  accounts: ["Joint"],
  transfers: [
    deposit("Joint", "2026-03-31", "100000.00"),
    deposit("Joint", "2026-11-19", "7.00", "pending"),
    deposit("Joint", "2025-10-01", "5.00"),
  ],
};
const performance = {
  ...{ as_of: "2026-11-20", accounts: ["Joint"] },
  performance: [
    { account: "all", timeframe: "YTD" as const, return_pct: "-1.2", contributions: null },
  ],
};
const one = valueHistory({
  valuations: { as_of: "2026-11-20", accounts: [joint] },
  ...{ transfers, performance },
});

test("gain and return exclude deposits, and a pending deposit is ignored", () => {
  expect(one.points.map(({ day, value_usd }) => [day, value_usd])).toEqual([
    ["2025-11-28", 90_000],
    ["2025-12-31", 100_000],
    ["2026-03-31", 210_000],
    ["2026-11-20", 189_000],
  ]);
  expect(one.moved).toEqual([
    { day: "2026-03-31", account: "Joint", kind: "deposit", amount_usd: 100_000 },
  ]);
  expect(one.periods[0]).toEqual({
    ...{ name: "this_year", from: "2025-12-31", to: "2026-11-20", reached: true, exact: true },
    ...{ begin_usd: 100_000, end_usd: 189_000, net_flow_usd: 100_000, earned_usd: -11_000 },
    ...{ time_weighted_pct: -1, stated_pct: -1.2 },
  });
});

test("a period that starts before the first value states its actual start", () => {
  expect(
    one.periods
      .slice(1)
      .map(({ name, from, reached, stated_pct }) => [name, from, reached, stated_pct]),
  ).toEqual([
    ["one_year", "2025-11-28", false, null],
    ["since_start", "2025-11-28", true, null],
  ]);
});

test("an added account is listed with its value, and days without all values are omitted", () => {
  const ira = series("IRA", ["2026-03-31", "50000.00"], ["2026-11-20", "51000.00"]);
  const later = { ...joint, values: [...joint.values, { day: "2026-06-30", value: "200000.00" }] };
  const both = valueHistory({
    valuations: { as_of: "2026-11-20", accounts: [later, ira] },
    transfers,
  });
  expect(both.points.map(({ day, value_usd }) => [day, value_usd])).toEqual([
    ["2025-11-28", 90_000],
    ["2025-12-31", 100_000],
    ["2026-03-31", 260_000],
    ["2026-11-20", 240_000],
  ]);
  expect(both.moved?.map(({ kind, amount_usd }) => [kind, amount_usd])).toEqual([
    ["joins", 50_000],
    ["deposit", 100_000],
  ]);
  expect(both.periods[0]?.net_flow_usd).toBe(150_000);
  expect(both.accounts).toEqual([
    {
      ...{ account: "Joint", sources: ["month-end statement"] },
      ...{ from: "2025-11-28", to: "2026-11-20", value_usd: 189_000 },
    },
    {
      ...{ account: "IRA", sources: ["month-end statement"] },
      ...{ from: "2026-03-31", to: "2026-11-20", value_usd: 51_000 },
    },
  ]);
});

test("without transfers the gain is unknown, and without values the history is empty", () => {
  const silent = valueHistory({ valuations: { as_of: "2026-11-20", accounts: [joint] } });
  expect(silent.moved).toBeNull();
  expect(silent.periods.map((period) => [period.earned_usd, period.time_weighted_pct])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
  expect(valueHistory({ transfers })).toEqual({ points: [], moved: [], periods: [], accounts: [] });
});

test("a single value gives one point and no period", () => {
  const values = { as_of: "2026-11-20", accounts: [series("Joint", ["2026-11-20", "5.00"])] };
  const { points, periods } = valueHistory({ valuations: values, transfers });
  expect([points.length, periods]).toEqual([1, []]);
});

const group = (name: string, value: number, as_of = "2026-11-20") => ({
  ...{ account_id: name, name, type: "individual" as const, treatment: "taxable", managed: true },
  ...{ as_of, cash: 0, settled_cash: 0, value, holdings: [] },
});

const held = (...accounts: ReturnType<typeof group>[]) => ({
  accounts,
  totals: {
    ...{ total_value: accounts.reduce((sum, { value }) => sum + value, 0), total_cash: 0 },
    ...{ holdings: 0, listed_value: 0, cost: null, unrealized_pl: null, unrealized_pl_pct: null },
    ...{ unrealized_pl_coverage_pct: null, unvalued: 0 },
  },
});

test("the difference is zero when the newest value equals the holdings", () => {
  expect(compareWithHoldings(one, held(group("Joint", 189_000)), "2026-11-20")).toEqual({
    ...{ holdings_usd: 189_000, holdings_as_of: "2026-11-20", difference_usd: 0, accounts: [] },
  });
});

test("a difference lists the accounts that explain it, with the reason", () => {
  const found = compareWithHoldings(
    one,
    held(group("Joint", 190_000.1, "2026-11-27"), group("Own company", 40_000)),
    "2026-11-20",
  );
  expect(found.difference_usd).toBe(-41_000.1);
  expect(
    found.accounts.map(({ account, value_usd, holdings_usd, why }) => [
      account,
      value_usd,
      holdings_usd,
      why,
    ]),
  ).toEqual([
    ["Joint", 189_000, 190_000.1, "other_day"],
    ["Own company", null, 40_000, "no_values"],
  ]);
  const [sameDay, gone] = [held(group("Joint", 1)), held()];
  expect(compareWithHoldings(one, sameDay, "2026-11-20").accounts[0]?.why).toBe("same_day");
  expect(compareWithHoldings(one, gone, "2026-11-20").accounts[0]?.why).toBe("not_held");
});
