import { HouseholdDetail } from "@advisor/protocol/household";
import { HouseholdValues } from "@advisor/protocol/household-values";
import { advisors } from "@advisor/sample-data/advisors";
import { expect, test } from "vitest";
import { north, v1, withApi } from "./api.fixture.ts";

const api = withApi();

const read = async (id: string, as = north): Promise<HouseholdValues> => {
  const { status, body } = await api.json(`GET ${v1}/households/${id}/values`, { as });
  expect(status).toBe(200);
  return HouseholdValues.parse(body);
};

const all = advisors.flatMap(({ advisor_id, households }) =>
  households.map((id) => ({ id, advisor_id })),
);

test.each(all)(
  "the newest value of $id equals its panel's total, except for named differences",
  async (one) => {
    const { points, compared } = await read(one.id, one.advisor_id);
    const { body } = await api.json(`GET ${v1}/households/${one.id}`, { as: one.advisor_id });
    const { holdings, prices_as_of } = HouseholdDetail.parse(body);
    expect([compared.holdings_usd, compared.holdings_as_of]).toEqual([
      holdings.totals.total_value,
      prices_as_of,
    ]);
    const last = points.at(-1);
    if (last === undefined) return;
    const named = compared.accounts.map((row) => (row.value_usd ?? 0) - (row.holdings_usd ?? 0));
    expect(last.value_usd - (holdings.totals.total_value ?? 0)).toBeCloseTo(
      named.reduce((sum, gap) => sum + gap, 0),
      2,
    );
  },
);

test("the yearly return of a household excludes its withdrawals", async () => {
  const { points, moved, periods, accounts, compared, simulated } = await read("hh_d3");
  expect(points.at(-1)).toEqual({ day: "2026-11-20", value_usd: 800_000 });
  expect([compared.difference_usd, simulated]).toEqual([0, true]);
  expect(new Set(moved?.map(({ kind }) => kind))).toEqual(new Set(["withdrawal"]));
  expect(moved?.slice(-4).map(({ day, amount_usd }) => [day, amount_usd])).toEqual([
    ["2026-09-01", -5_000],
    ["2026-09-15", -20_000],
    ["2026-10-01", -5_000],
    ["2026-11-02", -5_000],
  ]);
  expect(periods.map(({ name, from, to, net_flow_usd }) => [name, from, to, net_flow_usd])).toEqual(
    [
      ["this_year", "2025-12-31", "2026-11-20", -81_525],
      ["one_year", "2025-11-20", "2026-11-20", -86_525],
      ["since_start", "2025-10-31", "2026-11-20", -86_525],
    ],
  );
  const [year] = periods;
  expect((year?.end_usd ?? 0) - (year?.begin_usd ?? 0)).toBeCloseTo(
    -81_525 + (year?.earned_usd ?? 0),
    2,
  );
  expect(accounts[0]?.sources).toEqual(["the custodian's report (simulated)"]);
});

test("a household without a value history has an empty one", async () => {
  const { points, periods, compared } = await read("hh_d12");
  expect([points, periods, compared.difference_usd]).toEqual([[], [], null]);
});
