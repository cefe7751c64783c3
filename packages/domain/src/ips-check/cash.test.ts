import { describe, expect, it } from "vitest";
import type * as Account from "../account.ts";
import { addDays } from "../day.ts";
import {
  account,
  checked,
  household,
  need,
  plainCash,
  policy,
  price,
  today,
  trades,
  worth,
} from "./household.fixture.ts";

const ips = policy([
  ["us_equity", "90", "80", "95"],
  ["cash", "10", "5", "20"],
]);
const shares = [worth("us_equity", "900")];
const accounts = [account({ cash: plainCash("100") })];

describe("the cash floor", () => {
  it("is the band minimum when nothing else is owed", () => {
    const { cash } = checked(household({ accounts, holdings: shares }), ips);
    expect(cash).toEqual({ available: 100, total: 100, floor: 50, shortfall: 0, needs: [] });
  });

  it("counts needs that are overdue, due today and due on day 90, not those of day 91", () => {
    const needs = [
      need("16", { due: addDays(today, 91) }),
      need("8", { due: addDays(today, 90) }),
      need("4", { due: today }),
      need("64", { due: "2026-01-05" }),
    ];
    const { cash } = checked(household({ accounts, holdings: shares, needs }), ips);
    expect(cash.floor).toBe(76);
    expect(cash.needs.map((one) => one.amount)).toEqual([64, 4, 8]);
  });

  it("counts needs of accounts in scope and of any account, not those outside the scope", () => {
    const needs = [
      need("70", { account_id: "acc_joint" }),
      need("7", { account_id: null }),
      need("500", { account_id: "acc_529" }),
    ];
    const { cash } = checked(household({ accounts, holdings: shares, needs }), ips);
    expect(cash.floor).toBe(77);
  });

  it("adds reserve, needs and pending withdrawals, and ignores pending deposits", () => {
    const pending = [
      { direction: "withdrawal" as const, amount: "30", expected: null },
      { direction: "deposit" as const, amount: "1000", expected: today },
    ];
    const { cash } = checked(
      household({
        accounts: [account({ cash: plainCash("100"), pending })],
        holdings: shares,
        needs: [need("5")],
      }),
      { ...ips, constraints: { ...ips.constraints, liquidity_reserve: { amount: "60" } } },
    );
    expect(cash).toMatchObject({ floor: 95, shortfall: 0 });
    expect(cash.needs.at(-1)).toEqual({
      kind: "pending_withdrawal",
      amount: 30,
      due: null,
      note: "Pending withdrawal from Joint",
    });
  });

  it("is met by settled cash and cash-class funds, while the weight uses all cash", () => {
    const comparison = checked(
      household({
        accounts: [account({ cash: { total: "60", settled: "20" } })],
        holdings: [...shares, worth("cash", "40", { kind: "money_market" })],
        needs: [need("80")],
      }),
      { ...ips, rebalance: { mode: "band", min_trade: "0" } },
    );
    expect(comparison.cash).toMatchObject({
      available: 60,
      total: 100,
      floor: 80,
      shortfall: 20,
      settlement_gap: { amount: 20, settles: null },
    });
    expect(comparison.classes[1]).toMatchObject({ value: 100, weight_pct: 10, status: "in_band" });
    expect(trades(comparison, "band")).toEqual({});
  });

  it("applies to a policy without cash, whose row has target 0 and no band", () => {
    const comparison = checked(
      household({ accounts, holdings: shares, needs: [need("300")] }),
      policy([["us_equity", "100", "60", "100"]]),
    );
    expect(comparison.classes[1]).toEqual({
      class: "cash",
      value: 100,
      weight_pct: 10,
      target_pct: 0,
      min_pct: null,
      max_pct: null,
      band_source: null,
      drift_pp: 10,
      drift_usd: 100,
      status: "unclassified",
    });
    expect(trades(comparison, "band")).toEqual({ us_equity: -200, cash: 200 });
  });
});

describe("a floor above the policy", () => {
  it("takes precedence over the cash maximum and is reported", () => {
    const comparison = checked(
      household({ accounts, holdings: shares, needs: [need("250")] }),
      ips,
    );
    expect(comparison.cash).toMatchObject({ floor: 250, shortfall: 150 });
    expect(trades(comparison, "band")).toEqual({ us_equity: -150, cash: 150 });
    expect(comparison.conflicts).toContainEqual({
      code: "reserve_exceeds_cash_max",
      message: "The cash floor of $250 lies above the policy's maximum for cash; the floor wins.",
      class: "cash",
      amount: 250,
    });
  });

  it("scales the other targets down in target mode", () => {
    const comparison = checked(
      household({
        accounts: [account({ cash: plainCash("1000") })],
        holdings: [worth("us_equity", "7000"), worth("fixed_income", "2000")],
        needs: [need("2000")],
      }),
      policy([
        ["us_equity", "60"],
        ["fixed_income", "30"],
        ["cash", "10"],
      ]),
    );
    // 8,000 are left for targets of 6,000 and 3,000, which sum to 9,000.
    expect(trades(comparison, "target")).toEqual({
      us_equity: -1666.67,
      fixed_income: 666.67,
      cash: 1000,
    });
  });

  it("is reported when nothing can pay for it", () => {
    const comparison = checked(
      household({ accounts, holdings: shares, needs: [need("1200")] }),
      ips,
    );
    expect(trades(comparison, "band")).toEqual({ us_equity: -900, cash: 900 });
    expect(trades(comparison, "target")).toEqual({ us_equity: -900, cash: 900 });
    expect(comparison.conflicts).toContainEqual({
      code: "reserve_unfunded",
      message: "$200 of the cash floor cannot be raised even by selling everything.",
      class: "cash",
      amount: 200,
    });
  });
});

