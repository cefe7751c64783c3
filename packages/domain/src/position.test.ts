import { describe, expect, test } from "vitest";
import { type Decimal, decimal } from "./decimal.ts";
import type * as Holding from "./holding.ts";
import type * as Lot from "./lot.ts";
import { type Position, position, type Totals, totals } from "./position.ts";

const lot = (quantity: string, cost: string | null, given: Partial<Lot.Info> = {}): Lot.Info => ({
  id: "l1",
  acquired: "2024-06-03",
  quantity,
  cost_per_share: cost,
  source: "purchase",
  ...given,
});

const price = (amount: string, given: Partial<Holding.Price> = {}): Holding.Price => ({
  amount,
  currency: "USD",
  date: "2026-01-15",
  fx_rate: null,
  fx_date: null,
  ...given,
});

const holding = (symbol: string, given: Partial<Holding.Info>): Holding.Info => ({
  account_id: "acc_1",
  security_id: symbol,
  symbol,
  name: symbol,
  kind: "stock",
  issuer_id: null,
  sector: null,
  asset_class: "us_equity",
  asset_class_mix: null,
  quantity: "100",
  multiplier: "1",
  price: price("10"),
  lots: [lot("100", "8")],
  ...given,
});

const simple = (symbol: string, quantity: string, cost: string, now: string) =>
  holding(symbol, { quantity, price: price(now), lots: [lot(quantity, cost)] });

const money = (value: Decimal | null): string => value?.toFixed(2) ?? "unknown";

const row = (one: Position | Totals) => [
  money(one.market_value),
  money(one.cost),
  money(one.unrealized_pl),
  one.unrealized_pl_pct?.toFixed() ?? "unknown",
  money(one.day_change),
];

const brokerage = [
  position(simple("AAPL", "42", "150.25", "193.12"), decimal("1.1")),
  position(simple("MSFT", "12", "280.10", "420.55"), decimal("-0.6")),
  position(simple("VOO", "25", "390.55", "412.34"), decimal("0.8")),
];

describe("position", () => {
  test("values the brokerage sample", () => {
    expect(brokerage.map(row)).toEqual([
      ["8111.04", "6310.50", "1800.54", "0.2853", "88.25"],
      ["5046.60", "3361.20", "1685.40", "0.5014", "-30.46"],
      ["10308.50", "9763.75", "544.75", "0.0558", "81.81"],
    ]);
  });

  test("states profit as a ratio and a day's change as a percentage", () => {
    const [aapl] = brokerage;
    expect([aapl?.unrealized_pl_pct, aapl?.day_change_pct]).toEqual([
      decimal("0.2853"),
      decimal("1.1"),
    ]);
  });

  test("of a short gains when the price falls", () => {
    const short = position(simple("ACME", "-100", "50", "40"), decimal("-20"));
    expect(row(short)).toEqual(["-4000.00", "-5000.00", "1000.00", "0.2", "1000.00"]);
    expect(short.day_change_pct).toEqual(decimal(20));
  });

  test("of a short loses when the price rises", () => {
    const short = position(simple("ACME", "-100", "50", "60"), decimal(20));
    expect(row(short)).toEqual(["-6000.00", "-5000.00", "-1000.00", "-0.2", "-1000.00"]);
    expect(short.day_change_pct).toEqual(decimal(-20));
  });

  test("of an option multiplies value, cost and change by the contract's size", () => {
    const written = holding("ACME 270115C00100000", {
      kind: "option",
      quantity: "-5",
      multiplier: "100",
      price: price("2.50"),
      lots: [lot("-5", "4.00")],
    });
    expect(row(position(written, decimal(25)))).toEqual([
      "-1250.00",
      "-2000.00",
      "750.00",
      "0.375",
      "-250.00",
    ]);
  });

  test("adds up lots and keeps fractional shares exact", () => {
    const drips = holding("ACME", {
      quantity: "10.0031",
      price: price("33.33"),
      lots: [lot("10", "30"), lot("0.0031", "32.10", { id: "l2", source: "drip" })],
    });
    expect(position(drips, null)).toMatchObject({
      market_value: decimal("333.403323"),
      cost: decimal("300.09951"),
      unrealized_pl: decimal("33.303813"),
    });
  });

  test("at no cost has a profit and no percentage", () => {
    expect(row(position(simple("ACME", "10", "0", "5"), null))).toEqual([
      "50.00",
      "0.00",
      "50.00",
      "unknown",
      "unknown",
    ]);
  });

  test("at a price of 0 has lost its cost, and today's loss is known in percent only", () => {
    const worthless = position(simple("ACME", "10", "5", "0"), decimal(-100));
    expect(row(worthless)).toEqual(["0.00", "50.00", "-50.00", "-1", "unknown"]);
    expect(worthless.day_change_pct).toEqual(decimal(-100));
    const quoted = position(simple("ACME", "10", "5", "0"), decimal("-3.5"));
    expect([quoted.day_change, quoted.day_change_pct]).toEqual([decimal(0), decimal("-3.5")]);
  });

  test("of a short at a price of 0 gains in percent", () => {
    expect(position(simple("ACME", "-10", "5", "0"), decimal(-100)).day_change_pct).toEqual(
      decimal(100),
    );
  });
});

