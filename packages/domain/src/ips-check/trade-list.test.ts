import { expect, it } from "vitest";
import type { Mode } from "./comparison.ts";
import { account, checked, household } from "./household.fixture.ts";
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

it("a disallowed loss of unknown term is in no gain, so it is not added back", () => {
  const ips = {
    ...sellDownTo(50, { limits: { max_annual_realized_gain: "10" } }),
    scope: ["acc_joint"],
  };
  const held = household({
    accounts: [account({}), account({ id: "acc_ira", type: "roth_ira" })],
    holdings: [
      shares("ACME", [{ ...lot("undated", "16", "150"), acquired: null }]),
      shares("ACME", [lot("new", "4", "100", "2026-11-10")], { account_id: "acc_ira" }),
    ],
  });
  const filed = { ...held, household: { ...held.household, ips: [ips] } };
  const check = checked(filed, ips);
  const { totals, gain_limit } = tradeList(check, "band", filed);
  expect(totals).toMatchObject({ st_gain: 0, lt_gain: 0, disallowed: 200, net_gain: 0 });
  expect(gain_limit).toEqual({ limit: 10, left: 10 });
  expect(check.conflicts).toEqual([]);
});

it("another share class that stays because its sale is left out is named for review", () => {
  const ips = sellDownTo(0);
  const held = household({
    holdings: [
      shares("GOOGL", [lot("old", "10", "150")]),
      shares("GOOG", [lot("new", "4", "110", "2026-11-10")]),
    ],
  });
  const filed = { ...held, household: { ...held.household, ips: [ips] } };
  const notes = (...without: number[]) =>
    tradeList(checked(filed, ips), "band", filed, new Set(without)).sells.map((one) => [
      one.symbol,
      one.wash_review?.map(({ symbol }) => symbol),
      one.note,
    ]);
  expect(notes()).toEqual([
    ["GOOGL", undefined, null],
    ["GOOG", undefined, null],
  ]);
  expect(notes(2)).toEqual([
    [
      "GOOGL",
      ["GOOG"],
      "GOOG bought 2026-11-10 in Joint may be substantially identical. The law does not settle that, so the wash-sale rule may disallow the loss: have it reviewed.",
    ],
    ["GOOG", undefined, null],
  ]);
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

it("lots of two holdings with the same ids stay apart, also when a line is left out", () => {
  const ips = { ...sellDownTo(0), scope: ["acc_joint"] };
  const filed = household({
    accounts: [account({}), account({ id: "acc_ira", type: "roth_ira" })],
    holdings: [
      shares("ACME", [lot("lot_1", "10", "60"), lot("lot_2", "5", "90")]),
      shares("BETA", [lot("lot_1", "10", "150"), lot("lot_2", "2", "120")]),
      shares("BETA", [lot("lot_1", "4", "100", "2026-11-10")], { account_id: "acc_ira" }),
    ],
    ips: [ips],
  });
  const sales = (...without: number[]) =>
    tradeList(checked(filed, ips), "band", filed, new Set(without)).sells.map((one) => [
      one.name,
      ...one.lots.map(({ id, held, gain }) => `${id}: ${held}, ${gain}`),
      one.wash_sale?.disallowed_usd,
    ]);
  const acme = ["ACME", "lot_2: 5, 50", "lot_1: 10, 400", undefined];
  const beta = ["BETA", "lot_1: 10, -500", "lot_2: 2, -40", 200];
  expect([sales(), sales(2)]).toEqual([
    [beta, acme],
    [beta, acme],
  ]);
});

const unlisted = { symbol: null, security_id: "sec_mill", name: "Mill LLC" };

it("a sale of what has no ticker is named, priced and counted for its issuer, with and without lots", () => {
  for (const lots of [[lot("a", "10", "40")], []]) {
    const ips = sellDownTo(50, { limits: { max_single_issuer_pct: "60" } });
    const mill = shares("MILL", lots, { ...unlisted, quantity: "10" });
    const filed = household({ holdings: [mill], ips: [ips] });
    const { sells, issuers } = tradeList(checked(filed, ips), "band", filed);
    expect(sells).toMatchObject([{ symbol: null, name: "Mill LLC", quantity: 5, price: 100 }]);
    expect(issuers).toEqual([{ name: "Mill LLC", limit_pct: 60, before_pct: 100, after_pct: 50 }]);
  }
});

it("what has no ticker is restricted and prohibited by its id", () => {
  const limits = {
    prohibited: ["SEC_MILL"],
    restricted: [{ symbol: "sec_mill", until: "2026-12-31" }],
  };
  const ips = sellDownTo(50, { limits });
  const filed = household({ holdings: [shares("MILL", [lot("a", "10", "40")], unlisted)] });
  const { prohibited, conflicts } = checked(filed, ips);
  expect(prohibited).toMatchObject([{ name: "Mill LLC", rule: "SEC_MILL" }]);
  expect(conflicts).toContainEqual({
    code: "restricted",
    mode: "band",
    class: "us_equity",
    amount: 500,
    message: "$500 of US equity cannot be sold: Mill LLC may not be traded yet.",
  });
});
