import { brokerageItems } from "@advisor/adapters/dynamo/household/brokerage-store";
import { householdItems } from "@advisor/adapters/dynamo/household/household-items";
import {
  householdRecordStore,
  maxHouseholdsPerRead,
} from "@advisor/adapters/dynamo/household/household-record-store";
import { documentItem, noteItem, taskItem } from "@advisor/adapters/dynamo/household/paper-store";
import { householdKey } from "@advisor/adapters/dynamo/keys";
import { statements } from "@advisor/sample-data/brokerage/statements";
import type { Sample } from "@advisor/sample-data/sample";
import { samples } from "@advisor/sample-data/samples";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openTestStore } from "./test-store.ts";

const store = await openTestStore();
const { table } = store;
const records = householdRecordStore(table, store);
const own = samples.slice(0, 3);
const [first, second] = own as [Sample, Sample];
const idOf = ({ snapshot }: Sample) => snapshot.household.id;

async function write(sample: Sample, writing: string) {
  const items = [
    ...householdItems(sample.snapshot, writing),
    ...brokerageItems(idOf(sample), statements(sample)),
    ...sample.documents.map(documentItem),
    ...sample.tasks.map(taskItem),
    ...sample.notes.map(noteItem),
  ];
  await table.writeAll(items.map((put) => ({ put, when: "any" as const })));
}

beforeAll(async () => {
  for (const sample of own) await write(sample, "first");
});
afterAll(store.close);
afterEach(store.calm);

const byId = <Value extends { id: string }>(values: readonly Value[]) =>
  values.toSorted((a, b) => a.id.localeCompare(b.id));

test("a household is read with its statements and papers", async () => {
  for (const sample of own) {
    const [read] = await records.read([idOf(sample)], { papers: true });
    if (read?.status !== "fulfilled") throw new Error("the household can be read");
    expect(read.value).toEqual({
      snapshot: await store.households.snapshot(idOf(sample)),
      statements: statements(sample),
      documents: byId(sample.documents),
      tasks: byId(sample.tasks),
      notes: byId(sample.notes),
    });
  }
});

test("an unknown household is undefined", async () => {
  expect(await records.read(["hh_unknown"], { papers: true })).toEqual([
    { status: "fulfilled", value: undefined },
  ]);
});

test("many households without papers are two reads", async () => {
  const calls: string[] = [];
  store.meddle((call, forward) => {
    calls.push(call.operation);
    return forward();
  });
  const ids = Array.from({ length: maxHouseholdsPerRead }, (_, n) => idOf(own[n % 3] as Sample));
  const read = await records.read([...new Set(ids)], { papers: false });
  expect(read.map((one) => one.status === "fulfilled" && one.value?.snapshot.household.id)).toEqual(
    own.map(idOf),
  );
  expect(read[0]).toMatchObject({ value: { documents: [], tasks: [], notes: [] } });
  expect(calls).toEqual(["BatchGetItem", "BatchGetItem"]);
});

test("an unreadable household does not affect the others", async () => {
  await table.write({
    put: { ...householdKey("hh_broken"), household: { id: "hh_broken" }, parts: 0 },
    when: "any",
  });
  const read = await records.read([idOf(first), "hh_broken", idOf(second)], { papers: false });
  expect(read.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(read[1]).toMatchObject({ reason: { code: "unreadable" } });
  expect(read[2]).toMatchObject({ value: { snapshot: { household: { id: idOf(second) } } } });
});

test("a household that is replaced while it is read is read again", async () => {
  let reads = 0;
  store.meddle(async (call, forward) => {
    const answer = await forward();
    reads += 1;
    if (call.operation === "BatchGetItem" && reads === 1) {
      store.calm();
      for (const { pk, sk } of householdItems(first.snapshot, "first").slice(1)) {
        await table.write({
          update: { pk, sk },
          set: { expires: 1 },
          remove: ["packed"],
          when: {},
        });
      }
      await write(first, "second");
    }
    return answer;
  });
  const [read] = await records.read([idOf(first)], { papers: false });
  expect(read).toMatchObject({
    status: "fulfilled",
    value: { snapshot: await store.households.snapshot(idOf(first)) },
  });
});
