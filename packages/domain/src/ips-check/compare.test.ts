import { describe, expect, it } from "vitest";
import { Comparison } from "./comparison.ts";
import {
  account,
  checked,
  exampleA,
  household,
  plainCash,
  policy,
  trades,
  worth,
} from "./household.fixture.ts";

describe("example A", () => {
  const comparison = checked(exampleA.snapshot, exampleA.ips);

  it("shows weight, band, drift and status of each class", () => {
    const shown = comparison.classes.map((row) => [
      row.class,
      row.value,
      row.weight_pct,
      row.target_pct,
      row.min_pct,
      row.max_pct,
      row.drift_pp,
      row.drift_usd,
      row.status,
    ]);
    expect(shown).toEqual([
      ["us_equity", 532_000, 53.2, 45, 40, 50, 8.2, 82_000, "above_max"],
      ["intl_equity", 120_000, 12, 15, 12, 18, -3, -30_000, "in_band"],
      ["fixed_income", 238_000, 23.8, 30, 25, 35, -6.2, -62_000, "below_min"],
      ["alternatives", 60_000, 6, 5, 0, 8, 1, 10_000, "in_band"],
      ["cash", 50_000, 5, 5, 3, 10, 0, 0, "in_band"],
    ]);
    expect(comparison).toMatchObject({ status: "ok", total_value: 1_000_000, leverage: 1 });
  });

  it("trades back to the targets", () => {
    expect(trades(comparison, "target")).toEqual({
      us_equity: -82_000,
      intl_equity: 30_000,
      fixed_income: 62_000,
      alternatives: -10_000,
      cash: 0,
    });
  });

  it("trades back to the bands and spreads the surplus over the shortfalls", () => {
    expect(trades(comparison, "band")).toEqual({
      us_equity: -32_000,
      intl_equity: 7_500,
      fixed_income: 24_500,
      cash: 0,
    });
    expect(comparison.turnover_pct).toEqual({ target: 9.2, band: 3.2 });
  });

  it("sends a deposit of 60,000 to the shortfalls first and settles the rest at the band edges", () => {
    const withDeposit = checked(exampleA.snapshot, exampleA.ips, "60000");
    expect(trades(withDeposit, "contribution")).toEqual({
      intl_equity: 19_180.33,
      fixed_income: 39_344.26,
      cash: 1_475.41,
    });
    expect(trades(withDeposit, "band")).toEqual({
      us_equity: -2_000,
      intl_equity: 639.34,
      fixed_income: 1_311.48,
      cash: 49.18,
    });
    expect(trades(withDeposit, "target")).toEqual({
      us_equity: -55_000,
      intl_equity: 19_819.67,
      fixed_income: 40_655.74,
      alternatives: -7_000,
      cash: 1_524.59,
    });
    expect(withDeposit.classes).toEqual(comparison.classes);
    expect(withDeposit.assumptions.join(" ")).toContain("A deposit of $60,000");
  });

  it("matches its schema", () => {
    expect(Comparison.parse(comparison)).toEqual(comparison);
  });
});

describe("example B", () => {
  const snapshot = household({
    accounts: [account({ cash: plainCash("-20000") })],
    holdings: [worth("us_equity", "520000"), worth("fixed_income", "500000")],
  });
  const ips = policy([
    ["us_equity", "50", "45", "55"],
    ["fixed_income", "45", "40", "50"],
    ["cash", "5", "0", "10"],
  ]);
  const comparison = checked(snapshot, ips);

  it("keeps negative cash negative", () => {
    expect(comparison.classes.map((row) => [row.weight_pct, row.status])).toEqual([
      [52, "in_band"],
      [50, "in_band"],
      [-2, "below_min"],
    ]);
    expect(comparison).toMatchObject({
      leverage: 1.02,
      cash: { available: -20_000, total: -20_000, floor: 0, shortfall: 20_000 },
    });
  });

  it("raises cash to its edge in proportion to the excess over target", () => {
    expect(trades(comparison, "band")).toEqual({
      us_equity: -5_714.29,
      fixed_income: -14_285.71,
      cash: 20_000,
    });
  });
});

describe("example C", () => {
  const snapshot = household({
    accounts: [account({ cash: plainCash("40000") })],
    holdings: [
      worth("us_equity", "300000"),
      worth("intl_equity", "60000"),
      worth("fixed_income", "400000"),
    ],
  });
  const targets: Parameters<typeof policy>[0] = [
    ["us_equity", "40", "35", "45"],
    ["intl_equity", "10", "5", "15"],
    ["fixed_income", "45", "40", "50"],
    ["cash", "5", "3", "10"],
  ];
  const reserve = { liquidity_reserve: { months: "12", monthly_spend: "5000" } };

  it("raises a reserve that is short although every class is in band", () => {
    const comparison = checked(snapshot, policy(targets, { limits: reserve }));
    expect(comparison.classes.map((row) => row.status)).toEqual(Array(4).fill("in_band"));
    expect(comparison.cash).toMatchObject({ floor: 60_000, shortfall: 20_000 });
    const raised = { fixed_income: -20_000, cash: 20_000 };
    expect(trades(comparison, "band")).toEqual(raised);
    expect(trades(comparison, "target")).toEqual(raised);
  });

  it("suggests nothing when the reserve is met and drift is small", () => {
    const comparison = checked(snapshot, policy(targets));
    expect(comparison.suggestions).toEqual([]);
    expect(comparison.turnover_pct).toEqual({ target: 0, band: 0 });
    expect(comparison.assumptions.at(-1)).toContain("small drift is fine");
  });
});
