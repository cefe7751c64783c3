import { describe, expect, it } from "vitest";
import {
  account,
  checked,
  household,
  plainCash,
  policy,
  today,
  trades,
  worth,
} from "../household.fixture.ts";

const targets: Parameters<typeof policy>[0] = [
  ["us_equity", "60", "50", "70"],
  ["fixed_income", "30", "20", "40"],
  ["cash", "10", "5", "15"],
];
const snapshot = (need: string) =>
  household({
    accounts: [account({ cash: plainCash("1000") })],
    holdings: [worth("us_equity", "6000"), worth("fixed_income", "3000")],
    needs: [{ id: "n", account_id: null, kind: "tax", amount: need, due: today, note: "" }],
  });

describe("a deposit", () => {
  it("fills the cash floor first, and the rest goes to the shortfalls in proportion at the new total", () => {
    const comparison = checked(snapshot("1600"), policy(targets), "2000");
    // 600 to the floor, 1,400 over shortfalls of 1,200 and 600.
    expect(trades(comparison, "contribution")).toEqual({
      us_equity: 933.33,
      fixed_income: 466.67,
      cash: 600,
    });
    expect(trades(comparison, "band")).toEqual({});
    expect(comparison.cash).toMatchObject({ floor: 1600, shortfall: 600 });
  });

  it("goes to the floor alone when it is too small, and the rest is raised", () => {
    const comparison = checked(snapshot("2000"), policy(targets), "400");
    expect(trades(comparison, "contribution")).toEqual({ cash: 400 });
    // Nothing is over target, so 600 come from 800 and 920 above the band minima.
    expect(trades(comparison, "band")).toEqual({
      us_equity: -279.07,
      fixed_income: -320.93,
      cash: 600,
    });
  });

  it("stays in cash when a purchase would be below the minimum trade", () => {
    const comparison = checked(snapshot("0"), policy(targets), "150");
    expect(trades(comparison, "contribution")).toEqual({ cash: 150 });
  });

  it("names no account, and without a deposit there are no contributions", () => {
    const legs = checked(snapshot("0"), policy(targets), "5000").suggestions.map((one) => one.legs);
    expect(legs).toEqual([[], [], []]);
    expect(checked(snapshot("0"), policy(targets)).suggestions).toEqual([]);
  });
});
