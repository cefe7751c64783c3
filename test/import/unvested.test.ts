import { readdirSync, readFileSync } from "node:fs";
import { householdStore } from "@advisor/adapters/dynamo/household/household-store";
import { buildPortfolio } from "@advisor/domain/portfolio/portfolio";
import { readCsv } from "@advisor/import/read-csv";
import { afterAll, expect, test } from "vitest";
import { openTestStore } from "../store/test-store.ts";
import { apply, draftOf, example, household } from "./import.fixture.ts";

const store = await openTestStore();
afterAll(store.close);

const account_id = "acc_rivers_joint";
const grant = { account_id, symbol: "msft", quantity: "80", vests: "2027-02-26" };
const price = { amount: "456", date: "2026-11-20" };
const everything = { account: null, symbol: null, asset_class: null };

async function stored() {
  const snapshot = await householdStore(store.table).snapshot("hh_rivers");
  if (snapshot === undefined) throw new Error("The household is not in the store.");
  const { totals, unvested } = buildPortfolio(snapshot, everything, "2026-11-21");
  return { totals, unvested, summary: snapshot.household.summary };
}

test("unvested shares are stored and do not change the total", async () => {
  await apply(store, draftOf(household()));
  const before = await stored();
  const { accepted } = await apply(
    store,
    draftOf({ ...household(), unvested: [{ ...grant, price }, grant] }),
  );
  expect(accepted).toBe(true);
  const row = { account_id, symbol: "MSFT", name: "msft", quantity: 80, vests: "2027-02-26" };
  expect(await stored()).toEqual({
    ...before,
    unvested: [
      { ...row, value: 36_480 },
      { ...row, value: null },
    ],
  });
});

test("a folder has them in unvested.csv, and the day on which cash settles", async () => {
  const folder = new Map(
    readdirSync(`${example}csv`).map((name) => [name, readFileSync(`${example}csv/${name}`)]),
  );
  folder.set(
    "unvested.csv",
    Buffer.from(`account_id,symbol,quantity,vests\n${account_id},MSFT,80,2027-02-26\n`),
  );
  const accounts = String(folder.get("accounts.csv")).split("\n");
  const days = ["cash_settles", "2026-11-24", ""];
  folder.set(
    "accounts.csv",
    Buffer.from(
      accounts.map((line, n) => (days[n] === undefined ? line : `${line},${days[n]}`)).join("\n"),
    ),
  );
  expect((await apply(store, readCsv(folder))).accepted).toBe(true);
  const snapshot = await householdStore(store.table).snapshot("hh_rivers");
  expect(snapshot?.household.unvested).toMatchObject([
    { id: "vest_1", symbol: "MSFT", price: null },
  ]);
  expect(snapshot?.accounts.map(({ cash }) => cash.settles)).toContain("2026-11-24");
});

test.each([
  [
    { account_id: "acc_other" },
    '.account_id: "acc_other" is not an account of this household: correct it, or add the account',
  ],
  [{ quantity: "-5" }, ".quantity: -5 is not positive: write a positive amount"],
  [
    { price: { ...price, currency: "EUR" } },
    ".price.fx_rate: EUR has no rate: add the US dollars for one EUR",
  ],
  [{ vests: "soon" }, '.vests: "soon" is not a day: write it as YYYY-MM-DD'],
])("%j is refused with its position", async (part, said) => {
  const { accepted, lines } = await apply(
    store,
    draftOf({ ...household(), unvested: [{ ...grant, ...part }] }),
  );
  expect([accepted, lines[0]]).toEqual([false, `households.json:households[0].unvested[0]${said}`]);
});
