import { describe, expect, it } from "vitest";
import { account, checked, household, plainCash, policy, worth } from "./household.fixture.ts";

describe("the refusals", () => {
  const shares = [worth("us_equity", "90")];
  const accounts = [account({ cash: plainCash("10") })];
  const valid = policy([
    ["us_equity", "90"],
    ["cash", "10"],
  ]);

  it("without a policy gives an allocation and offers a task", () => {
    const comparison = checked(household({ accounts, holdings: shares }), undefined);
    expect(comparison).toMatchObject({
      status: "no_ips",
      ips_id: null,
      suggestions: [],
      offers: [{ kind: "task" }],
      cash: { floor: null, shortfall: null },
    });
    expect(comparison.classes).toEqual([
      {
        class: "us_equity",
        value: 90,
        weight_pct: 90,
        target_pct: null,
        min_pct: null,
        max_pct: null,
        band_source: null,
        drift_pp: null,
        drift_usd: null,
        status: null,
      },
      expect.objectContaining({ class: "cash", weight_pct: 10, target_pct: null }),
    ]);
  });

  it("treats a policy that is not effective yet as none, and says when it will be", () => {
    const later = { ...valid, effective: "2026-11-21" };
    const comparison = checked(household({ accounts, holdings: shares }), later);
    expect(comparison).toMatchObject({ status: "no_ips", ips_id: null });
    expect(comparison.assumptions[0]).toContain("takes effect on 2026-11-21");
    expect(checked(household({ accounts }), { ...valid, effective: "2026-11-20" }).status).toBe(
      "ok",
    );
  });

  it("lists the faults of an invalid policy and shows no drift, even when nothing is held", () => {
    const invalid = policy([
      ["us_equity", "60", "61", "70"],
      ["us_equity", "39"],
    ]);
    expect(checked(household({}), invalid)).toMatchObject({
      status: "ips_invalid",
      faults: [
        { code: "targets_sum", class: null },
        { code: "band_order", class: "us_equity" },
        { code: "duplicate_class", class: "us_equity" },
      ],
      suggestions: [],
    });
    const { classes: rows, assumptions } = checked(
      household({ accounts, holdings: shares }),
      invalid,
    );
    // "Cash takes the rest" would be false.
    expect(assumptions.join(" ")).not.toMatch(/Targets add up|rebalances/);
    expect(rows.map((row) => [row.drift_pp, row.target_pct])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it("computes nothing when the total is not positive", () => {
    for (const amount of ["0", "-1"]) {
      const comparison = checked(
        household({ accounts: [account({ cash: plainCash(amount) })] }),
        valid,
      );
      expect(comparison).toMatchObject({ status: "not_computable", leverage: null });
      expect(comparison.classes.map((row) => row.weight_pct)).toEqual([null]);
    }
  });

  it("computes no weights when no holding has a price, but still the cash", () => {
    const holdings = [worth("us_equity", "90", { price: null })];
    const comparison = checked(household({ accounts, holdings }), {
      ...valid,
      constraints: { ...valid.constraints, liquidity_reserve: { amount: "25" } },
    });
    expect(comparison).toMatchObject({
      status: "not_computable",
      total_value: 10,
      coverage_pct: 0,
      leverage: null,
      suggestions: [],
      cash: { available: 10, floor: 25, shortfall: 15 },
    });
    expect(comparison.classes.map((row) => row.weight_pct)).toEqual([null]);
    expect(comparison.unvalued.map(({ reason }) => reason)).toEqual(["no_price"]);
  });
});
