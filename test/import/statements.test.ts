import { readdirSync, readFileSync } from "node:fs";
import { brokerageStore } from "@advisor/adapters/dynamo/household/brokerage-store";
import { readCsv } from "@advisor/import/read-csv";
import { afterAll, expect, test } from "vitest";
import { openTestStore } from "../store/test-store.ts";
import { apply, draftOf, example, household } from "./import.fixture.ts";

const store = await openTestStore();
afterAll(store.close);
const brokerage = brokerageStore(store.table);

const account_id = "acc_rivers_ira";
const given = {
  valuations: [
    { account_id, day: "2026-03-31", value: "41000.00", source: "statement" },
    { account_id, day: "2025-12-31", value: "40000.00", source: "statement" },
  ],
  trades: [
    { account_id, day: "2026-02-02", symbol: "brk-b", side: "BUY", quantity: "2", price: "300" },
  ],
  transfers: [{ account_id, day: "2026-03-31", type: "deposit", amount: "500", method: "ACH" }],
  fees: [{ account_id, day: "2026-03-31", amount: "25.00", note: "Advisory fee" }],
};
const sections = async () => ({
  valuations: await brokerage.section("hh_rivers", "valuations"),
  activity: await brokerage.section("hh_rivers", "activity"),
  transfers: await brokerage.section("hh_rivers", "transfers"),
  fees: await brokerage.section("hh_rivers", "fees"),
});
const [as_of, accounts] = ["2026-11-20", ['Joint "core"', "Ana's IRA"]];
const stored = {
  valuations: {
    as_of,
    accounts: [
      {
        account: "Ana's IRA",
        source: "statement",
        values: [
          { day: "2025-12-31", value: "40000.00" },
          { day: "2026-03-31", value: "41000.00" },
        ],
      },
    ],
  },
  activity: {
    ...{ as_of, accounts },
    trades: [
      {
        ...{ account: "Ana's IRA", timestamp: "2026-02-02T12:00:00Z", symbol: "BRK.B" },
        ...{ side: "BUY", quantity: "2", price: "300" },
      },
    ],
  },
  transfers: {
    ...{ as_of, accounts },
    transfers: [
      {
        ...{ account: "Ana's IRA", timestamp: "2026-03-31T12:00:00Z", type: "deposit" },
        ...{ method: "ACH", amount: "500", status: "completed" },
      },
    ],
  },
  fees: {
    ...{ as_of, accounts },
    fees: [{ account: "Ana's IRA", day: "2026-03-31", amount: "25.00", note: "Advisory fee" }],
  },
};

test("values over time, trades, transfers and fees are stored with the household, once", async () => {
  await apply(store, draftOf({ ...household(), ...given }));
  expect(await sections()).toEqual(stored);
  const again = await apply(store, draftOf({ ...household(), ...given }));
  expect(again.lines.at(-1)).toBe("Imported: 1 household, 0 new, 0 changed, 1 unchanged.");
});

test("sections missing from a later file are removed", async () => {
  const { fees: _, ...fewer } = given;
  const said = await apply(store, draftOf({ ...household(), ...fewer }));
  expect(said.lines.at(-1)).toBe("Imported: 1 household, 0 new, 1 changed, 0 unchanged.");
  expect(await sections()).toEqual({ ...stored, fees: undefined });
});

test("CSV tables give the same result", async () => {
  const files = readdirSync(`${example}csv`).map(
    (name) => [name, new Uint8Array(readFileSync(`${example}csv/${name}`))] as const,
  );
  const bytes = (text: string) => new TextEncoder().encode(text);
  const more = [
    [
      "valuations.csv",
      `account_id,day,value,source\n${account_id},2026-03-31,41000.00,statement\n${account_id},2025-12-31,40000.00,statement\n`,
    ],
    [
      "trades.csv",
      `account_id,day,symbol,side,quantity,price\n${account_id},2026-02-02,brk-b,BUY,2,300\n`,
    ],
    [
      "transfers.csv",
      `account_id,day,type,method,amount\n${account_id},2026-03-31,deposit,ACH,500\n`,
    ],
    ["fees.csv", `account_id,day,amount,note\n${account_id},2026-03-31,25.00,Advisory fee\n`],
  ] as const;
  const draft = readCsv(
    new Map([...files, ...more.map(([name, text]) => [name, bytes(text)] as const)]),
  );
  expect((await apply(store, draft)).accepted).toBe(true);
  expect(await sections()).toEqual(stored);
});

test("a table without rows means that there were none; a missing table means unknown", async () => {
  const files = readdirSync(`${example}csv`).map(
    (name) => [name, new Uint8Array(readFileSync(`${example}csv/${name}`))] as const,
  );
  const header = new TextEncoder().encode("account_id,day,type,method,amount\n");
  const draft = readCsv(new Map([...files, ["transfers.csv", header]]));
  expect((await apply(store, draft)).accepted).toBe(true);
  expect((await sections()).transfers).toEqual({ as_of, accounts, transfers: [] });
  expect((await sections()).fees).toBeUndefined();
});

test("two accounts with the same name keep separate values", async () => {
  const two = household();
  for (const one of two.accounts) one.name = "Savings";
  const valuations = two.accounts.map(({ id }: { id: string }, at: number) => ({
    ...{ account_id: id, day: "2025-12-31", value: `${at + 1}000.00`, source: "statement" },
  }));
  expect((await apply(store, draftOf({ ...two, valuations }))).accepted).toBe(true);
  const { valuations: kept } = await sections();
  expect(kept?.accounts.map(({ account, values }) => [account, values[0]?.value])).toEqual([
    ["Savings", "1000.00"],
    ["Savings (acc_rivers_ira)", "2000.00"],
  ]);
});

test.each([
  [
    { valuations: [{ account_id: "acc_other", day: "2026-01-01", value: "1" }] },
    'households[0].valuations[0].account_id: "acc_other" is not an account of this household: correct it, or add the account',
  ],
  [
    { valuations: [{ account_id, day: "2027-01-01", value: "1" }] },
    "households[0].valuations[0].day: 2027-01-01 is after the account's own day: correct the day, or the account's as_of",
  ],
  [
    {
      valuations: [
        { account_id, day: "2026-01-01", value: "1" },
        { account_id, day: "2026-01-01", value: "2" },
      ],
    },
    'households[0].valuations[1].day: the value of "acc_rivers_ira on 2026-01-01" appears twice: keep one of them',
  ],
  [
    { fees: [{ account_id: "acc_other", day: "2026-01-01", amount: "1" }] },
    'households[0].fees[0].account_id: "acc_other" is not an account of this household: correct it, or add the account',
  ],
  [
    { transfers: [{ account_id, day: "2026-01-01", type: "deposit", amount: "-5" }] },
    'households[0].transfers[0].amount: "-5" does not fit',
  ],
  [
    {
      trades: [
        { account_id, day: "1.2.2026", symbol: "A", side: "BUY", quantity: "1", price: "1" },
      ],
    },
    'households[0].trades[0].day: "1.2.2026" is not a day: write it as YYYY-MM-DD',
  ],
])("%j is refused with its position", async (part, said) => {
  const { accepted, lines } = await apply(store, draftOf({ ...household(), ...part }));
  expect(accepted).toBe(false);
  expect(lines.join("\n")).toContain(said);
});
