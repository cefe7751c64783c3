import { expect, it } from "vitest";
import type { Mode } from "./comparison.ts";
import { checked, household } from "./household.fixture.ts";
import { tradeList } from "./trade-list.ts";
import { lot, sellDownTo, shares } from "./trades/sales.fixture.ts";

const listOf = (lots: ReturnType<typeof lot>[], mode: Exclude<Mode, "contribution"> = "band") => {
  const ips = sellDownTo(50, { limits: { max_annual_realized_gain: "250" } });
  const snapshot = household({ holdings: [shares("ACME", lots)] });
  const filed = { ...snapshot, household: { ...snapshot.household, ips: [ips] } };
  return tradeList(checked(filed, ips), mode, filed);
};

it("a disallowed loss is added back, so it leaves the year's limit as it was", () => {
  const { sells, totals, gain_limit } = listOf([
    lot("old", "16", "150"),
    lot("new", "4", "100", "2026-11-10"),
  ]);
  expect(sells.map(({ wash_sale }) => wash_sale?.disallowed_usd)).toEqual([200]);
  expect(totals).toMatchObject({ lt_gain: -500, disallowed: 200, lost: 0, net_gain: -300 });
  expect(gain_limit).toEqual({ limit: 250, left: 250 });
});

it("gains over the year's limit leave less than nothing of it", () => {
  const { totals, gain_limit } = listOf([lot("a", "10", "40")]);
  expect([totals.net_gain, gain_limit]).toEqual([300, { limit: 250, left: -50 }]);
});

it("a sale without a basis has no gain, and its proceeds are named", () => {
  const { sells, totals } = listOf([lot("a", "10", null)]);
  expect(sells[0]?.lots).toEqual([
    {
      ...{ id: "a", acquired: "2021-03-01", cost_per_share: null, held: 10, quantity: 5 },
      ...{ amount: 500, gain: null, term: null },
    },
  ]);
  expect([totals.net_gain, totals.unknown_gain_proceeds]).toEqual([0, 500]);
});
