import { describe, expect, it } from "vitest";
import {
  account,
  checked,
  holding,
  household,
  plainCash,
  policy,
  price,
  worth,
} from "./household.fixture.ts";

describe("the total", () => {
  const ips = policy([
    ["us_equity", "90"],
    ["cash", "10"],
  ]);

  it("leaves out holdings without a price or exchange rate, and says so", () => {
    const euro = price("10", { currency: "EUR" });
    const comparison = checked(
      household({
        accounts: [account({ cash: plainCash("100") })],
        holdings: [
          worth("us_equity", "800"),
          worth("us_equity", "1", { price: { ...euro, fx_rate: "1.1", fx_date: "2026-11-20" } }),
          holding("NEWCO", { price: null }),
          holding("SAP.DE", { price: euro }),
        ],
      }),
      ips,
    );
    expect(comparison).toMatchObject({
      total_value: 911,
      coverage_pct: 50,
      unvalued: [
        { account_id: "acc_joint", symbol: "NEWCO", name: "NEWCO", reason: "no_price" },
        { account_id: "acc_joint", symbol: "SAP.DE", name: "SAP.DE", reason: "no_fx_rate" },
      ],
    });
    expect(comparison.data_quality.map((row) => row.code)).toContain("unvalued");
  });

  it("counts a price of 0 as a price", () => {
    const comparison = checked(
      household({
        accounts: [account({ cash: plainCash("100") })],
        holdings: [worth("us_equity", "5", { price: price("0") })],
      }),
      ips,
    );
    expect(comparison).toMatchObject({ total_value: 100, coverage_pct: 100, unvalued: [] });
  });

  it("uses an old statement price and marks it", () => {
    const quarterly = worth("alternatives", "50", {
      kind: "private",
      symbol: null,
      name: "Fund III",
      price: price("1", { date: "2026-09-30" }),
    });
    const comparison = checked(household({ holdings: [quarterly] }), ips);
    expect(comparison.total_value).toBe(50);
    expect(comparison.data_quality).toContainEqual({
      code: "stale_price",
      message: "Fund III is valued at its price of 2026-09-30.",
      account_id: "acc_joint",
      date: "2026-09-30",
      stale: true,
    });
  });

  it("applies the multiplier of contracts and the sign of short positions", () => {
    const comparison = checked(
      household({
        accounts: [account({ cash: plainCash("1000") })],
        holdings: [
          worth("us_equity", "2", { multiplier: "100", price: price("3.5") }),
          worth("us_equity", "-10", { price: price("20") }),
        ],
      }),
      ips,
    );
    expect(comparison.classes.map((row) => row.value)).toEqual([500, 1000]);
  });

  it("has no floating-point errors", () => {
    const comparison = checked(
      household({
        accounts: [account({ cash: plainCash("0.3") })],
        holdings: [
          worth("us_equity", "0.1"),
          worth("us_equity", "0.2"),
          worth("us_equity", "1", { price: price("2.345") }),
        ],
      }),
      ips,
    );
    expect(comparison.classes[0]).toMatchObject({ value: 2.65, drift_usd: -0.01 });
    expect(comparison.total_value).toBe(2.95);
  });
});