describe("cash that has not settled", () => {
  const vti = worth("us_equity", "70", { symbol: "VTI", price: price("100") });
  const reserved = policy(
    [
      ["us_equity", "90", "85", "95"],
      ["cash", "10", "5", "15"],
    ],
    { limits: { liquidity_reserve: { amount: "600" } } },
  );
  const waiting = (over: Partial<Account.Info["cash"]> = {}, ips = reserved) =>
    checked(
      household({
        accounts: [account({ cash: { total: "3000", settled: "500", ...over } })],
        holdings: [vti],
      }),
      ips,
    );

  it("buys classes below their minimum once it settles, without a sale", () => {
    const comparison = waiting({ settles: "2026-11-23" });
    expect(comparison.cash).toMatchObject({
      shortfall: 100,
      settlement_gap: { amount: 100, settles: "2026-11-23" },
    });
    expect(trades(comparison, "target")).toEqual({ us_equity: 2000, cash: -2000 });
    expect(trades(comparison, "band")).toEqual({ us_equity: 1500, cash: -1500 });
    const [equity, cash] = comparison.suggestions.filter(({ mode }) => mode === "band");
    expect(equity?.legs.map(({ side, proceeds }) => [side, proceeds])).toEqual([["buy", 1500]]);
    expect(cash?.legs.map(({ proceeds, note }) => [proceeds, note])).toEqual([
      [1500, "Paid from the account's cash once it has settled."],
    ]);
    expect(comparison.conflicts).toEqual([]);
  });

  it("is distinguished from settled cash above the floor", () => {
    const free = policy(
      [
        ["us_equity", "90", "85", "95"],
        ["cash", "10", "1", "15"],
      ],
      { limits: { liquidity_reserve: { amount: "200" } } },
    );
    const comparison = waiting({}, free);
    expect(comparison.cash).not.toHaveProperty("settlement_gap");
    const cash = comparison.suggestions.find((one) => one.mode === "band" && one.class === "cash");
    expect(cash?.legs[0]?.note).toBe(
      "Paid from the account's cash, $1,200 of it once it has settled.",
    );
  });

  it("covers only its part of a shortfall, and the rest is raised", () => {
    const comparison = checked(
      household({
        accounts: [account({ cash: { total: "700", settled: "100" } })],
        holdings: [worth("us_equity", "9300")],
        needs: [need("1000")],
      }),
      { ...ips, rebalance: { mode: "band", min_trade: "0" } },
    );
    expect(comparison.cash).toMatchObject({
      shortfall: 900,
      settlement_gap: { amount: 600, settles: null },
    });
    expect(trades(comparison, "band")).toEqual({ us_equity: -300, cash: 300 });
  });

  it("does not cover a shortfall when it is negative", () => {
    const comparison = checked(
      household({
        accounts: [account({ cash: { total: "100", settled: "900" } })],
        holdings: [worth("us_equity", "900")],
        needs: [need("150")],
      }),
      { ...ips, rebalance: { mode: "band", min_trade: "0" } },
    );
    expect(comparison.cash).not.toHaveProperty("settlement_gap");
    expect(trades(comparison, "band")).toEqual({ us_equity: -50, cash: 50 });
  });
});

it("cash inside a fund of several classes meets no floor and never settles: the rest is raised", () => {
  const balanced = worth("balanced", "4000", {
    asset_class: null,
    asset_class_mix: [
      { class: "us_equity", weight: "0.75" },
      { class: "cash", weight: "0.25" },
    ],
  });
  const comparison = checked(
    household({
      accounts: [account({ cash: { total: "300", settled: "200" } })],
      holdings: [worth("us_equity", "5700"), balanced],
      needs: [need("900")],
    }),
    { ...ips, rebalance: { mode: "band", min_trade: "0" } },
  );
  expect(comparison.cash).toMatchObject({
    ...{ available: 200, total: 1300, floor: 900, shortfall: 700 },
    settlement_gap: { amount: 100, settles: null },
  });
  expect(trades(comparison, "band")).toEqual({ us_equity: -600, cash: 600 });
});
