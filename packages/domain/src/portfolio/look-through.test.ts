import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Decimal, decimal, sum } from "../decimal.ts";
import type * as Security from "../security.ts";
import { fundOverlap, type HeldSecurity, type LookThrough, lookThrough } from "./look-through.ts";

const fund = (
  symbol: string,
  weights: Record<string, string>,
  given: Partial<Security.Fund> = {},
): Security.Fund => ({
  symbol,
  name: `${symbol} fund`,
  as_of: "2026-10-31",
  expense_ratio_pct: null,
  leverage: "1",
  constituents: Object.entries(weights).map(([of, weight]) => ({
    symbol: of,
    name: of,
    issuer_id: null,
    weight,
  })),
  ...given,
});

const held = (symbol: string, value: number, given: Partial<HeldSecurity> = {}): HeldSecurity => ({
  symbol,
  name: symbol,
  issuer_id: null,
  value: decimal(value),
  ...given,
});

const look = (holdings: HeldSecurity[], funds: Security.Fund[], cash = 0): LookThrough =>
  lookThrough({
    holdings,
    cash: decimal(cash),
    funds: new Map(funds.map((one) => [one.symbol, one])),
  });

const exposures = ({ exposures: rows }: LookThrough) =>
  Object.fromEntries(rows.map((one) => [one.symbol ?? one.name, one.total.toFixed()]));

const parts = (seen: LookThrough): Decimal =>
  sum(seen.exposures.map((one) => one.total))
    .plus(seen.other_in_fund)
    .plus(seen.financing)
    .plus(seen.cash);

const voo = fund("VOO", { AAPL: "0.07", MSFT: "0.06", NVDA: "0.08" });
const qqq = fund("QQQ", { AAPL: "0.09", MSFT: "0.08", NVDA: "0.085" });

