import { expect, test } from "vitest";
import type * as Household from "../household.ts";
import { derivedSections, isDerived } from "./derived.ts";

const price = {
  amount: "1450",
  currency: "INR",
  date: "2026-11-20",
  fx_rate: "0.0115",
  fx_date: null,
};
const holding = {
  ...{ account_id: "acc_1", security_id: "RELIANCE.NS", symbol: "RELIANCE.NS", name: "Reliance" },
  ...{ kind: "stock", issuer_id: null, sector: null, asset_class: "intl_equity" },
  ...{ asset_class_mix: null, quantity: "10", multiplier: "1", price },
  lots: [
    { id: "a", acquired: "2024-01-02", quantity: "4", cost_per_share: "10", source: "purchase" },
    { id: "b", acquired: "2025-01-02", quantity: "6", cost_per_share: "20", source: "purchase" },
  ],
};
/** Only the fields that the sections are derived from: hence the cast. */
const snapshotOf = (holdings: readonly object[]) =>
  ({
    household: { summary: { as_of: "2026-01-01" } },
    accounts: [
      { id: "acc_1", name: "Joint", cash: { total: "100", settled: "60" }, as_of: "2026-11-20" },
    ],
    holdings,
  }) as unknown as Household.Snapshot;
test("an account without cash and without a price has no value, rather than one of 0", () => {
  const unpriced = snapshotOf([{ ...holding, price: null }]);
  const broke = {
    ...unpriced,
    accounts: unpriced.accounts.map((one) => ({ ...one, cash: { total: "0", settled: "0" } })),
  };
  const worthIn = (of: Household.Snapshot) =>
    derivedSections.account_summary(of).accounts.map(({ total_value }) => total_value);
  expect([worthIn(broke), worthIn(unpriced), worthIn({ ...broke, holdings: [] })]).toEqual([
    [null],
    ["100"],
    ["0"],
  ]);
});

const snapshot = snapshotOf([
  holding,
  {
    ...holding,
    security_id: "own_company",
    symbol: null,
    kind: "private",
    price: null,
    lots: [],
  },
]);

test("account summary, positions and quotes are derived from holdings", () => {
  expect(derivedSections.account_summary(snapshot)).toEqual({
    as_of: "2026-11-20",
    accounts: [{ account: "Joint", total_value: "266.75", total_cash: "100", settled_cash: "60" }],
  });
  expect(
    derivedSections
      .positions(snapshot)
      .positions.map(({ symbol, cost_basis }) => [symbol, cost_basis]),
  ).toEqual([
    ["RELIANCE.NS", "16"],
    ["own_company", null],
  ]);
  expect(derivedSections.quotes(snapshot).quotes).toEqual([
    {
      ...{ symbol: "RELIANCE.NS", price: "16.675", change_pct: null },
      local: { price: "1450", currency: "INR", fx_rate: "0.0115", fx_date: "2026-11-20" },
    },
  ]);
});

test("a position states no cost where the holding's is unknown, and no value is rounded", () => {
  const gift = { ...holding.lots[0], source: "gift", cost_per_share: "30" };
  const given = snapshotOf([
    { ...holding, quantity: "4.0001", lots: [gift, { ...gift, id: "c", quantity: "0.0001" }] },
  ]);
  expect(derivedSections.positions(given).positions[0]?.cost_basis).toBeNull();
  expect(derivedSections.account_summary(given).accounts[0]?.total_value).toBe("166.7016675");
});

test("trades, transfers and returns cannot be derived from holdings", () => {
  expect(
    ["activity", "transfers", "performance"].map((name) => isDerived(name as "activity")),
  ).toEqual([false, false, false]);
});

test("a row of an account of another day says so, and of two prices the newest is the quote", () => {
  const old = { ...price, amount: "1400", date: "2026-10-31" };
  const one = snapshotOf([holding, { ...holding, account_id: "acc_2", price: old }]);
  const second = { name: "IRA", cash: { total: "0", settled: "0" }, as_of: "2026-10-31" };
  const mixed = {
    ...one,
    accounts: [...one.accounts, { ...second, id: "acc_2" }],
  } as typeof one;
  const days = (rows: readonly { as_of?: string | undefined }[]) => rows.map(({ as_of }) => as_of);
  const { account_summary, positions, quotes } = derivedSections;
  expect([
    account_summary(mixed).as_of,
    days(account_summary(mixed).accounts),
    days(positions(mixed).positions),
    quotes(mixed).quotes.map(({ price: dollars, as_of }) => [dollars, as_of]),
  ]).toEqual([
    "2026-11-20",
    [undefined, "2026-10-31"],
    [undefined, "2026-10-31"],
    [["16.675", undefined]],
  ]);
});