describe("what is unknown", () => {
  const of = (given: Partial<Holding.Info>) => {
    const one = position(holding("ACME", given), decimal(1));
    return {
      value: one.market_value?.toFixed(2) ?? one.market_value_reason,
      cost: money(one.cost),
      profit: one.unrealized_pl?.toFixed(2) ?? one.unrealized_pl_reason,
      fx: one.fx ?? one.fx_reason,
      day: one.day_change_reason,
    };
  };

  test("one lot without a basis makes the profit unknown and leaves the value", () => {
    const lots = [lot("60", "8"), lot("40", null, { id: "l2", source: "transfer" })];
    expect(of({ lots })).toEqual({
      value: "1000.00",
      cost: "unknown",
      profit: "no_basis",
      fx: "no_basis",
      day: null,
    });
  });

  test("lots that do not add up make the profit unknown", () => {
    expect(of({ lots: [lot("99", "8")] })).toEqual({
      value: "1000.00",
      cost: "unknown",
      profit: "lots_do_not_add_up",
      fx: "lots_do_not_add_up",
      day: null,
    });
  });

  test("a holding without lots has an unknown profit, with a reason", () => {
    expect(of({ lots: [] })).toMatchObject({ profit: "no_lots", value: "1000.00" });
  });

  test("a gift worth less than the donor paid has no known loss", () => {
    expect(of({ lots: [lot("100", "12", { source: "gift" })] })).toEqual({
      value: "1000.00",
      cost: "unknown",
      profit: "gift_below_donor_basis",
      fx: "gift_below_donor_basis",
      day: null,
    });
  });

  test("without a price only the cost is known", () => {
    expect(of({ price: null })).toEqual({
      value: "no_price",
      cost: "800.00",
      profit: "no_price",
      fx: "no_price",
      day: "no_price",
    });
  });

  test("a price in another currency without an exchange rate gives no value", () => {
    expect(of({ price: price("2800", { currency: "INR" }) })).toEqual({
      value: "no_fx_rate",
      cost: "800.00",
      profit: "no_fx_rate",
      fx: "no_fx_rate",
      day: "no_fx_rate",
    });
  });

  test("without a quoted change the day's change is unknown, with a reason", () => {
    expect(position(holding("ACME", {}), null)).toMatchObject({
      day_change: null,
      day_change_pct: null,
      day_change_reason: "no_day_change",
    });
  });
});

describe("the currency split", () => {
  const reliance = holding("RELIANCE.NS", {
    quantity: "50",
    price: price("3000", { currency: "INR", fx_rate: "0.0115", fx_date: "2026-01-15" }),
    lots: [lot("30", "30"), lot("20", "31.25", { id: "l2" })],
  });
  const rates = new Map([
    ["l1", decimal("0.012")],
    ["l2", decimal("0.0125")],
  ]);

  test("separates the effect of the price from that of the exchange rate", () => {
    // l1: bought at 2,500 INR, l2 at 2,500 INR; 500 INR a share gained, the rupee fell.
    expect(position(reliance, decimal(2), rates)).toMatchObject({
      market_value: decimal(1725),
      cost: decimal(1525),
      unrealized_pl: decimal(200),
      fx: { local: decimal(305), currency: decimal(-105) },
      fx_reason: null,
    });
  });

  test("is unknown when any purchase rate is unknown", () => {
    const partly = position(reliance, null, new Map([["l1", decimal("0.012")]]));
    expect([partly.fx, partly.fx_reason, partly.unrealized_pl]).toEqual([
      null,
      "no_purchase_fx_rate",
      decimal(200),
    ]);
  });

  test("has no currency effect for a holding in US dollars", () => {
    expect(brokerage[0]?.fx).toEqual({ local: decimal("1800.54"), currency: decimal(0) });
  });
});

describe("totals", () => {
  test("adds up the brokerage sample", () => {
    expect(row(totals(brokerage))).toEqual(["23466.14", "19435.45", "4030.69", "0.2074", "139.60"]);
  });

  test("counts the value of a position without a basis, and states how much the profit covers", () => {
    const noBasis = holding("OLD", { quantity: "75", lots: [lot("75", null)] });
    const positions = [
      position(simple("ACME", "25", "8", "10"), decimal(25)),
      position(noBasis, null),
      position(holding("PRIVATE", { price: null }), null),
    ];
    expect(totals(positions)).toEqual({
      market_value: decimal(1000),
      unvalued: 1,
      cost: decimal(200),
      unrealized_pl: decimal(50),
      unrealized_pl_pct: decimal("0.25"),
      unrealized_pl_coverage_pct: decimal(25),
      day_change: decimal(50),
      day_change_coverage_pct: decimal(25),
    });
  });

  test("measures long and short profit against both costs", () => {
    const pair = [simple("LONG", "10", "10", "12"), simple("SHORT", "-10", "10", "9")];
    const all = totals(pair.map((one) => position(one, null)));
    expect(row(all)).toEqual(["30.00", "0.00", "30.00", "0.15", "unknown"]);
  });

  test("without positions the value is 0 and the gain is unknown", () => {
    expect(totals([])).toEqual({
      market_value: decimal(0),
      unvalued: 0,
      cost: null,
      unrealized_pl: null,
      unrealized_pl_pct: null,
      unrealized_pl_coverage_pct: null,
      day_change: null,
      day_change_coverage_pct: null,
    });
  });
});
