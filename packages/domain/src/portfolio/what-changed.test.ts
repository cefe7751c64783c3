import { expect, test } from "vitest";
import type { Dataset } from "../brokerage/dataset.ts";
import { givenHousehold } from "./what-changed.fixture.ts";
import { whatChanged } from "./what-changed.ts";

const since = "2026-06-30";
const as_of = "2026-11-20";
const { snapshot, statements, tasks } = givenHousehold();

const changed = (given: Partial<Parameters<typeof whatChanged>[0]> = {}) =>
  whatChanged({ snapshot, statements, tasks, checks: [], before: undefined, since, ...given });

test("a change in value is split into net deposits and market gains", () => {
  // 10,000 then; 2,000 in, 500 out; 13,000 now: 1,500 by the market.
  expect(changed().value).toEqual({
    ...{ from: "2026-06-30", before: 10_000, to: as_of, now: 13_000, change: 3_000 },
    ...{ net_deposits: 1_500, market: 1_500, without: [] },
  });
});

test("without transfers on file the change in value is known and its parts are not", () => {
  const { transfers: _, ...rest } = statements;
  expect(changed({ statements: rest }).value).toEqual({
    ...{ from: "2026-06-30", before: 10_000, to: as_of, now: 13_000, change: 3_000 },
    ...{ net_deposits: null, market: null, without: [] },
  });
});

test("a trade of an option counts its contracts' units, those of the holding where one is held", () => {
  const call = "AAA261218C00010000";
  const bought = (multiplier?: string) => {
    const held = snapshot.holdings.slice(0, 1).map((one) => ({ ...one, symbol: call }));
    const { activity } = statements;
    if (activity === undefined) throw new Error("The fixture has trades.");
    const trades = activity.trades.map((trade) => ({ ...trade, symbol: call }));
    return changed({
      statements: { activity: { ...activity, trades: trades.slice(1, 2) } },
      snapshot: {
        ...snapshot,
        holdings: multiplier === undefined ? [] : held.map((one) => ({ ...one, multiplier })),
      },
    }).trades?.map(({ quantity, amount_usd }) => [quantity, amount_usd]);
  };
  expect([bought(), bought("10")]).toEqual([[[4, 4_000]], [[4, 400]]]);
});

test("without a value history, the stored entry of an earlier day is used", () => {
  const { valuations: _, ...rest } = statements;
  const before = {
    ...{ household_id: "hh_1", as_of: "2026-06-15", total_value: 9_000, total_cash: 10 },
    positions: [
      { name: "AAA", quantity: 4, value: 400 },
      { name: "OLD", quantity: 7, value: 700 },
    ],
    classes: [
      { policy: null, class: "us_equity", weight_pct: 40, drift_pp: -5, status: "in_band" },
    ],
  };
  const result = changed({ statements: rest, before });
  expect(result.value).toMatchObject({ from: "2026-06-15", before: 9_000, net_deposits: 1_500 });
  expect(result.drift_as_of).toBe("2026-06-15");
  expect([result.positions_by, result.positions]).toEqual([
    "record",
    [
      { name: "AAA", before: 4, now: 10, change: "increased" },
      { name: "OLD", before: 7, now: 0, change: "closed" },
      { name: "BBB", before: 0, now: 5, change: "opened" },
    ],
  ]);
});

test("without a stored entry, earlier positions are computed from the trades since then", () => {
  const { positions, positions_by, trades, transfers } = changed();
  expect(positions_by).toBe("trades");
  expect(positions).toEqual([
    { name: "AAA", before: 6, now: 10, change: "increased" },
    { name: "BBB", before: 0, now: 5, change: "opened" },
    { name: "CCC", before: 3, now: 0, change: "closed" },
  ]);
  expect(trades?.map(({ day, symbol, amount_usd }) => [day, symbol, amount_usd])).toEqual([
    ["2026-09-01", "CCC", 30],
    ["2026-08-01", "BBB", 50],
    ["2026-07-01", "AAA", 40],
  ]);
  expect(transfers?.map(({ status }) => status)).toEqual(["pending", "completed", "completed"]);
});

test("unknown figures are null with a reason", () => {
  const none: Partial<Dataset> = {};
  expect(changed({ statements: none })).toMatchObject({
    ...{ value: null, value_reason: "no value of that day is on file" },
    ...{ trades: null, transfers: null, positions: null, positions_by: null },
    ...{ drift: [], drift_as_of: null },
  });
});

test("a task completed on the start day does not count as completed since then", () => {
  expect(changed().tasks_done).toEqual([{ title: "After", day: "2026-07-02" }]);
});
