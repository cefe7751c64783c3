import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, sum } from "../decimal.ts";
import type * as Lot from "../lot.ts";
import { localGain } from "./local-gain.ts";

const lot = (id: string, quantity: string, cost: string | null): Lot.Info => ({
  id,
  acquired: "2024-06-03",
  quantity,
  cost_per_share: cost,
  source: "purchase",
});

describe("localGain", () => {
  // Both bought at 2,500 rupees a share.
  const lots = [lot("l1", "30", "30"), lot("l2", "20", "31.25")];
  const rates = new Map([
    ["l1", decimal("0.012")],
    ["l2", decimal("0.0125")],
  ]);

  test("values the local gain at each lot's own purchase rate", () => {
    expect(localGain(lots, decimal(3000), rates)).toEqual(decimal(305));
    expect(localGain(lots, decimal(2500), rates)).toEqual(decimal(0));
  });

  test("is unknown when any rate or basis is unknown", () => {
    expect([
      localGain(lots, decimal(3000), new Map([["l1", decimal("0.012")]])),
      localGain([lot("l1", "30", null)], decimal(3000), rates),
    ]).toEqual([undefined, undefined]);
  });

  test("leaves exactly the effect of the exchange rate on today's local value", () => {
    const positive = fc.integer({ min: 1, max: 10_000_000 }).map((n) => decimal(n).div(10_000));
    const bought = fc.array(fc.tuple(positive, positive, positive), { maxLength: 4 });
    return fc.assert(
      fc.property(bought, positive, positive, (given, price, today) => {
        const held = given.map(([quantity, cost], at) =>
          lot(String(at), quantity.toFixed(), cost.toFixed()),
        );
        const then = new Map(given.map(([, , rate], at) => [String(at), rate]));
        const gain = sum(
          given.map(([quantity, cost]) => price.times(today).minus(cost).times(quantity)),
        );
        const currency = sum(
          given.map(([quantity, , rate]) => quantity.times(price).times(today.minus(rate))),
        );
        expect(localGain(held, price, then)).toEqual(gain.minus(currency));
      }),
    );
  });
});
