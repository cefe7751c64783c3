import { describe, expect, it } from "vitest";
import type * as Security from "../../security.ts";
import { compare } from "../compare.ts";
import {
  account,
  checked,
  household,
  plainCash,
  policy,
  price,
  today,
  worth,
} from "../household.fixture.ts";
import { issuersHeld } from "./concentration.ts";

const limited = (limit: string | null) =>
  policy([["us_equity", "100"]], { limits: { max_single_issuer_pct: limit } });
const stock = (symbol: string, dollars: string, over: Parameters<typeof worth>[2] = {}) =>
  worth("us_equity", dollars, { symbol, name: symbol, kind: "stock", issuer_id: "iss", ...over });
const rest = (dollars: string) => worth("fixed_income", dollars);
const halfAcme: Security.Fund = {
  symbol: "FUND",
  name: "Fund",
  as_of: "2026-10-31",
  expense_ratio_pct: null,
  leverage: "1",
  constituents: [{ symbol: "ACME", name: "Acme", issuer_id: null, weight: "0.5" }],
};
const issuers = (holdings: ReturnType<typeof worth>[], limit: string | null, cash = "0") =>
  checked(household({ accounts: [account({ cash: plainCash(cash) })], holdings }), limited(limit))
    .concentration;

describe("concentration", () => {
  it("shows both ways to fix a breach (example D)", () => {
    expect(issuers([stock("ACME", "184000"), rest("816000")], "10")).toEqual([
      {
        issuer_id: "iss",
        name: "ACME",
        symbols: ["ACME"],
        value: 184_000,
        direct_pct: 18.4,
        look_through_pct: 18.4,
        limit_pct: 10,
        breach: true,
        excess_pp: 8.4,
        excess_if_reinvested_usd: 84_000,
        excess_if_withdrawn_usd: 93_333.33,
      },
    ]);
  });

  it("combines an issuer's share classes, options and short positions at market value", () => {
    const call = stock("ACME C", "-1", { kind: "option", multiplier: "100", price: price("20") });
    const [joined, ...others] = issuers(
      [stock("ACME", "9000"), stock("ACME.B", "4000"), call, rest("89000")],
      "10",
    );
    expect(others).toEqual([]);
    expect(joined).toMatchObject({
      symbols: ["ACME", "ACME.B", "ACME C"],
      value: 11_000,
      direct_pct: 11,
      breach: true,
    });
  });

  it("does not count a fund or an unknown issuer as an issuer", () => {
    const fund = stock("FUND", "500", { kind: "etf" });
    const unlisted = stock("NEWCO", "500", { issuer_id: null });
    expect(issuers([fund, unlisted], "10").map((one) => one.symbols)).toEqual([["NEWCO"]]);
  });

  it("is not a breach exactly at the limit or without a limit", () => {
    const holdings = [stock("ACME", "100"), rest("900")];
    expect(issuers(holdings, "10")).toMatchObject([
      { breach: false, excess_pp: 0, excess_if_reinvested_usd: 0, excess_if_withdrawn_usd: 0 },
    ]);
    expect(issuers(holdings, null)).toMatchObject([
      { breach: false, limit_pct: null, excess_pp: null, excess_if_withdrawn_usd: null },
    ]);
  });

  describe("of more than 100 issuers", () => {
    const value = (index: number) => 1 + (index % 150);
    const many = Array.from({ length: 300 }, (_, index) =>
      stock(`S${index}`, `${value(index)}`, { issuer_id: `i${index}` }),
    );
    const names = (limit: string) => issuers(many, limit).flatMap(({ symbols }) => symbols);
    const bySize = Array.from({ length: 300 }, (_, index) => index).toSorted(
      (a, b) => value(b) - value(a) || a - b,
    );

    it("lists the 100 largest, equal ones in the order of the holdings", () => {
      expect(names("99")).toEqual(bySize.slice(0, 100).map((index) => `S${index}`));
    });

    it("lists every issuer over the limit and no more", () => {
      // The total is 22,650, so 0.2% is 45.30: 105 values of 46 to 150, twice.
      expect(names("0.2")).toEqual(bySize.slice(0, 210).map((index) => `S${index}`));
      expect(names("0")).toHaveLength(300);
    });
  });

  it("has no withdrawal figure when it would exceed the holding", () => {
    expect(issuers([stock("ACME", "1200")], "10", "-200")).toMatchObject([
      { direct_pct: 120, excess_if_reinvested_usd: 1100, excess_if_withdrawn_usd: null },
    ]);
  });

  it("shows the weight through funds, which does not count for the breach", () => {
    const holdings = [stock("ACME", "90"), stock("FUND", "910", { kind: "etf", issuer_id: null })];
    const comparison = compare({
      snapshot: household({ holdings }),
      ips: limited("10"),
      today,
      funds: new Map([["FUND", halfAcme]]),
    });
    expect(comparison.concentration).toMatchObject([
      { direct_pct: 9, look_through_pct: 54.5, breach: false },
    ]);
    expect(comparison.sources).toContain("tool:get_etf_holdings:v1");
    expect(comparison.assumptions).toContain(
      "Look-through of FUND: holdings of 2026-10-31, 50.00% disclosed.",
    );
  });
});

describe("an option whose file names no issuer", () => {
  const call = stock("ACME261218C00050000", "50", { kind: "option", issuer_id: null });

  it("is one issuer with its underlying", () => {
    expect(
      issuers([stock("ACME", "50", { issuer_id: null }), call, rest("900")], "5"),
    ).toMatchObject([
      { name: "ACME", symbols: ["ACME", "ACME261218C00050000"], value: 100, breach: true },
    ]);
  });

  it("is exposed to its underlying in a fund without any share of it", () => {
    const comparison = compare({
      snapshot: household({
        holdings: [call, stock("FUND", "950", { kind: "etf", issuer_id: null })],
      }),
      ips: limited("10"),
      today,
      funds: new Map([["FUND", halfAcme]]),
    });
    expect(comparison.concentration).toMatchObject([{ direct_pct: 5, look_through_pct: 52.5 }]);
  });
});

describe("sectors", () => {
  it("are compared with their limit", () => {
    const holdings = [
      stock("ACME", "300", { sector: "Technology" }),
      stock("ZETA", "200", { sector: "Energy" }),
      rest("500"),
    ];
    const ips = policy([["us_equity", "100"]], { limits: { max_sector_pct: "25" } });
    expect(checked(household({ holdings }), ips).sectors).toEqual([
      { sector: "Technology", value: 300, weight_pct: 30, limit_pct: 25, breach: true },
      { sector: "Energy", value: 200, weight_pct: 20, limit_pct: 25, breach: false },
    ]);
  });
});

it("names every issuer with what is held of it, without a price too, and no fund", () => {
  const unlisted = stock("Newco", "500", { symbol: null, issuer_id: null, price: null });
  expect(
    issuersHeld([
      ...[stock("ACME", "9000"), stock("FUND", "500", { kind: "etf", issuer_id: null })],
      ...[stock("ACME.B", "4000"), unlisted, stock("ACME", "10")],
    ]),
  ).toEqual([
    { name: "ACME", held: ["ACME", "ACME.B"] },
    { name: "Newco", held: ["Newco"] },
  ]);
});
