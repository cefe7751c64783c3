import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, sum } from "./decimal.ts";
import type * as Holding from "./holding.ts";
import { type Position, position } from "./position.ts";
import { type Basis, rank } from "./ranking.ts";

interface Given {
  quantity?: string;
  cost?: string | null;
  now?: string | null;
  change?: string | null;
  account?: string;
}

function held(symbol: string | null, given: Given = {}): Position {
  const { quantity = "10", cost = "10", now = "12", change = "1", account = "acc_1" } = given;
  const holding: Holding.Info = {
    account_id: account,
    security_id: symbol ?? "sec_private",
    symbol,
    name: symbol ?? "Private fund",
    kind: "stock",
    issuer_id: null,
    sector: null,
    asset_class: null,
    asset_class_mix: null,
    quantity,
    multiplier: "1",
    price: now === null ? null : quoted(now),
    lots: [{ id: "l1", acquired: null, quantity, cost_per_share: cost, source: "purchase" }],
  };
  return position(holding, change === null ? null : decimal(change));
}

const quoted = (amount: string): Holding.Price => ({
  amount,
  currency: "USD",
  date: "2026-01-15",
  fx_rate: null,
  fx_date: null,
});

const brokerage = [
  held("AAPL", { quantity: "42", cost: "150.25", now: "193.12", change: "1.1" }),
  held("MSFT", { quantity: "12", cost: "280.10", now: "420.55", change: "-0.6" }),
  held("VOO", { quantity: "25", cost: "390.55", now: "412.34", change: "0.8" }),
];

const places = (basis: Basis, direction: "best" | "worst", positions = brokerage) =>
  rank({ positions, basis, direction }).ranked.map(
    (one) => `${one.symbol ?? one.name} ${one.figure.round(4).toFixed()}`,
  );

