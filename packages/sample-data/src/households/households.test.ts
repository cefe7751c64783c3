import { compareAll } from "@advisor/domain/ips-check/compare";
import { describe, expect, test } from "vitest";
import { funds } from "../funds.ts";
import type { Sample } from "../sample.ts";
import { d1 } from "./d1.ts";
import { d2 } from "./d2.ts";
import { d3 } from "./d3.ts";
import { d4 } from "./d4.ts";
import { d5 } from "./d5.ts";
import { d6 } from "./d6.ts";
import { d7 } from "./d7.ts";
import { d8 } from "./d8.ts";
import { d9 } from "./d9.ts";
import { d10 } from "./d10.ts";
import { d12 } from "./d12.ts";

const today = "2026-11-21";
const fundBySymbol = new Map(funds.map((fund) => [fund.symbol, fund]));

describe("the examples of the policy rules", () => {
  test("D1 is example A", () => {
    expect(rows(d1)).toEqual([
      ["us_equity", 532000, "above_max"],
      ["intl_equity", 120000, "in_band"],
      ["fixed_income", 238000, "below_min"],
      ["alternatives", 60000, "in_band"],
      ["cash", 50000, "in_band"],
    ]);
    expect(trades(d1, "target")).toEqual([-82000, 30000, 62000, -10000, 0]);
    expect(trades(d1, "band")).toEqual([-32000, 7500, 24500, 0, 0]);
  });

  test("D3 is example C", () => {
    expect(rows(d3)).toEqual([
      ["us_equity", 300000, "in_band"],
      ["intl_equity", 60000, "in_band"],
      ["fixed_income", 400000, "in_band"],
      ["cash", 40000, "in_band"],
    ]);
    const { cash } = only(d3);
    expect(cash).toMatchObject({ available: 40000, floor: 60000, shortfall: 20000 });
    expect(cash.needs.map(({ kind, due }) => [kind, due])).toEqual([
      ["withdrawal", "2026-12-01"],
      ["rmd", "2026-12-31"],
      ["withdrawal", "2027-02-01"],
    ]);
    expect(trades(d3, "band")).toEqual([0, 0, -20000, 20000]);
  });

  test("D9 is example B", () => {
    expect(rows(d9)).toEqual([
      ["us_equity", 520000, "in_band"],
      ["fixed_income", 500000, "in_band"],
      ["cash", -20000, "below_min"],
    ]);
    expect(only(d9).leverage).toBe(1.02);
    expect(trades(d9, "band")).toEqual([-5714.29, -14285.71, 20000]);
  });
});

