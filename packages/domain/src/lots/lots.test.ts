import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Decimal, decimal, min, sum } from "../decimal.ts";
import type * as Lot from "../lot.ts";
import { checkLots, isLongTerm, lotGain, type Sale, sellLots } from "./lots.ts";

const lot = (id: string, given: Partial<Lot.Info> = {}): Lot.Info => ({
  id,
  acquired: "2021-03-01",
  quantity: "100",
  cost_per_share: "40",
  source: "purchase",
  ...given,
});

const three = [
  lot("b", { acquired: "2024-06-03", quantity: "50", cost_per_share: "70" }),
  lot("c", { acquired: "2026-02-02", quantity: "50", cost_per_share: "95" }),
  lot("a"),
];

const sellNow = (
  lots: Lot.Info[],
  quantity: string,
  method: "fifo" | "hifo",
  price = "80",
): Record<string, unknown> =>
  plain(
    sellLots({
      lots,
      quantity: decimal(quantity),
      price: decimal(price),
      sold: "2026-11-21",
      method,
    }),
  );

const plain = (sale: Sale) => ({
  lots: sale.lots.map(({ id, quantity, gain, term }) =>
    [id, quantity.toFixed(), gain?.toFixed() ?? "unknown", term ?? "unknown"].join(" "),
  ),
  short: sale.shortTerm.toFixed(2),
  long: sale.longTerm.toFixed(2),
  proceeds: sale.proceeds.toFixed(2),
  covered: sale.coveredPct.toFixed(2),
});

describe("isLongTerm", () => {
  const at = (acquired: string | null, sold: string, source: Lot.Info["source"] = "purchase") =>
    isLongTerm({ acquired, source }, sold);

  test("begins the day after the first anniversary", () => {
    expect([at("2025-11-20", "2026-11-20"), at("2025-11-20", "2026-11-21")]).toEqual([false, true]);
  });

  test("has 28 February as the anniversary of 29 February", () => {
    expect([at("2024-02-29", "2025-02-28"), at("2024-02-29", "2025-03-01")]).toEqual([false, true]);
  });

  test("is true for every inherited lot, dated or not", () => {
    expect([
      at("2026-11-01", "2026-11-21", "inherited"),
      at(null, "2026-11-21", "inherited"),
    ]).toEqual([true, true]);
  });

  test("is unknown without a date, and for a gift without the donor's basis", () => {
    expect([at(null, "2026-11-21", "transfer"), at(null, "2026-11-21", "gift")]).toEqual([
      undefined,
      undefined,
    ]);
    const gift = { acquired: "2020-01-02", source: "gift" as const };
    expect([
      isLongTerm({ ...gift, cost_per_share: null }, "2026-11-21"),
      isLongTerm({ ...gift, cost_per_share: "10" }, "2026-11-21"),
    ]).toEqual([undefined, true]);
  });
});

describe("lotGain", () => {
  const gain = (given: Partial<Lot.Info>, price: string): Decimal | undefined =>
    lotGain(lot("a", given), decimal(10), decimal(price));

  test("is price less cost, times the shares sold", () => {
    expect(gain({}, "41.25")).toEqual(decimal("12.5"));
  });

  test("is unknown without a basis", () => {
    expect(gain({ cost_per_share: null }, "80")).toBeUndefined();
  });

  test("of a gift is known as a gain and unknown as a loss", () => {
    expect([gain({ source: "gift" }, "45"), gain({ source: "gift" }, "40")]).toEqual([
      decimal(50),
      decimal(0),
    ]);
    expect(gain({ source: "gift" }, "39.99")).toBeUndefined();
  });
});

