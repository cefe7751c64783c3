import { describe, expect, it } from "vitest";
import { account, checked, household, plainCash, policy } from "../household.fixture.ts";
import { lot, order, sellDownTo, shares } from "./sales.fixture.ts";

describe("a restricted symbol", () => {
  const holdings = [shares("ACME", [lot("a", "9", "50")]), shares("ZETA", [lot("z", "1", "50")])];
  const until = (day: string) =>
    sellDownTo(50, { limits: { restricted: [{ symbol: "ACME", until: day }] } });

  it("is not sold through its last restricted day: the trade is shown in full and the legs fall short", () => {
    const comparison = checked(household({ holdings }), until("2026-11-20"));
    const [row] = comparison.suggestions.filter((one) => one.mode === "band");
    expect(row?.trade_usd).toBe(-500);
    expect(order(comparison)).toEqual(["z"]);
    expect(comparison.conflicts.filter((one) => one.mode === "band")).toEqual([
      {
        code: "restricted",
        message: "$400 of US equity cannot be sold: ACME may not be traded yet.",
        class: "us_equity",
        symbol: "ACME",
        amount: 400,
        mode: "band",
      },
      {
        code: "legs_incomplete",
        message: "$400 of cash cannot be raised inside the accounts in scope.",
        class: "cash",
        amount: 400,
        mode: "band",
      },
    ]);
  });

  it("can be sold the day after", () => {
    const comparison = checked(household({ holdings }), until("2026-11-19"));
    expect(order(comparison)).toEqual(["a"]);
    expect(comparison.conflicts).toEqual([]);
  });
});

it("cash with a fraction of a cent is spent in whole cents", () => {
  const comparison = checked(
    household({ accounts: [account({ cash: plainCash("600.007") })] }),
    policy([["us_equity", "100"]]),
  );
  const legs = comparison.suggestions.flatMap((one) => (one.mode === "target" ? one.legs : []));
  expect(legs.map(({ side, proceeds }) => [side, proceeds])).toEqual([
    ["buy", 600.01],
    ["sell", 600.01],
  ]);
  expect(comparison.conflicts).toEqual([]);
});

it("gains over the policy's yearly limit are a conflict", () => {
  const comparison = checked(
    household({ holdings: [shares("ACME", [lot("a", "10", "40")])] }),
    sellDownTo(50, { limits: { max_annual_realized_gain: "250" } }),
  );
  expect(comparison.conflicts.map((one) => [one.mode, one.code, one.amount])).toEqual([
    ["target", "gain_limit_exceeded", 50],
    ["band", "gain_limit_exceeded", 50],
  ]);
});
