import { describe, expect, it } from "vitest";
import { checked, household, price } from "./household.fixture.ts";
import { legs, lot, order, sellDownTo, shares } from "./sales.fixture.ts";

describe("quantities", () => {
  it("are whole where the lot is whole, and the rest is noted, not a conflict", () => {
    const comparison = checked(
      household({ holdings: [shares("ACME", [lot("a", "10", "50")])] }),
      sellDownTo(55),
    );
    expect(comparison.suggestions.map((one) => one.trade_usd)).toEqual([-450, 450, -450, 450]);
    expect(legs(comparison, "us_equity")).toMatchObject([
      { quantity: 4, proceeds: 400, note: "Whole units: $50.00 less than the trade." },
    ]);
    expect(legs(comparison, "cash")).toMatchObject([{ side: "buy", proceeds: 400 }]);
    expect(comparison.conflicts).toEqual([]);
  });

  it("are fractions where the lot is", () => {
    const comparison = checked(
      household({ holdings: [shares("ACME", [lot("a", "10.0031", "50")])] }),
      sellDownTo(55),
    );
    const [leg] = legs(comparison, "us_equity");
    expect(leg?.quantity).toBe(4.5014);
  });

  it("pass over a share that is dearer than what is left", () => {
    const dear = shares("DEAR", [lot("dear", "1", "500")], { price: price("400") });
    const cheap = shares("CHEP", [lot("cheap", "6", "50")]);
    const comparison = checked(household({ holdings: [dear, cheap] }), sellDownTo(80));
    expect(order(comparison)).toEqual(["cheap"]);
    expect(comparison.conflicts).toEqual([]);
  });

  it("that come to nothing are a conflict", () => {
    const dear = shares("DEAR", [lot("dear", "1", "500")], { price: price("1000") });
    const comparison = checked(household({ holdings: [dear] }), sellDownTo(80));
    expect(order(comparison)).toEqual([]);
    expect(comparison.conflicts[0]).toMatchObject({ code: "legs_incomplete", amount: 200 });
  });
});
