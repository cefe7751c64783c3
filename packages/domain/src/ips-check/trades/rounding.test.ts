import { describe, expect, it } from "vitest";
import { account, checked, household, plainCash, policy, price } from "../household.fixture.ts";
import { exact, legs, lot, sellDownTo, shares } from "./sales.fixture.ts";

const cashFund = (units: string, over: Parameters<typeof shares>[2] = {}) =>
  shares("SPAXX", [lot("fund", units, "1")], {
    kind: "money_market",
    asset_class: "cash",
    ...over,
  });

describe("whole units", () => {
  it("that leave a class over its maximum are a conflict, although something of it is sold", () => {
    const dear = shares("DEAR", [lot("dear", "1", "500")], { price: price("600") });
    const comparison = checked(
      household({
        accounts: [account({ cash: plainCash("200") })],
        holdings: [shares("ACME", [lot("a", "2", "50")]), dear],
      }),
      policy(
        [
          ["us_equity", "50", "40", "50"],
          ["cash", "50", "0", "100"],
        ],
        exact,
      ),
    );
    expect(legs(comparison, "us_equity")).toMatchObject([{ symbol: "ACME", quantity: 2 }]);
    expect(comparison.conflicts.filter(({ mode }) => mode === "band")).toEqual([
      {
        code: "whole_units",
        message: "Whole units leave US equity $100 over its maximum.",
        class: "us_equity",
        amount: 100,
        mode: "band",
      },
    ]);
  });

  it("of a cash fund are one more, and plain cash is spent less, when the floor leaves no room", () => {
    const comparison = checked(
      household({
        accounts: [account({ cash: plainCash("100") })],
        holdings: [cashFund("15", { price: price("40") }), shares("ACME", [lot("a", "3", "50")])],
      }),
      policy(
        [
          ["us_equity", "60", "55", "65"],
          ["cash", "40", "0", "45"],
        ],
        { ...exact, limits: { liquidity_reserve: { amount: "450" } } },
      ),
    );
    expect(legs(comparison, "cash")).toMatchObject([
      { symbol: null, proceeds: 90 },
      { symbol: "SPAXX", quantity: 4, proceeds: 160, note: null },
    ]);
    expect(legs(comparison, "us_equity")).toMatchObject([{ side: "buy", proceeds: 250 }]);
    expect(comparison.conflicts).toEqual([]);
  });

  it("are all sold when each lot's proceeds round up", () => {
    const lots = ["a", "b", "c"].map((id) => lot(id, "1", "5"));
    const comparison = checked(
      household({ holdings: [shares("ACME", lots, { price: price("10.005") })] }),
      sellDownTo(0),
    );
    expect(legs(comparison, "us_equity")).toMatchObject([{ quantity: 3 }]);
    expect(comparison.conflicts).toEqual([]);
  });

  it("of a cash fund stay in an account that owes them", () => {
    const ira = account({ id: "acc_ira", name: "IRA", type: "traditional_ira" });
    const need = { id: "n", account_id: "acc_ira", kind: "rmd" as const, amount: "70" };
    const comparison = checked(
      household({
        accounts: [account({}), ira],
        holdings: [
          cashFund("100", { account_id: "acc_ira", price: price("1") }),
          cashFund("500", { price: price("1") }),
          shares("ACME", [lot("a", "4", "50")]),
        ],
        needs: [{ ...need, due: "2026-12-20", note: "" }],
      }),
      policy(
        [
          ["us_equity", "60", "50", "70"],
          ["cash", "40", "0", "50"],
        ],
        exact,
      ),
    );
    expect(legs(comparison, "cash")).toMatchObject([
      { account: "IRA", symbol: "SPAXX", quantity: 30 },
      { account: "Joint", symbol: "SPAXX", quantity: 70 },
    ]);
    expect(comparison.conflicts).toEqual([]);
  });
});
