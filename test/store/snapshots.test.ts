import { householdItems } from "@advisor/adapters/dynamo/household/household-items";
import { brokerageKey, householdKey } from "@advisor/adapters/dynamo/keys";
import type { Sample } from "@advisor/sample-data/sample";
import { samples } from "@advisor/sample-data/samples";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openTestStore } from "./test-store.ts";

const store = await openTestStore();
const { table, households } = store;
const own = samples.slice(0, 3) as [Sample, Sample, Sample];
const ids = own.map(({ snapshot }) => snapshot.household.id) as [string, string, string];

async function write({ snapshot }: Sample, writing: string) {
  const items = householdItems(snapshot, writing);
  await table.writeAll(items.map((put) => ({ put, when: "any" as const })));
}

beforeAll(async () => {
  for (const sample of own) await write(sample, "first");
});
afterAll(store.close);
afterEach(store.calm);

test("many households are two reads, in the order of their ids", async () => {
  const calls: string[] = [];
  store.meddle((call, forward) => {
    calls.push(call.operation);
    return forward();
  });
  const wanted = [ids[2], "hh_unknown", ids[0]];
  const found = await households.snapshots(wanted);
  const several = [...calls];
  calls.length = 0;
  const [third, first] = await Promise.all([
    households.snapshot(ids[2]),
    households.snapshot(ids[0]),
  ]);
  expect(found).toEqual([
    { status: "fulfilled", value: third },
    { status: "fulfilled", value: undefined },
    { status: "fulfilled", value: first },
  ]);
  // The one that is not there is looked for once more.
  expect(several).toEqual(["BatchGetItem", "BatchGetItem", "GetItem"]);
});

test("a household that is replaced while it is read is read again", async () => {
  let reads = 0;
  store.meddle(async (_, forward) => {
    const answer = await forward();
    reads += 1;
    if (reads > 1) return answer;
    store.calm();
    for (const { pk, sk } of householdItems(own[0].snapshot, "first").slice(1))
      await table.write({ update: { pk, sk }, set: { expires: 1 }, remove: ["packed"], when: {} });
    await write(own[0], "second");
    return answer;
  });
  const [found] = await households.snapshots([ids[0]]);
  expect(found).toEqual({ status: "fulfilled", value: await households.snapshot(ids[0]) });
});

test("the purchases that only a household's trades show are read with it, in the same two reads", async () => {
  const [account] = own[0].snapshot.accounts;
  const trade = { side: "BUY", quantity: "10", price: "70", timestamp: "2026-11-10T15:00:00Z" };
  const trades = [{ ...trade, account: account?.name, symbol: "XLV" }];
  const section = { as_of: "2026-11-20", accounts: [account?.name], trades };
  await table.write({ put: { ...brokerageKey(ids[0], "activity"), section }, when: "any" });
  await table.write({ put: { ...brokerageKey(ids[2], "activity"), section: "torn" }, when: "any" });
  const calls: string[] = [];
  store.meddle((call, forward) => {
    calls.push(call.operation);
    return forward();
  });
  const found = await households.snapshots([ids[0], ids[2]]);
  expect(calls).toEqual(["BatchGetItem", "BatchGetItem"]);
  const bought = { account_id: account?.id, symbol: "XLV", bought: "2026-11-10", quantity: "10" };
  expect(found).toEqual([
    {
      status: "fulfilled",
      value: { ...(await households.snapshot(ids[0])), purchases: [bought] },
    },
    { status: "fulfilled", value: await households.snapshot(ids[2]) },
  ]);
});

test("an unreadable household does not affect the others", async () => {
  await table.write({ put: { ...householdKey(ids[1]), household: "torn" }, when: "any" });
  const found = await households.snapshots(ids);
  expect(found.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});