describe("lookThrough", () => {
  test("adds direct holdings to what two funds own", () => {
    const holdings = [held("AAPL", 60_000), held("VOO", 200_000), held("QQQ", 100_000)];
    const seen = look(holdings, [voo, qqq], 40_000);
    expect(exposures(seen)).toEqual({ AAPL: "83000", NVDA: "24500", MSFT: "20000" });
    expect(seen.exposures[0]).toEqual({
      symbol: "AAPL",
      name: "AAPL",
      issuer_id: null,
      direct: decimal(60_000),
      via_funds: decimal(23_000),
      total: decimal(83_000),
    });
    expect([seen.other_in_fund, seen.cash, seen.total, parts(seen)].map(Number)).toEqual([
      232_500, 40_000, 400_000, 400_000,
    ]);
    expect(Number(seen.exposures[0]?.total.times(100).div(seen.total))).toBe(20.75);
  });

  test("states for each held fund how much is disclosed and its date", () => {
    const holdings = [held("VOO", 150_000), held("VOO", 50_000)];
    expect(look(holdings, [voo]).funds).toEqual([
      {
        symbol: "VOO",
        name: "VOO",
        value: decimal(200_000),
        as_of: "2026-10-31",
        coverage_pct: decimal(21),
        leverage: decimal(1),
        other_in_fund: decimal(158_000),
        financing: decimal(0),
      },
    ]);
  });

  test("treats a security without a disclosed list as a direct holding", () => {
    expect(exposures(look([held("XYZ", 500)], [voo]))).toEqual({ XYZ: "500" });
  });

  test("keeps the issuer, whether the direct holding or the fund states it", () => {
    const known = fund(
      "VOO",
      {},
      {
        constituents: [{ symbol: "AAPL", name: "Apple", issuer_id: "iss_apple", weight: "0.5" }],
      },
    );
    const seen = look([held("VOO", 100), held("AAPL", 10, { name: "Apple Inc." })], [known]);
    expect(seen.exposures.map((one) => [one.symbol, one.issuer_id, one.total.toFixed()])).toEqual([
      ["AAPL", "iss_apple", "60"],
    ]);
  });

  test("distinguishes constituents without a ticker by name", () => {
    const bonds = fund(
      "BND",
      {},
      {
        constituents: [
          { symbol: null, name: "US Treasury 2030", issuer_id: null, weight: "0.4" },
          { symbol: null, name: "US Treasury 2035", issuer_id: null, weight: "0.3" },
        ],
      },
    );
    const seen = look([held("BND", 100)], [bonds]);
    expect(exposures(seen)).toEqual({ "US Treasury 2030": "40", "US Treasury 2035": "30" });
    expect(seen.other_in_fund).toEqual(decimal(30));
  });

  test("looks through nested funds and dates the result by the oldest list", () => {
    const target = fund("TARGET", { VOO: "0.5", AAPL: "0.1" });
    const seen = look([held("TARGET", 1000)], [target, { ...voo, as_of: "2026-08-31" }]);
    expect(exposures(seen)).toEqual({ AAPL: "135", NVDA: "40", MSFT: "30" });
    expect([seen.funds[0]?.as_of, seen.other_in_fund.toFixed()]).toEqual(["2026-08-31", "795"]);
  });

  test("looks through three levels of nested funds; the fourth counts as undisclosed", () => {
    const chain = [
      fund("HELD", { N1: "0.9", A: "0.1" }),
      fund("N1", { N2: "0.9", B: "0.1" }),
      fund("N2", { N3: "0.9", C: "0.1" }),
      fund("N3", { N4: "0.9", D: "0.1" }),
      fund("N4", { E: "1" }),
    ];
    const seen = look([held("HELD", 10_000)], chain);
    expect(exposures(seen)).toEqual({ A: "1000", B: "900", C: "810", D: "729" });
    expect(seen.funds.map((one) => [one.symbol, one.other_in_fund.toFixed()])).toEqual([
      ["HELD", "6561"],
    ]);
  });

  test("stops at a fund that holds itself through another fund", () => {
    const seen = look(
      [held("A", 100)],
      [fund("A", { B: "0.5", X: "0.5" }), fund("B", { A: "0.6", Y: "0.4" })],
    );
    expect(exposures(seen)).toEqual({ X: "50", Y: "20" });
    expect(seen.other_in_fund).toEqual(decimal(30));
  });

  test("has a negative undisclosed part when weights sum to slightly over 1", () => {
    const seen = look([held("F", 1000)], [fund("F", { X: "0.6", Y: "0.405" })]);
    expect([seen.other_in_fund, seen.faults]).toEqual([decimal(-5), []]);
    expect(parts(seen)).toEqual(decimal(1000));
  });

  test("does not look through a held fund with invalid weights", () => {
    const seen = look([held("F", 1000)], [fund("F", { X: "0.6", Y: "0.4051" })]);
    expect([seen.exposures, seen.other_in_fund, seen.funds[0]?.coverage_pct]).toEqual([
      [],
      decimal(1000),
      decimal(0),
    ]);
    expect(seen.faults).toEqual([
      { symbol: "F", code: "weights_over_1", weight_sum: decimal("1.0051") },
    ]);
  });

  test("does not look through a nested fund with invalid weights, and reports it once", () => {
    const bad = fund("BAD", { X: "2" });
    const seen = look(
      [held("F", 1000), held("G", 1000)],
      [fund("F", { BAD: "0.3", Y: "0.7" }), fund("G", { BAD: "0.2", Y: "0.8" }), bad],
    );
    expect(exposures(seen)).toEqual({ Y: "1500" });
    expect(seen.funds.map((one) => one.other_in_fund.toFixed())).toEqual(["300", "200"]);
    expect(seen.faults.map((one) => one.symbol)).toEqual(["BAD"]);
  });

  test("multiplies a leveraged fund's exposures and shows its financing separately", () => {
    const double = fund("QLD", { AAPL: "0.09", MSFT: "0.08" }, { leverage: "2" });
    const seen = look([held("QLD", 10_000)], [double]);
    expect(exposures(seen)).toEqual({ AAPL: "1800", MSFT: "1600" });
    expect(seen.funds).toMatchObject([
      { leverage: decimal(2), other_in_fund: decimal(16_600), financing: decimal(-10_000) },
    ]);
    expect(parts(seen)).toEqual(decimal(10_000));
  });

  test("gives an inverse fund negative exposures", () => {
    const inverse = fund("SH", { AAPL: "0.07" }, { leverage: "-1" });
    const seen = look([held("SH", 1000), held("AAPL", 100)], [inverse]);
    expect(exposures(seen)).toEqual({ AAPL: "30" });
    expect([seen.other_in_fund, seen.financing]).toEqual([decimal(-930), decimal(2000)]);
  });

  test("is only cash when there are no holdings, even if it is negative", () => {
    expect(look([], [], -250)).toEqual({
      exposures: [],
      funds: [],
      other_in_fund: decimal(0),
      financing: decimal(0),
      cash: decimal(-250),
      total: decimal(-250),
      faults: [],
    });
  });

  test("always adds up to the value of the holdings", () => {
    const symbols = ["A", "B", "C", "D", "E", "X", "Y", "Z"];
    const list = fc.dictionary(
      fc.constantFrom(...symbols),
      fc.integer({ min: 1, max: 4000 }).map((n) => decimal(n).div(10_000).toFixed()),
    );
    const anyFund = fc.tuple(
      fc.constantFrom("A", "B", "C", "D", "E"),
      list,
      fc.integer({ min: -3, max: 3 }),
    );
    const holdings = fc.array(
      fc.tuple(fc.constantFrom(...symbols), fc.integer({ min: -100_000, max: 100_000 })),
    );
    return fc.assert(
      fc.property(holdings, fc.array(anyFund), fc.integer(), (owned, lists, cash) => {
        const funds = lists.map(([symbol, weights, leverage]) =>
          fund(symbol, weights, { leverage: String(leverage) }),
        );
        const seen = look(
          owned.map(([symbol, value]) => held(symbol, value)),
          funds,
          cash,
        );
        const expected = sum(owned.map(([, value]) => decimal(value))).plus(cash);
        expect([parts(seen).toFixed(), seen.total.toFixed()]).toEqual([
          expected.toFixed(),
          expected.toFixed(),
        ]);
      }),
    );
  });
});

describe("overlap", () => {
  test("is the sum of the smaller weights", () => {
    expect(fundOverlap(voo, qqq)).toEqual(decimal("0.21"));
  });

  test("is symmetric, 0 for funds with nothing in common, and the disclosed part for identical funds", () => {
    expect(fundOverlap(qqq, voo)).toEqual(fundOverlap(voo, qqq));
    expect(fundOverlap(voo, fund("GLD", { GOLD: "1" }))).toEqual(decimal(0));
    expect(fundOverlap(voo, { ...voo, symbol: "IVV" })).toEqual(decimal("0.21"));
  });

  test("does not count a short position as overlap", () => {
    expect(fundOverlap(voo, fund("SHORT", { AAPL: "-0.05", MSFT: "0.01" }))).toEqual(
      decimal("0.01"),
    );
  });
});
