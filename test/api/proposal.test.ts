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
      expect(list.proof.checks.flatMap(({ off }) => off)).toEqual([]);
      const weights = list.classes.flatMap(({ after_pct }) => after_pct ?? []);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(100, 6);
    }
  }
});

test.each(all)(
  "the trades to the bands of $id leave every class within its band, rounding included",
  async ({ id, advisor_id }) => {
    for (const { lists } of (await read(id, advisor_id)).policies) {
      const list = lists.find(({ mode }) => mode === "band");
      const outside = (list?.classes ?? []).filter(
        ({ after_pct, min_pct, max_pct }) =>
          after_pct !== null &&
          ((max_pct !== null && after_pct > max_pct) || (min_pct !== null && after_pct < min_pct)),
      );
      expect(outside).toEqual([]);
    }
  },
);

test("a sale lists its lots with gains, and what remains of the yearly limit", async () => {
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

test("weights after the trades include only the included trades", async () => {
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

test("the CSV for the trading desk has one line per lot and states that nothing is traded", async () => {
  const answer = await api.call(`GET ${v1}/households/hh_d2/proposal?format=csv&mode=target`);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toMatch(/proposal-hh_d2-target-.*\.csv/);
  const lines = (await answer.text()).trimEnd().split("\r\n");
  expect(lines[0]).toMatch(/^status,account_id,account,side,symbol/);
  expect(lines).toHaveLength(8);
  for (const line of lines.slice(1)) expect(line).toMatch(/^"proposed, not traded",acc_/);
});

test("an unknown policy has no CSV", async () => {
  const path = `${v1}/households/hh_d2/proposal?format=csv&policy=ips_none`;
  expect((await api.call(`GET ${path}`)).status).toBe(404);
  expect((await api.call(`GET ${v1}/households/hh_d10/proposal?format=csv`)).status).toBe(404);
});

const cents = (value: number): number => Math.round(value * 100) / 100;

/** The list with some lines left out, as the API works it out. */
async function listWithout(id: string, as: string, { mode, fingerprint }: Listed, lines: number[]) {
  const query = `mode=${mode}&without=${lines.join(",")}&fingerprint=${fingerprint}`;
  const { status, body } = await api.json(`GET ${v1}/households/${id}/proposal?${query}`, { as });
  expect(status).toBe(200);
  const list = Proposal.parse(body).policies[0]?.lists.find((one) => one.mode === mode);
  if (list === undefined) throw new Error("no list");
  expect(list.proof.checks.flatMap(({ off }) => off)).toEqual([]);
  return list;
}

type Listed = Proposal["policies"][number]["lists"][number];

test("without the sale of the replacement shares, the loss of the other sale is a wash sale", async () => {
  const list = listOf(await read("hh_d5", south), "band") as Listed;
  const left = await listWithout("hh_d5", south, list, [1]);
  expect(left.sells.map(({ line, included, symbol }) => [line, included, symbol])).toEqual([
    [1, false, "PFE"],
    [2, true, "PFE"],
  ]);
  expect(left.sells[1]?.wash_sale).toMatchObject({ disallowed_usd: 7_800, lost_usd: 7_800 });
  expect(left.sells[1]?.note).toContain("The wash-sale rule disallows");
  expect(left.totals).toEqual({
    ...{ sell: 42_419.2, buy: 48_251.75, st_gain: 0, lt_gain: -25_849.2 },
    ...{ disallowed: 7_800, lost: 7_800, net_gain: -18_049.2, unknown_gain_proceeds: 0 },
  });
});

test("a purchase whose sale is excluded is paid from cash, and a shortfall is reported", async () => {
  const list = listOf(await read("hh_d2"), "band") as Listed;
  const sale = list.sells.find(({ symbol }) => symbol === "QQQ");
  const left = await listWithout("hh_d2", north, list, [sale?.line ?? 0]);
  expect(left.unfunded).toEqual([
    { account_id: "acc_d2_401k", account: "Chidi's 401(k)", amount: 170_000, short: 156_000 },
  ]);
  const cash = left.cash.find(({ account_id }) => account_id === "acc_d2_401k");
  expect([cash?.side, cash?.proceeds]).toEqual(["sell", 170_000]);
  const stocks = left.classes.find((row) => row.class === "us_equity");
  expect(stocks?.after_pct?.toFixed(2)).toBe("47.08");
  expect(left.cash_after?.available).toBe(cents((list.cash_after?.available ?? 0) - 170_000));
});

test.each(all)(
  "any line of $id can be excluded: the others keep their figures, and cash balances",
  async (one) => {
    const proposal = await read(one.id, one.advisor_id);
    for (const list of proposal.policies[0]?.lists ?? []) {
      for (const { line, side } of [...list.sells, ...list.buys]) {
        const left = await listWithout(one.id, one.advisor_id, list as Listed, [line ?? 0]);
        const trades = [...left.sells, ...left.buys, ...left.cash].filter(
          ({ included }) => included,
        );
        const balances = Map.groupBy(trades, ({ account_id }) => account_id);
        for (const own of balances.values()) {
          const sum = own.reduce(
            (sum, { side, proceeds }) => sum + (side === "buy" ? proceeds : -proceeds),
            0,
          );
          expect(sum).toBeCloseTo(0, 6);
        }
        if (side === "buy") expect(left.sells).toEqual(list.sells);
        const weights = left.classes.flatMap(({ after_pct }) => after_pct ?? []);
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(100, 6);
      }
    }
  },
);

test("the CSV for the trading desk has only the included lines", async () => {
  const list = listOf(await read("hh_d2"), "target") as Listed;
  const query = `format=csv&mode=target&without=1&fingerprint=${list.fingerprint}`;
  const file = await api.call(`GET ${v1}/households/hh_d2/proposal?${query}`);
  const lines = (await file.text()).trimEnd().split("\r\n");
  const [first, ...rest] = [...list.sells, ...list.buys];
  expect(lines.slice(1).some((line) => line.includes(`,${first?.symbol},`))).toBe(false);
  expect(lines).toHaveLength(1 + rest.reduce((sum, { lots }) => sum + Math.max(1, lots.length), 0));
});

test("excluding lines of an outdated proposal is refused", async () => {
  const status = async (query: string) =>
    (await api.json(`GET ${v1}/households/hh_d2/proposal?${query}`)).status;
  const { fingerprint } = listOf(await read("hh_d2"), "band") as Listed;
  expect(await status("without=1&fingerprint=0000000000000000")).toBe(409);
  expect(await status("without=1")).toBe(400);
  expect(await status(`without=99&fingerprint=${fingerprint}`)).toBe(400);
});