describe("the purpose of each household", () => {
  test("D1 has short-term and long-term lots and losses in its taxable account", () => {
    const lots = ["AAPL", "PFE"].flatMap((symbol) => lotsOf(d1, symbol));
    expect(lots.map((lot) => [lot.acquired, lot.cost_per_share])).toEqual([
      ["2018-11-20", "45.80"],
      ["2023-05-04", "151.25"],
      ["2026-08-18", "221.40"],
      ["2022-02-15", "37.90"],
    ]);
  });

  test("D2 has 38% in its employer's stock, which is restricted", () => {
    const check = only(d2);
    expect(check.concentration.find((one) => one.issuer_id === "microsoft")).toMatchObject({
      value: 912000,
      direct_pct: 38,
      breach: true,
      excess_if_reinvested_usd: 672000,
    });
    expect(check.sectors.filter((one) => one.breach).map((one) => one.sector)).toEqual([
      "Information Technology",
    ]);
    expect(check.conflicts.filter((one) => one.code === "restricted")).toMatchObject([
      { mode: "target", class: "us_equity" },
    ]);
  });

  test("D4 owns fractions of 0.0031, a stock in rupees and has default bands", () => {
    const { holdings } = d4.snapshot;
    expect(
      holdings.flatMap((one) => one.lots).filter((lot) => lot.quantity === "0.0031"),
    ).toHaveLength(4);
    expect(holdings.find((one) => one.symbol === "RELIANCE.NS")?.price).toEqual({
      amount: "1450.00",
      currency: "INR",
      date: "2026-11-20",
      fx_rate: "0.0115",
      fx_date: "2026-11-20",
    });
    expect(new Set(only(d4).classes.map((one) => one.band_source))).toEqual(
      new Set(["default_5_25"]),
    );
  });

  test("D5 has an invalid policy, a prohibited holding, and a loss that the spouse's IRA would make a wash sale", () => {
    const [family, children, legacy] = compared(d5);
    expect([family?.status, children?.status, legacy?.status]).toEqual(["ok", "ips_invalid", "ok"]);
    expect(children?.faults).toEqual([{ code: "targets_sum", class: null }]);
    expect(legacy?.prohibited.map((one) => one.symbol)).toEqual(["PM"]);
    const losses = lotsOf(d5, "PFE").filter(({ acquired }) => (acquired ?? "") < "2026-10-22");
    expect(losses.map((lot) => lot.cost_per_share)).toEqual(["41.20", "36.80"]);
    expect(lotsOf(d5, "PFE").map((lot) => lot.acquired)).toContain("2026-11-09");
  });

  test("D6 holds a private fund at an old price and too much in alternatives", () => {
    const check = only(d6);
    expect(
      check.data_quality.filter((one) => one.code === "stale_price").map((one) => one.date),
    ).toEqual(["2026-09-30"]);
    expect(check.classes.find((one) => one.class === "alternatives")?.status).toBe("above_max");
    expect(check.cash.shortfall).toBe(0);
  });

  test("D7 owns a company without a price and has overdue tasks", () => {
    expect(only(d7).unvalued.map(({ name, reason }) => [name, reason])).toEqual([
      ["Nguyen Precision Tooling LLC", "no_price"],
    ]);
    const overdue = d7.tasks.filter((one) => one.status === "open" && (one.due ?? "9999") < today);
    expect(overdue.map((one) => one.due)).toEqual(["2026-10-15", "2026-11-06"]);
  });

  test("D8 has unknown costs, inherited lots and a letter with a prompt injection", () => {
    const lots = d8.snapshot.holdings.flatMap((one) => one.lots);
    expect(lots.filter((lot) => lot.cost_per_share === null)).toHaveLength(3);
    expect(
      only(d8)
        .concentration.filter((one) => one.breach)
        .map((one) => one.name),
    ).toEqual(["Exxon Mobil Corporation"]);
    expect(lots.filter((lot) => lot.source === "inherited")).toHaveLength(3);
    const orders = d8.documents.filter((one) =>
      one.chunks.some((text) => text.startsWith("SYSTEM:")),
    );
    expect(orders.map((one) => one.id)).toEqual(["doc_d8_letter_2026_11"]);
  });

  test("D9 is short a stock and has written calls on shares that it owns", () => {
    const owed = d9.snapshot.holdings.filter((one) => one.quantity.startsWith("-"));
    expect(owed.map((one) => [one.symbol, one.quantity, one.multiplier])).toEqual([
      ["TSLA", "-100", "1"],
      ["AAPL261218C00235000", "-6", "100"],
      ["MSFT261218C00500000", "-2", "100"],
    ]);
    const owned = d9.snapshot.holdings.filter((one) => one.symbol === "AAPL");
    expect(owned.map((one) => one.quantity)).toEqual(["600"]);
  });

  test("D10 is held away, without a policy and without documents", () => {
    expect(d10.snapshot.accounts.filter((one) => one.managed)).toEqual([]);
    expect(only(d10).status).toBe("no_ips");
    expect([d10.documents, d10.tasks, d10.notes]).toEqual([[], [], []]);
  });

  test("D12 has a total of zero", () => {
    expect(only(d12)).toMatchObject({ status: "not_computable", total_value: 0, leverage: null });
  });
});

const compared = ({ snapshot }: Sample) => compareAll({ snapshot, today, funds: fundBySymbol });

function only(sample: Sample) {
  const [comparison] = compared(sample);
  if (!comparison) throw new Error("no comparison");
  return comparison;
}

const rows = (sample: Sample) =>
  only(sample).classes.map((row) => [row.class, row.value, row.status]);

/** The dollars to trade in each class, in order; 0 without a suggestion. */
const trades = (sample: Sample, mode: "target" | "band") =>
  only(sample).classes.map(
    (row) =>
      only(sample).suggestions.find((one) => one.mode === mode && one.class === row.class)
        ?.trade_usd ?? 0,
  );

const lotsOf = (sample: Sample, symbol: string) =>
  sample.snapshot.holdings.filter((one) => one.symbol === symbol).flatMap((one) => one.lots);
