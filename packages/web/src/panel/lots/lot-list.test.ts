import type { LotLine } from "@advisor/domain/lots/lot-lines";
import { expect, test } from "vitest";
import {
  isOfKind,
  kinds,
  lotTotals,
  orders,
  sortLots,
  spreadsheetCells,
  taxLotsOf,
} from "./lot-list.ts";

const today = "2026-11-21";

const line = (lot_id: string, more: Partial<LotLine>): LotLine => ({
  account_id: "acc_1",
  symbol: "VTI",
  name: "Total US",
  lot_id,
  acquired: "2020-01-06",
  source: "purchase",
  quantity: 10,
  cost_per_share: 100,
  cost: 1_000,
  value: 2_420,
  gain: 1_420,
  term: "long",
  long_term_from: null,
  ...more,
});

const household = {
  holdings: { accounts: [{ account_id: "acc_1", name: "Joint" }] },
  lots: [
    line("old", {}),
    line("new", {
      acquired: "2025-11-28",
      cost: 2_500.1,
      gain: -80.1,
      term: "short",
      long_term_from: "2026-11-29",
    }),
    line("bond", { symbol: "BND", value: 725, gain: -275, acquired: "2022-02-01" }),
    line("gift", {
      acquired: null,
      source: "gift",
      cost: null,
      cost_per_share: null,
      gain: null,
      term: null,
    }),
  ],
};

const lots = taxLotsOf(household, today);
const ids = (some: typeof lots) => some.map(({ line }) => line.lot_id);

test("a short-term lot has the days until it becomes long-term", () => {
  expect(lots.map(({ days_left }) => days_left)).toEqual([null, 8, null, null]);
});

test("lots are sorted by the chosen order, with unknown values last", () => {
  expect(Object.fromEntries(orders.map((order) => [order, ids(sortLots(lots, order))]))).toEqual({
    symbol: ["bond", "old", "new", "gift"],
    acquired: ["old", "bond", "new", "gift"],
    gain: ["bond", "new", "old", "gift"],
    value: ["old", "new", "gift", "bond"],
    soon: ["new", "old", "bond", "gift"],
  });
});

test("lots can be filtered, and soon means within thirty days", () => {
  const found = (day: string) =>
    kinds.map((kind) => [kind, ids(lots.filter((lot) => isOfKind(lot, kind, day)))]);
  expect(Object.fromEntries(found(today))).toEqual({
    all: ["old", "new", "bond", "gift"],
    short: ["new"],
    long: ["old", "bond"],
    loss: ["new", "bond"],
    soon: ["new"],
  });
  expect(Object.fromEntries(found("2026-10-29"))).toMatchObject({ soon: [] });
});

test("a total with an unknown figure is unknown", () => {
  expect(lotTotals(lots)).toEqual({ cost: null, value: 7_985, short: -80.1, long: 1_145 });
});

test("cells have plain numbers, and are empty if unknown", () => {
  expect(spreadsheetCells([lots[1], lots[3]].flatMap((lot) => lot ?? [])).slice(1)).toEqual([
    [
      ...["Joint", "VTI", "Total US", "new", "2025-11-28", "purchase", "10", "100"],
      ...["2500.1", "2420", "-80.1", "short", "2026-11-29", "8"],
    ],
    [
      ...["Joint", "VTI", "Total US", "gift", "", "gift", "10", ""],
      ...["", "2420", "", "", "", ""],
    ],
  ]);
});
