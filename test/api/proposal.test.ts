import type { TradeList } from "@advisor/domain/ips-check/trade-list";
import { HouseholdDetail } from "@advisor/protocol/household";
import { Proposal } from "@advisor/protocol/proposal";
import { advisors } from "@advisor/sample-data/advisors";
import { expect, test } from "vitest";
import { north, south, v1, withApi } from "./api.fixture.ts";

const api = withApi();

const read = async (id: string, as = north): Promise<Proposal> => {
  const { status, body } = await api.json(`GET ${v1}/households/${id}/proposal`, { as });
  expect(status).toBe(200);
  return Proposal.parse(body);
};

const listOf = (proposal: Proposal, mode: TradeList["mode"]): TradeList | undefined =>
  proposal.policies[0]?.lists.find((list) => list.mode === mode);

const all = advisors.flatMap(({ advisor_id, households }) =>
  households.map((id) => ({ id, advisor_id })),
);

test.each(all)("the proposal of $id has every leg of its policy check", async (one) => {
  const proposal = await read(one.id, one.advisor_id);
  const { body } = await api.json(`GET ${v1}/households/${one.id}`, { as: one.advisor_id });
  const { ips } = HouseholdDetail.parse(body);
  for (const [at, check] of ips.entries()) {
    for (const list of proposal.policies[at]?.lists ?? []) {
      const legs = check.suggestions
        .filter(({ mode }) => mode === list.mode)
        .flatMap((suggestion) => suggestion.legs);
      const trades = [...list.sells, ...list.buys, ...list.cash];
      const figures = (rows: readonly { account_id: string; proceeds: number; side: string }[]) =>
        rows.map((row) => [row.account_id, row.side, row.proceeds].join(" ")).toSorted();
      expect(figures(trades)).toEqual(figures(legs));
      for (const sale of list.sells) {
        const sold = sale.lots.reduce((sum, { amount }) => sum + amount, 0);
        if (sale.lots.length > 0) expect(sold).toBeCloseTo(sale.proceeds, 1);
      }
      const weights = list.classes.flatMap(({ after_pct }) => after_pct ?? []);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(100, 6);
    }
  }
});

test("a sale names its lots with their gains, and the year's limit what is left of it", async () => {
  const list = listOf(await read("hh_d5", south), "band");
  expect(list?.sells.map(({ account, symbol, lots }) => [account, symbol, lots])).toEqual([
    [
      "Helen's IRA",
      "PFE",
      [
        {
          ...{
            id: "lot_d5_helen_ira_pfe_1",
            acquired: "2026-11-09",
            cost_per_share: 25.15,
            held: 500,
          },
          ...{ quantity: 500, amount: 12_800, gain: null, term: null },
        },
      ],
    ],
    [
      "Whitcomb Family Trust",
      "PFE",
      [
        {
          ...{
            id: "lot_d5_family_trust_pfe_1",
            acquired: "2021-11-08",
            cost_per_share: 41.2,
            held: 6_000,
          },
          ...{ quantity: 1_657, amount: 42_419.2, gain: -25_849.2, term: "long" },
        },
      ],
    ],
  ]);
  expect(list?.totals).toEqual({
    ...{ sell: 55_219.2, buy: 48_251.75, st_gain: 0, lt_gain: -25_849.2 },
    ...{ disallowed: 0, lost: 0, net_gain: -25_849.2, unknown_gain_proceeds: 0 },
  });
  expect(list?.gain_limit).toEqual({ limit: 100_000, left: 100_000 });
});

test("weights after the trades are those of what is really traded", async () => {
  const list = listOf(await read("hh_d2"), "band");
  const stocks = list?.classes.find((row) => row.class === "us_equity");
  expect([stocks?.weight_pct?.toFixed(2), stocks?.after_pct?.toFixed(2)]).toEqual([
    "50.68",
    "40.00",
  ]);
  expect(list?.issuers).toEqual([
    { name: "Microsoft Corporation", limit_pct: 10, before_pct: 38, after_pct: 38 },
  ]);
});

test("the file for the trading desk has a line for each lot and says that nothing is traded", async () => {
  const answer = await api.call(`GET ${v1}/households/hh_d2/proposal?format=csv&mode=target`);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toMatch(/proposal-hh_d2-target-.*\.csv/);
  const lines = (await answer.text()).trimEnd().split("\r\n");
  expect(lines[0]).toMatch(/^status,account_id,account,side,symbol/);
  expect(lines).toHaveLength(8);
  for (const line of lines.slice(1)) expect(line).toMatch(/^"proposed, not traded",acc_/);
});

test("an unknown policy has no file", async () => {
  const path = `${v1}/households/hh_d2/proposal?format=csv&policy=ips_none`;
  expect((await api.call(`GET ${path}`)).status).toBe(404);
  expect((await api.call(`GET ${v1}/households/hh_d10/proposal?format=csv`)).status).toBe(404);
});