describe("sell", () => {
  test("lots of one day or one cost are sold in the same order however they are listed", () => {
    const lots = [
      lot("b", { quantity: "1", cost_per_share: "40" }),
      lot("a", { quantity: "1", cost_per_share: "40" }),
      lot("large", { quantity: "2", cost_per_share: "40" }),
      lot("dear", { quantity: "1", cost_per_share: "50" }),
    ];
    const ids = (given: typeof lots, method: "fifo" | "hifo") =>
      sellLots({
        ...{ lots: given, quantity: decimal(5), price: decimal(60) },
        ...{ sold: "2026-11-20", method },
      }).lots.map(({ id }) => id);
    for (const method of ["fifo", "hifo"] as const) {
      expect(ids(lots, method)).toEqual(["dear", "large", "a", "b"]);
      expect(ids(lots.toReversed(), method)).toEqual(["dear", "large", "a", "b"]);
    }
  });

  test("FIFO sells the oldest shares first", () => {
    expect(sellNow(three, "120", "fifo")).toEqual({
      lots: ["a 100 4000 long", "b 20 200 long"],
      short: "0.00",
      long: "4200.00",
      proceeds: "9600.00",
      covered: "100.00",
    });
  });

  test("HIFO sells the shares with the highest cost first", () => {
    expect(sellNow(three, "120", "hifo")).toEqual({
      lots: ["c 50 -750 short", "b 50 500 long", "a 20 800 long"],
      short: "-750.00",
      long: "1300.00",
      proceeds: "9600.00",
      covered: "100.00",
    });
  });

  test("HIFO sells the older of two lots with equal cost first, and unknown cost last", () => {
    const lots = [
      lot("unknown", { cost_per_share: null, acquired: "2019-01-02" }),
      lot("undated", { acquired: null }),
      lot("young", { acquired: "2024-06-03" }),
      lot("old"),
    ];
    expect(sellNow(lots, "400", "hifo")).toMatchObject({
      lots: [
        "old 100 4000 long",
        "young 100 4000 long",
        "undated 100 4000 unknown",
        "unknown 100 unknown long",
      ],
    });
  });

  test("FIFO sells undated shares last", () => {
    const lots = [lot("undated", { acquired: null, source: "transfer" }), ...three];
    expect(sellNow(lots, "210", "fifo")).toMatchObject({
      lots: ["a 100 4000 long", "b 50 500 long", "c 50 -750 short", "undated 10 400 unknown"],
      covered: "95.24",
    });
  });

  test("leaves an unknown gain out of the totals and says how much they cover", () => {
    const lots = [lot("a", { cost_per_share: null }), lot("b", { acquired: "2024-06-03" })];
    expect(sellNow(lots, "150", "fifo")).toEqual({
      lots: ["a 100 unknown long", "b 50 2000 long"],
      short: "0.00",
      long: "2000.00",
      proceeds: "12000.00",
      covered: "33.33",
    });
  });

  test("sells what is held and reports the missing quantity", () => {
    const sale = sellLots({
      lots: [lot("a")],
      quantity: decimal(125),
      price: decimal(80),
      sold: "2026-11-21",
      method: "fifo",
    });
    expect(plain(sale)).toEqual({
      lots: ["a 100 4000 long"],
      short: "0.00",
      long: "4000.00",
      proceeds: "8000.00",
      covered: "100.00",
    });
    expect(sale.missing).toEqual(decimal(25));
  });

  test("reports how much of the quantity has a known gain even at a price of 0", () => {
    expect(sellNow([lot("a")], "100", "fifo", "0")).toMatchObject({
      long: "-4000.00",
      proceeds: "0.00",
      covered: "100.00",
    });
  });

  test("never sells more than requested, and the gain is proceeds minus cost", () => {
    const quantity = fc.integer({ min: 1, max: 5_000_000 }).map((n) => decimal(n).div(10_000));
    const price = fc.integer({ min: 0, max: 100_000 }).map((n) => decimal(n).div(100));
    const anyLot = fc.record({
      acquired: fc.constantFrom("2019-05-01", "2024-06-03", "2026-02-02"),
      quantity,
      cost: price,
    });
    return fc.assert(
      fc.property(
        fc.array(anyLot, { maxLength: 6 }),
        quantity,
        price,
        fc.constantFrom("fifo" as const, "hifo" as const),
        (given, wanted, at, method) => {
          const lots = given.map((one, index) =>
            lot(String(index), {
              acquired: one.acquired,
              quantity: one.quantity.toFixed(),
              cost_per_share: one.cost.toFixed(),
            }),
          );
          const sale = sellLots({ lots, quantity: wanted, price: at, sold: "2026-11-21", method });
          const sold = sum(sale.lots.map((one) => one.quantity));
          const cost = sum(
            sale.lots.map((one) => one.quantity.times(given[Number(one.id)]?.cost ?? 0)),
          );
          expect(sold.eq(min(wanted, sum(given.map((one) => one.quantity))))).toBe(true);
          expect(sold.plus(sale.missing).eq(wanted)).toBe(true);
          expect(sale.proceeds.eq(sold.times(at))).toBe(true);
          expect(sale.shortTerm.plus(sale.longTerm).eq(sold.times(at).minus(cost))).toBe(true);
          expect(new Set(sale.lots.map((one) => one.id)).size).toBe(sale.lots.length);
        },
      ),
    );
  });
});

describe("checkLots", () => {
  const lots = [lot("a", { quantity: "0.1" }), lot("b", { quantity: "0.2" })];

  test("finds no problem when the lots add up exactly", () => {
    expect(checkLots({ quantity: "0.3", lots })).toBeUndefined();
    expect(checkLots({ quantity: "-5", lots: [lot("a", { quantity: "-5.0" })] })).toBeUndefined();
  });

  test("reports lots that do not add up to the quantity", () => {
    expect(checkLots({ quantity: "0.3001", lots })).toBe("lots_do_not_add_up");
  });

  test("reports a holding without lots", () => {
    expect(checkLots({ quantity: "0.3", lots: [] })).toBe("no_lots");
    expect(checkLots({ quantity: "0", lots: [] })).toBeUndefined();
  });
});
