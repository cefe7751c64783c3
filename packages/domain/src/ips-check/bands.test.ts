import { describe, expect, it } from "vitest";
import { bandOf, findPolicyFaults } from "./bands.ts";
import { policy } from "./household.fixture.ts";

const band = (target: string, min: string | null = null, max: string | null = null) => {
  const edges = bandOf({ class: "x", target, min, max });
  return [edges.min.toNumber(), edges.max.toNumber(), edges.source];
};

describe("a band", () => {
  it("is 5 points or a quarter of the target wide on each side, whichever is less", () => {
    expect(band("40")).toEqual([35, 45, "default_5_25"]);
    expect(band("20")).toEqual([15, 25, "default_5_25"]);
    expect(band("10")).toEqual([7.5, 12.5, "default_5_25"]);
    expect(band("4")).toEqual([3, 5, "default_5_25"]);
    expect(band("0")).toEqual([0, 0, "default_5_25"]);
  });

  it("uses the default only for a missing edge", () => {
    expect(band("40", "20")).toEqual([20, 45, "default_5_25"]);
    expect(band("40", null, "60")).toEqual([35, 60, "default_5_25"]);
    expect(band("40", "30", "50")).toEqual([30, 50, "policy"]);
  });
});

describe("a policy", () => {
  it("is valid when its targets sum to 100 within 0.01", () => {
    expect(findPolicyFaults(policy([["a", "99.99"]]))).toEqual([]);
    expect(findPolicyFaults(policy([["a", "100.01"]]))).toEqual([]);
    expect(findPolicyFaults(policy([["a", "99.989"]]))).toEqual([
      { code: "targets_sum", class: null },
    ]);
    expect(findPolicyFaults(policy([]))).toEqual([{ code: "targets_sum", class: null }]);
  });

  it("adds decimals exactly", () => {
    const thirds = policy([
      ["a", "33.33"],
      ["b", "33.33"],
      ["c", "33.33"],
    ]);
    expect(findPolicyFaults(thirds)).toEqual([]);
  });

  it("is invalid when a target is outside its own band, edges included", () => {
    const faults = findPolicyFaults(
      policy([
        ["low", "30", "31", "40"],
        ["high", "30", "10", "29"],
        ["edge", "40", "40", "40"],
      ]),
    );
    expect(faults).toEqual([
      { code: "band_order", class: "low" },
      { code: "band_order", class: "high" },
    ]);
  });

  it("reports each repeated class once", () => {
    const faults = findPolicyFaults(
      policy([
        ["a", "50"],
        ["a", "25"],
        ["a", "25"],
      ]),
    );
    expect(faults).toEqual([{ code: "duplicate_class", class: "a" }]);
  });
});
