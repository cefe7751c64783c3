import { gzipSync } from "node:zlib";
import { householdItems } from "@advisor/adapters/dynamo/household/household-items";
import { documentItem, noteItem } from "@advisor/adapters/dynamo/household/paper-store";
import type * as Holding from "@advisor/domain/holding";
import * as Household from "@advisor/domain/household";
import { householdNames } from "@advisor/domain/portfolio/household-names";
import type * as Task from "@advisor/domain/task";
import { samples } from "@advisor/sample-data/samples";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openTestStore, pageOfOne } from "./test-store.ts";

const store = await openTestStore();
const { households, table, time } = store;
afterAll(store.close);
afterEach(store.calm);

const own = samples.slice(0, 4);

beforeAll(async () => {
  for (const { snapshot, documents, notes } of own) {
    const items = [
      ...householdItems(snapshot, "first"),
      ...documents.map(documentItem),
      ...notes.map(noteItem),
    ];
    await Promise.all(items.map((put) => table.write({ put, when: "any" })));
  }
});

const byKey = <Value>(values: Value[], key: (value: Value) => string) =>
  values.toSorted((a, b) => key(a).localeCompare(key(b)));

describe("a household", () => {
  test.each(own)("$snapshot.household.id is read back whole", async ({ snapshot }) => {
    const { household, accounts, holdings } = snapshot;
    const names = householdNames({ accounts, holdings });
    expect(await households.get(household.id)).toEqual({ ...household, names });
    const read = await households.snapshot(household.id);
    expect(read?.household).toEqual(household);
    expect(read?.accounts).toEqual(byKey(accounts, ({ id }) => id));
    const place = (one: (typeof holdings)[number]) => `${one.account_id} ${one.security_id}`;
    expect(byKey(read?.holdings ?? [], place)).toEqual(byKey(holdings, place));
  });

  test("that does not exist is undefined", async () => {
    expect(await households.get("hh_unknown")).toBeUndefined();
    expect(await households.snapshot("hh_unknown")).toBeUndefined();
  });

  test("with many holdings is read back whole, even from pages of one item", async () => {
    const [sample] = samples;
    const [account] = sample?.snapshot.accounts ?? [];
    const [holding] = sample?.snapshot.holdings ?? [];
    if (!(sample && account && holding)) throw new Error("a sample has an account and a holding");
    const household = { ...sample.snapshot.household, id: "hh_many" };
    const holdings = Array.from({ length: 250 }, (_, n) => ({
      ...holding,
      account_id: account.id,
      security_id: `S${n}`,
    }));
    const many = { household, accounts: [account], holdings };
    await Promise.all(
      householdItems(many, "first").map((put) => table.write({ put, when: "any" })),
    );
    expect(await households.snapshot("hh_many")).toEqual(many);
    store.meddle(pageOfOne);
    expect(await households.snapshot("hh_many")).toEqual(many);
  });

  test("is checked when it is written, and again when its bytes or the schema have changed since", async () => {
    const [sample] = samples;
    if (sample === undefined) throw new Error("there is a sample");
    const household = { ...sample.snapshot.household, id: "hh_checked" };
    const [head, part] = householdItems({ ...sample.snapshot, household }, "first");
    if (head === undefined || part === undefined) throw new Error("a household has a part");
    const holding = { ...sample.snapshot.holdings[0], quantity: "1,000" };
    const faulty = { ...sample.snapshot, household, holdings: [holding as Holding.Info] };
    expect(() => householdItems(faulty, "first")).toThrow("a decimal written as text");
    const changed = { ...part, packed: gzipSync(JSON.stringify([{ holding }])) };
    await table.write({ put: head, when: "any" });
    for (const put of [changed, { ...changed, checked: "of an older schema" }]) {
      await table.write({ put, when: "any" });
      await expect(households.snapshot("hh_checked")).rejects.toMatchObject({ code: "unreadable" });
    }
  });

  test("is listed for its own advisor by name, in pages", async () => {
    const mine = { ...own[0]?.snapshot.household, advisor_id: "adv_listed" };
    const named = ["Brown", "Adams", "Clark"].map((name, n) =>
      Household.Info.parse({ ...mine, name, id: `hh_listed${n}` }),
    );
    for (const household of named) {
      const items = householdItems({ household, accounts: [], holdings: [] }, "first");
      await Promise.all(items.map((put) => table.write({ put, when: "any" })));
    }
    const page = await households.list("adv_listed", { cursor: undefined, limit: 2 });
    expect(page.items.map(({ name }) => name)).toEqual(["Adams", "Brown"]);
    const cursor = page.next_cursor ?? undefined;
    const rest = await households.list("adv_listed", { cursor, limit: 2 });
    expect(rest.items.map(({ name }) => name)).toEqual(["Clark"]);
    await expect(households.list("adv_other", { cursor, limit: 2 })).rejects.toMatchObject({
      code: "invalid_cursor",
    });
  });
});

describe("papers", () => {
  test.each(own)("of $snapshot.household.id are its own", async (sample) => {
    const { id } = sample.snapshot.household;
    expect(await store.documents.list(id)).toEqual(byKey(sample.documents, (one) => one.id));
    expect(await store.notes.list(id)).toEqual(byKey(sample.notes, (one) => one.id));
  });
});

describe("a task", () => {
  const task = (id: string, household_id: string): Task.Info => ({
    id,
    household_id,
    title: "Call the client",
    due: "2026-12-01",
    priority: "high",
    assignee: "adv_north",
    related: null,
    status: "open",
    created_at: "2026-11-21T10:00:00.000Z",
  });

  test("is created once per key, even by twenty requests at once", async () => {
    const wanted = Array.from({ length: 20 }, (_, n) => task(`task_${n}`, "hh_once"));
    const created = await Promise.all(wanted.map((one) => store.tasks.create(one, "once")));
    const stored = await store.tasks.list("hh_once");
    expect(stored).toHaveLength(1);
    expect(new Set(created.map(({ id }) => id))).toEqual(new Set([stored[0]?.id]));
  });

  test("with another key is another task", async () => {
    await store.tasks.create(task("task_a", "hh_two"), "a");
    await store.tasks.create(task("task_b", "hh_two"), "b");
    expect((await store.tasks.list("hh_two")).map(({ id }) => id)).toEqual(["task_a", "task_b"]);
  });

  test("whose key was used a month ago is stored as new", async () => {
    await store.tasks.create(task("task_old", "hh_again"), "again");
    time.now += 30 * 24 * 3_600_000;
    expect(await store.tasks.create(task("task_new", "hh_again"), "again")).toEqual(
      task("task_new", "hh_again"),
    );
    expect((await store.tasks.list("hh_again")).map(({ id }) => id)).toEqual([
      "task_new",
      "task_old",
    ]);
  });
});
