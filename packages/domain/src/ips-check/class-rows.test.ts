import { describe, expect, it } from "vitest";
import {
  account,
  checked,
  household,
  plainCash,
  policy,
  trades,
  worth,
} from "./household.fixture.ts";

const ips = policy([
  ["us_equity", "60", "40", "65"],
  ["fixed_income", "40"],
]);
const rows = (holdings: ReturnType<typeof worth>[], cash = "0") =>
  checked(household({ accounts: [account({ cash: plainCash(cash) })], holdings }), ips).classes.map(
    (row) => [row.class, row.value, row.band_source, row.status],
  );

describe("class rows", () => {
  it("list the policy's classes in its order, held or not, and cash in any case", () => {
    expect(rows([worth("fixed_income", "100")])).toEqual([
      ["us_equity", 0, "policy", "below_min"],
      ["fixed_income", 100, "default_5_25", "above_max"],
      ["cash", 0, null, "unclassified"],
    ]);
  });

  it("give each class outside the policy its own row, and holdings without a class the row unclassified", () => {
    const holdings = [
      worth("us_equity", "60"),
      worth("fixed_income", "40"),
      worth("crypto", "5"),
      worth("us_equity", "3", { asset_class: null }),
    ];
    expect(rows(holdings).slice(2)).toEqual([
      ["crypto", 5, null, "unclassified"],
      ["unclassified", 3, null, "unclassified"],
      ["cash", 0, null, "unclassified"],
    ]);
  });

  it("count a weight on the edge as in band", () => {
    expect(rows([worth("us_equity", "65"), worth("fixed_income", "35")]).slice(0, 2)).toEqual([
      ["us_equity", 65, "policy", "in_band"],
      ["fixed_income", 35, "default_5_25", "in_band"],
    ]);
    expect(rows([worth("us_equity", "6501"), worth("fixed_income", "3499")])[0]?.[3]).toBe(
      "above_max",
    );
  });

  it("split a fund of several classes, with the rest of its mix unclassified", () => {
    const mixed = worth("us_equity", "1000", {
      asset_class_mix: [
        { class: "us_equity", weight: "0.6" },
        { class: "fixed_income", weight: "0.35" },
      ],
    });
    const comparison = checked(household({ holdings: [mixed] }), ips);
    expect(comparison.classes.map((row) => [row.class, row.value])).toEqual([
      ["us_equity", 600],
      ["fixed_income", 350],
      ["unclassified", 50],
      ["cash", 0],
    ]);
    expect(comparison.data_quality).toEqual([
      {
        code: "asset_class_mix",
        message: "The classes of US_EQUITY add up to 95%; the rest is unclassified.",
        account_id: "acc_joint",
        symbol: "US_EQUITY",
      },
    ]);
  });
});

describe("targets off 100 by up to 0.01", () => {
  it("leave the drift as it is, and cash takes the rest", () => {
    const comparison = checked(
      household({ holdings: [worth("a", "70000"), worth("b", "30000")] }),
      policy(
        [
          ["a", "50"],
          ["b", "49.99"],
        ],
        { rebalance: { mode: "target", min_trade: "0" } },
      ),
    );
    expect(comparison.classes[1]).toMatchObject({ drift_pp: -19.99, drift_usd: -19_990 });
    expect(trades(comparison, "target")).toEqual({ a: -20_000, b: 19_990, cash: 10 });
    expect(comparison.assumptions).toContain("Targets add up to 99.99%; cash takes the rest.");
  });
});