describe("rank", () => {
  test("by cost needs no quote, and nothing without a basis is ranked", () => {
    const own = [
      ...brokerage,
      held("PRIV", { cost: "900", now: null }),
      held("GLD", { cost: null }),
    ];
    expect(places("cost", "best", own)).toEqual([
      ...["VOO 9763.75", "PRIV 9000", "AAPL 6310.5", "MSFT 3361.2"],
    ]);
    expect(rank({ positions: own, basis: "cost", direction: "best" }).not_ranked).toEqual([
      { symbol: "GLD", name: "GLD", reason: "no_basis" },
    ]);
  });

  test("orders the brokerage sample on each basis", () => {
    expect(places("unrealized_pl", "best")).toEqual(["AAPL 1800.54", "MSFT 1685.4", "VOO 544.75"]);
    expect(places("unrealized_pl_pct", "best")).toEqual([
      "MSFT 0.5014",
      "AAPL 0.2853",
      "VOO 0.0558",
    ]);
    expect(places("day_change", "worst")).toEqual(["MSFT -30.4624", "VOO 81.8135", "AAPL 88.2507"]);
    expect(places("day_change_pct", "best")).toEqual(["AAPL 1.1", "VOO 0.8", "MSFT -0.6"]);
    expect(places("market_value", "best")).toEqual(["VOO 10308.5", "AAPL 8111.04", "MSFT 5046.6"]);
  });

  test("says that nobody loses when the worst is the smallest gain", () => {
    expect(rank({ positions: brokerage, basis: "unrealized_pl", direction: "worst" })).toEqual({
      basis: "unrealized_pl",
      direction: "worst",
      ranked: [
        {
          symbol: "VOO",
          name: "VOO",
          figure: decimal("544.75"),
          market_value: decimal("10308.50"),
        },
        {
          symbol: "MSFT",
          name: "MSFT",
          figure: decimal("1685.40"),
          market_value: decimal("5046.60"),
        },
        {
          symbol: "AAPL",
          name: "AAPL",
          figure: decimal("1800.54"),
          market_value: decimal("8111.04"),
        },
      ],
      not_ranked: [],
      gaining: 3,
      losing: 0,
    });
  });

  test("shows a ratio at four places", () => {
    const { ranked } = rank({
      positions: brokerage,
      basis: "unrealized_pl_pct",
      direction: "best",
    });
    expect(ranked.map((one) => one.figure.toFixed())).toEqual(["0.5014", "0.2853", "0.0558"]);
  });

  test("settles ties by the larger value, long or short, then by symbol, in both directions", () => {
    const tied = [
      held("SMALL", { quantity: "1" }),
      held("B"),
      held("A"),
      held("SHORT", { quantity: "-20", cost: "15" }),
    ];
    const order = ["SHORT 0.2", "A 0.2", "B 0.2", "SMALL 0.2"];
    expect(places("unrealized_pl_pct", "best", tied)).toEqual(order);
    expect(places("unrealized_pl_pct", "worst", tied)).toEqual(order);
  });

  test("sees a tie in equal quoted changes whatever the prices", () => {
    const tied = [held("A", { now: "7", change: "0.8" }), held("B", { now: "13", change: "0.8" })];
    expect(places("day_change_pct", "best", tied)).toEqual(["B 0.8", "A 0.8"]);
  });

  test("ranks by the full figure behind a rounded ratio", () => {
    const close = [
      held("LARGE", { quantity: "1000", cost: "10000", now: "10000.1" }),
      held("SMALL", { cost: "10000", now: "10000.2" }),
    ];
    expect(places("unrealized_pl_pct", "best", close)).toEqual(["SMALL 0", "LARGE 0"]);
  });

  test("joins a symbol over accounts", () => {
    const positions = [
      held("ACME", { cost: "10", now: "12" }),
      held("ACME", { cost: "20", now: "12", account: "acc_2" }),
      held("OTHER", { cost: "12", now: "12" }),
    ];
    expect(places("unrealized_pl", "best", positions)).toEqual(["OTHER 0", "ACME -60"]);
    expect(places("unrealized_pl_pct", "best", positions)).toEqual(["OTHER 0", "ACME -0.2"]);
    expect(places("market_value", "best", positions)).toEqual(["ACME 240", "OTHER 120"]);
    expect(places("day_change_pct", "best", positions)).toEqual(["ACME 1", "OTHER 1"]);
  });

  test("does not rank a symbol when one account's basis is unknown", () => {
    const positions = [held("ACME"), held("ACME", { cost: null, account: "acc_2" }), held("OTHER")];
    const ranking = rank({ positions, basis: "unrealized_pl", direction: "best" });
    expect([ranking.ranked.map((one) => one.symbol), ranking.not_ranked]).toEqual([
      ["OTHER"],
      [{ symbol: "ACME", name: "ACME", reason: "no_basis" }],
    ]);
    expect(places("market_value", "best", positions)).toEqual(["ACME 240", "OTHER 120"]);
  });

  test("lists what cannot be ranked on a basis, each with its reason", () => {
    const positions = [
      held("QUIET", { change: null }),
      held(null, { now: null }),
      held("FREE", { cost: "0" }),
    ];
    const notRanked = (basis: Basis) =>
      rank({ positions, basis, direction: "best" }).not_ranked.map(
        (one) => `${one.symbol ?? one.name}: ${one.reason}`,
      );
    expect({
      unrealized_pl: notRanked("unrealized_pl"),
      unrealized_pl_pct: notRanked("unrealized_pl_pct"),
      day_change: notRanked("day_change"),
      day_change_pct: notRanked("day_change_pct"),
      market_value: notRanked("market_value"),
    }).toEqual({
      unrealized_pl: ["Private fund: no_price"],
      unrealized_pl_pct: ["FREE: zero_cost", "Private fund: no_price"],
      day_change: ["Private fund: no_price", "QUIET: no_day_change"],
      day_change_pct: ["Private fund: no_price", "QUIET: no_day_change"],
      market_value: ["Private fund: no_price"],
    });
  });

  test("of no positions is empty, not an error", () => {
    expect(rank({ positions: [], basis: "unrealized_pl", direction: "best" })).toEqual({
      basis: "unrealized_pl",
      direction: "best",
      ranked: [],
      not_ranked: [],
      gaining: 0,
      losing: 0,
    });
  });

  test("names each symbol once, in order, and loses no dollar by joining", () => {
    const cost = fc.option(fc.integer({ min: 0, max: 30 }).map(String));
    const any = fc.record({
      symbol: fc.constantFrom("A", "B", "C", "D"),
      quantity: fc.integer({ min: -20, max: 20 }).map(String),
      cost,
      now: cost,
    });
    return fc.assert(
      fc.property(fc.array(any), (given) => {
        const positions = given.map((one) => held(one.symbol, one));
        const { ranked, not_ranked } = rank({
          positions,
          basis: "unrealized_pl",
          direction: "best",
        });
        const named = [...ranked, ...not_ranked].map((one) => one.symbol);
        expect(named.toSorted()).toEqual([...new Set(given.map((one) => one.symbol))].toSorted());
        const figures = ranked.map((one) => one.figure);
        expect(figures.every((figure, at) => at === 0 || figures[at - 1]?.gte(figure))).toBe(true);
        const whole = positions.filter((one) => ranked.some((row) => row.symbol === one.symbol));
        expect(sum(figures).eq(sum(whole.map((one) => one.unrealized_pl ?? 0).map(decimal)))).toBe(
          true,
        );
      }),
    );
  });
});
