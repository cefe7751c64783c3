import { describe, expect, test } from "vitest";
import { tools, turnWithResults } from "./reference.fixture.ts";
import { resolverFor } from "./resolve.ts";

const { resolve, isReference } = resolverFor(turnWithResults, tools);

describe("a figure is written with its sign and unit", () => {
  test.each([
    ["r1.total_value", "$1,000,000.00"],
    ["r1.Karen's IRA.value", "$380,000.50"],
    ["r1.Karen's IRA.weight_pct", "38.00%"],
    ["r1.Karen's IRA.drift_pp", "-6.20 points"],
    ["r1.Karen's IRA.PFE.gain", "-$6,150.00"],
    ["r1.Karen's IRA.PFE.gain_ratio", "-32.45%"],
    ["r1.Karen's IRA.PFE.quantity", "1,200"],
    ["r1.BRK.B.quantity", "10.5"],
    ["r1.RELIANCE.price", "₹1,450.00"],
    ["r1.XYZ.price", "2.5"],
    ["r1.pe", "21.5"],
    ["r1.2021-02-16.acquired", "Feb 16, 2021"],
    ["r2.us_equity.value", "$532,000.00"],
    ["r2.cash.held", "61 days"],
    ["r2.us_equity.held", "1 day"],
    ["r2.us_equity.since", "Nov 20, 2026"],
    ["r2.threshold.value", "40.00%"],
  ])("%s is %s", (reference, figure) => {
    expect(resolve(reference)).toEqual({ figure });
  });
});

describe("a row is named by any text that it shows", () => {
  test.each([
    ["without regard to case", "R1.brk.b.gain", "$1,200.00"],
    ["with either apostrophe", "r1.Karen’s IRA.value", "$380,000.50"],
    ["with a dot at its end", "r1.Karen's IRA.Pfizer Inc..gain", "-$6,150.00"],
    ["in any order", "r1.PFE.Karen's IRA.gain", "-$6,150.00"],
    ["with the lists that lead to it", "r1.data.accounts.Joint.holdings.PFE.quantity", "7"],
    ["where several rows have the same figure, by what they share", "r1.PFE.price", "$25.60"],
    ["and the row with the fewest other names is taken", "r2.totals.weight", "58.20%"],
  ])("%s", (_, reference, figure) => {
    expect(resolve(reference)).toEqual({ figure });
  });
});

describe("a reference that names no figure says what there is", () => {
  test.each([
    ["r1.PFE.gian", "PFE has no gian, but it has gain, name, "],
    ["r1.PFE.gain", "gain stands there more than once; name also one of joint, karen's ira"],
    ["r1.Karen.value", "r1 has value of karen's ira, "],
    ["r1.weight", "r1 has no weight, but it has weight_pct"],
    ["r1.Bob.age", "r1 has neither Bob nor age"],
    ["r1.intl_equity.quantity", "r1 has quantity of"],
    ["r1.Joint.PFE.gain", "gain is no figure or day there"],
    ["r1.PFE.name", "name is no figure or day there"],
    ["r2.values", "r2 has no values, but it has value"],
    ["r3.cash.value", "r3 is not there: this question has r1 (get_holdings), r2"],
    ["r1", "a reference is r<n>.<row>.<field> or r<n>.<field>"],
    ["cash.value", "a reference is r<n>.<row>.<field> or r<n>.<field>"],
  ])("%s: %s", (reference, problem) => {
    expect(resolve(reference)).toEqual({ problem: expect.stringContaining(problem) });
  });

  test("in a turn without results", () => {
    const { resolve } = resolverFor([{ role: "user", text: "And now?" }], tools);
    expect(resolve("r1.PFE.gain")).toEqual({
      problem: expect.stringMatching(/no results yet, and those of earlier ones cannot/),
    });
  });
});

test("braces around anything else are not a reference", () => {
  const all = ["r1.PFE.gain", "r9", "PFE.gain", "first_name", "client.name", "rate"];
  expect(all.filter(isReference)).toEqual(["r1.PFE.gain", "r9", "PFE.gain"]);
});
