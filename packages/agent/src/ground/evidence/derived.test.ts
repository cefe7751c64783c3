import { expect, test } from "vitest";
import { derivedFields, rowContextOf } from "./derived.ts";

test("a class is some points and dollars from the edges of its band", () => {
  const row = { class: "us_equity", value: 532_000, weight_pct: 53.2, min_pct: 40, max_pct: 50 };
  expect(derivedFields(row, {})).toEqual({
    weight_from_max_pp: 3.2,
    weight_from_max_usd: 32_000,
    weight_from_min_pp: 13.2,
    weight_from_min_usd: 132_000,
  });
});

test("a holding has a cost per unit, a short-term part and a share of its account", () => {
  const account = {
    account_id: "acc_1",
    value: 40_000,
    cash: 4000,
    settled_cash: 3500,
    holdings: [],
  };
  const around = rowContextOf(account, { total: 100_000 });
  expect(around).toEqual({ total: 100_000, account: 40_000 });
  expect(derivedFields(account, around)).toEqual({
    weight_pct: 40,
    cash: { account_share_pct: 10 },
    listed_value: 36_000,
    unsettled_cash: 500,
  });
  const lots = { oldest: "2020-01-02", long_term_quantity: 140 };
  const row = { quantity: 165, cost: 17_219.5, weight_pct: 10, value: 10_000, lots };
  expect(derivedFields(row, around)).toEqual({
    account_share_pct: 25,
    short_term_quantity: 25,
    unit_cost: 104.360606061,
  });
  // Without a day of purchase no unit is known to be short-term.
  expect(derivedFields({ ...row, lots: { ...lots, oldest: null } }, around)).not.toHaveProperty(
    "short_term_quantity",
  );
});

test("rows that are spoken of as a whole have a sum, with the names that all of them have", () => {
  const grant = { symbol: "MSFT", vests: "2026-11-30", quantity: 80 };
  expect(derivedFields({ unvested: [grant, { ...grant, vests: "2027-02-26" }] }, {})).toEqual({
    sum_of_unvested: { symbol: "MSFT", sum_quantity: 160 },
  });
});

test("what is to come is added up day by day", () => {
  const needs = ["2026-12-01", "2027-02-01", "2026-12-31"].map((due) => ({ due, amount: 5000 }));
  expect(derivedFields({ needs }, {})).toEqual({
    sum_of_needs: { sum_amount: 15_000 },
    to_come: [{ next_amount: 10_000 }],
  });
});

test("a change and the value of what is listed are percentages of the whole", () => {
  expect(derivedFields({ before: 200, now: 210, change: 10 }, {})).toEqual({ change_pct: 5 });
  const totals = { total_value: 1000, total_cash: 40, listed_value: 960 };
  expect(derivedFields(totals, {})).toEqual({ weight_pct: 96, cash: { weight_pct: 4 } });
});
