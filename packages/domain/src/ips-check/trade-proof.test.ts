import { expect, it } from "vitest";
import { checked, household, today } from "./household.fixture.ts";
import { type TradeList, tradeList } from "./trade-list.ts";
import { proveTrades } from "./trade-proof.ts";
import { lot, sellDownTo, shares } from "./trades/sales.fixture.ts";

const ips = sellDownTo(50);
const snapshot = household({
  holdings: [shares("ACME", [lot("old", "8", "60"), lot("new", "12", "130", "2026-09-10")])],
});
const filed = { ...snapshot, household: { ...snapshot.household, ips: [ips] } };
const list = tradeList(checked(filed, ips), "band", filed);

const offIn = (wrong: TradeList): string[] => proveTrades(wrong).checks.flatMap(({ off }) => off);

type Sale = TradeList["sells"][number];
const sold = (change: (sale: Sale) => Partial<Sale>): TradeList => ({
  ...list,
  sells: list.sells.map((sale) => ({ ...sale, ...change(sale) })),
});

it("a list of trades adds up, and names the prices it rests on", () => {
  const { checks, prices } = proveTrades(list);
  expect(checks.flatMap(({ off }) => off)).toEqual([]);
  expect(checks.map(({ rule, checked }) => [rule, checked > 0])).toEqual(
    ["lots", "amounts", "gains", "accounts", "totals"].map((rule) => [rule, true]),
  );
  expect(prices).toEqual([{ name: "ACME", price: list.sells[0]?.price, date: today }]);
});

it("a figure that does not add up is named", () => {
  expect(offIn(sold(({ quantity }) => ({ quantity: (quantity ?? 0) + 1 })))).toEqual([
    "quantity of ACME in Joint",
  ]);
  expect(offIn(sold(({ proceeds }) => ({ proceeds: proceeds + 1 })))).toEqual([
    ...["amount of ACME in Joint", "Joint", "sales"],
  ]);
  expect(offIn(sold(({ est_lt_gain }) => ({ est_lt_gain: (est_lt_gain ?? 0) + 1 })))).toEqual([
    ...["long-term gain of ACME in Joint", "long-term gain"],
  ]);
  expect(
    offIn(sold(({ lots }) => ({ lots: lots.map((one) => ({ ...one, held: one.quantity - 1 })) }))),
  ).toEqual(list.sells.flatMap(({ lots }) => lots.map(({ id }) => `lot ${id} of ACME in Joint`)));
  expect(offIn({ ...list, totals: { ...list.totals, buy: 1, lost: 1 } })).toEqual([
    ...["purchases", "lost"],
  ]);
});
