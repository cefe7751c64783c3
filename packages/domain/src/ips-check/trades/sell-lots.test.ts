import { describe, expect, it } from "vitest";
import { account, checked, household, plainCash, policy, price } from "../household.fixture.ts";
import { exact, legs, lot, order, sellDownTo, shares } from "./sales.fixture.ts";

describe("quantities", () => {
  const acme = household({ holdings: [shares("ACME", [lot("a", "10", "50")])] });

  it("are whole where the lot is whole, with one more unit where fewer would leave the class above its maximum", () => {
    const comparison = checked(acme, sellDownTo(55));
    expect(comparison.suggestions.map((one) => one.trade_usd)).toEqual([-450, 450, -450, 450]);
    expect(legs(comparison, "us_equity")).toMatchObject([
      { quantity: 5, proceeds: 500, note: "Whole units: $50 more than the trade." },
    ]);
    expect(legs(comparison, "cash")).toMatchObject([{ side: "buy", proceeds: 500 }]);
    expect(comparison.conflicts).toEqual([]);
  });

  it("round down when the class is in band either way, and the rest is noted, not a conflict", () => {
    const comparison = checked(
      acme,
      policy(
        [
          ["us_equity", "55", "40", "70"],
          ["cash", "45", "0", "100"],
        ],
        exact,
      ),
    );
    const [leg] = comparison.suggestions.flatMap(({ mode, legs: own }) =>
      mode === "target" ? own : [],
    );
    expect(leg).toMatchObject({
      quantity: 4,
      proceeds: 400,
      note: "Whole units: $50 less than the trade.",
    });
    expect(comparison.conflicts).toEqual([]);
  });

  it("bring in as much as all of them do, rounded once", () => {
    const acme = shares(
      "ACME",
      [lot("a", "0.5", "50"), lot("b", "0.5", "50"), lot("c", "9", "50")],
      {
        price: price("100.03"),
      },
    );
    const comparison = checked(household({ holdings: [acme] }), sellDownTo(0));
    const [leg] = legs(comparison, "us_equity");
    expect([leg?.quantity, leg?.proceeds, leg?.note]).toEqual([10, 1000.3, null]);
  });

  it("are rounded once per lot when an account's own need is served first", () => {
    const need = { id: "n", account_id: "acc_joint", kind: "tuition" as const, amount: "590" };
    const comparison = checked(
      household({
        holdings: [
          shares("GLD", [lot("gold", "100", "100")], {
            kind: "etf",
            asset_class: "alternatives",
            price: price("300"),
          }),
          shares("BND", [lot("bond", "10", "70")], {
            kind: "etf",
            asset_class: "fixed_income",
            price: price("70"),
          }),
        ],
        needs: [{ ...need, due: "2026-12-01", note: "" }],
      }),
      policy([
        ["alternatives", "55"],
        ["fixed_income", "40"],
        ["cash", "5"],
      ]),
    );
    const [gold] = comparison.suggestions.filter(({ mode }) => mode === "target");
    expect(gold?.trade_usd).toBe(-13115);
    expect(gold?.legs).toMatchObject([
      {
        quantity: 43,
        lots: [{ id: "gold", quantity: 43 }],
        proceeds: 12900,
        note: "Whole units: $215 less than the trade.",
      },
    ]);
  });

  it("round up to fill the cash floor", () => {
    const comparison = checked(
      household({
        accounts: [account({ cash: plainCash("40000") })],
        holdings: [
          shares("BND", [lot("bond", "5600", "70")], {
            asset_class: "fixed_income",
            price: price("72.5"),
          }),
          // A cheaper lot is not sold as well, although it would fit the remaining amount.
          shares("VTEB", [lot("muni", "10", "50")], { asset_class: "fixed_income" }),
        ],
      }),
      policy(
        [
          ["fixed_income", "90", "80", "95"],
          ["cash", "10", "5", "20"],
        ],
        { limits: { liquidity_reserve: { amount: "60000" } } },
      ),
    );
    expect(legs(comparison, "fixed_income")).toMatchObject([{ quantity: 276, proceeds: 20010 }]);
    expect(legs(comparison, "cash")).toMatchObject([{ side: "buy", proceeds: 20010 }]);
    expect(comparison.conflicts).toEqual([]);
  });

  it("round up so that a class below its minimum can be bought up to it", () => {
    const comparison = checked(
      household({
        holdings: [
          shares("ACME", [lot("a", "76", "50")]),
          shares("BND", [lot("b", "24", "50")], { asset_class: "fixed_income" }),
        ],
      }),
      policy(
        [
          ["us_equity", "70", "60", "80"],
          ["fixed_income", "30", "24.5", "40"],
          ["cash", "0", "0", "5"],
        ],
        exact,
      ),
    );
    expect(legs(comparison, "us_equity")).toMatchObject([{ quantity: 1, proceeds: 100 }]);
    expect(legs(comparison, "fixed_income")).toMatchObject([{ side: "buy", proceeds: 50 }]);
  });

  it("continue with the next lot when an account's need used up the first", () => {
    const lots = [lot("small", "1", "50"), lot("large", "99", "50")];
    const comparison = checked(
      household({
        accounts: [account({ id: "joint", name: "Joint", cash: plainCash("0") })],
        holdings: [shares("ACME", lots, { account_id: "joint" })],
        needs: [
          { id: "n", account_id: "joint", kind: "tax", due: "2026-12-01", note: "", amount: "100" },
        ],
      }),
      policy(
        [
          ["us_equity", "55", "40", "70"],
          ["cash", "45", "0", "100"],
        ],
        exact,
      ),
    );
    const [sale] = comparison.suggestions.filter(
      (one) => one.mode === "target" && one.class === "us_equity",
    );
    expect(sale?.legs).toMatchObject([{ quantity: 45, proceeds: 4500 }]);
    expect(comparison.conflicts).toEqual([]);
  });

  it("are not rounded up for what another class could not raise", () => {
    const need = {
      id: "n",
      account_id: "joint",
      kind: "tax" as const,
      due: "2026-12-01",
      note: "",
    };
    const comparison = checked(
      household({
        accounts: [account({ id: "joint", name: "Joint", cash: plainCash("0.01") })],
        holdings: [shares("ACME", [lot("a", "1335.4526", "50")], { account_id: "joint" })],
        needs: [{ ...need, amount: "51000" }],
      }),
      policy(
        [
          ["us_equity", "47"],
          ["intl_equity", "16", "10"],
          ["fixed_income", "30.5", "20", "45"],
          ["cash", "6.5"],
        ],
        { rebalance: { mode: "band", min_trade: "5000" } },
      ),
      "60000",
    );
    const [sale] = comparison.suggestions.filter(
      (one) => one.mode === "band" && one.class === "us_equity",
    );
    const sold = sale?.legs.map((leg) => leg.proceeds);
    expect(sold).toHaveLength(1);
    expect((sold?.[0] ?? 0) + (sale?.trade_usd ?? 0)).toBeCloseTo(0, 1);
    expect(comparison.conflicts.map((one) => one.code)).toContain("legs_incomplete");
  });

  it("do not round up past the other edge of the band", () => {
    const comparison = checked(
      household({ holdings: [shares("ACME", [lot("a", "3", "50")], { price: price("300") })] }),
      policy(
        [
          ["us_equity", "78", "70", "85"],
          ["cash", "22", "0", "100"],
        ],
        exact,
      ),
    );
    const [conflict] = comparison.conflicts.filter(({ mode }) => mode === "band");
    expect(conflict).toMatchObject({ code: "legs_incomplete", amount: 135 });
  });

  it("are described in words that fit fractions", () => {
    const comparison = checked(
      household({ holdings: [shares("ACME", [lot("a", "10.31", "50")])] }),
      sellDownTo(55),
    );
    expect(legs(comparison, "us_equity")).toMatchObject([
      { quantity: 4.64, note: "Units as they are held: $0.05 more than the trade." },
    ]);
  });

  it("are fractional where the lot is", () => {
    const comparison = checked(
      household({ holdings: [shares("ACME", [lot("a", "10.0031", "50")])] }),
      sellDownTo(55),
    );
    const [leg] = legs(comparison, "us_equity");
    expect(leg?.quantity).toBe(4.5014);
  });

  it("skip a share that costs more than the remaining amount", () => {
    const dear = shares("DEAR", [lot("dear", "1", "500")], { price: price("400") });
    const cheap = shares("CHEP", [lot("cheap", "6", "50")]);
    const comparison = checked(household({ holdings: [dear, cheap] }), sellDownTo(80));
    expect(order(comparison)).toEqual(["cheap"]);
    expect(comparison.conflicts).toEqual([]);
  });

  it("leave out what would bring in nothing: a price of 0, and dust that is worth less than a cent", () => {
    const dead = shares("DEAD", [lot("dead", "50", "80")], { price: price("0") });
    const dust = shares("DUST", [lot("dust", "0.00004", "90")]);
    const held = shares("HELD", [lot("held", "10", "50")]);
    const comparison = checked(household({ holdings: [dead, dust, held] }), sellDownTo(0));
    expect(legs(comparison, "us_equity")).toMatchObject([
      { symbol: "HELD", quantity: 10, proceeds: 1000, est_lt_gain: 500 },
    ]);
    expect(comparison.conflicts).toEqual([]);
  });

  it("that round to nothing are a conflict", () => {
    const dear = shares("DEAR", [lot("dear", "1", "500")], { price: price("1000") });
    const comparison = checked(
      household({ holdings: [dear] }),
      policy(
        [
          ["us_equity", "80", "50", "80"],
          ["cash", "20", "0", "100"],
        ],
        exact,
      ),
    );
    expect(order(comparison)).toEqual([]);
    expect(comparison.conflicts[0]).toMatchObject({ code: "legs_incomplete", amount: 200 });
  });
});
