import { afterAll, afterEach, describe, expect, test } from "vitest";
import { type Meddle, refusal } from "./proxy.ts";
import { onNth, openTestStore } from "./test-store.ts";
import { answer, begun, kinds, step } from "./turns.ts";

const store = await openTestStore();
const { table, time } = store;
afterAll(store.close);
afterEach(store.calm);

const unavailable = { kind: "busy", code: "storage_unavailable", retryable: true };
const key = (pk: string, sk = "ONE") => ({ pk, sk });
const seconds = () => Math.ceil(time.now / 1_000);

describe("an item that has expired and is still stored", () => {
  test("is not read", async () => {
    const live = { ...key("TTL#1", "A"), n: 1 };
    await table.write({ put: { ...live, expires: seconds() + 1 }, when: "any" });
    await table.write({ put: { ...key("TTL#1", "B"), expires: seconds() }, when: "any" });
    expect(await table.get(key("TTL#1", "A"))).toEqual(live);
    expect(await table.get(key("TTL#1", "B"))).toBeUndefined();
    expect(await table.query({ pk: "TTL#1", limit: 10 })).toEqual({
      items: [live],
      next_cursor: null,
    });
  });

  test("does not shorten a page", async () => {
    for (let n = 0; n < 6; n += 1) {
      const expires = seconds() + (n < 4 ? 0 : 100);
      await table.write({ put: { ...key("TTL#2", `${n}`), n, expires }, when: "any" });
    }
    const page = await table.query({ pk: "TTL#2", limit: 2 });
    expect(page.items.map(({ n }) => n)).toEqual([4, 5]);
  });

  test("does not stand in the way of a new one", async () => {
    await table.write({ put: { ...key("TTL#3"), n: 1, expires: seconds() }, when: "any" });
    const put = { ...key("TTL#3"), n: 2, expires: seconds() + 100 };
    expect(await table.write({ put, when: "new" })).toBeUndefined();
    const { expires: _, ...stored } = put;
    expect(await table.write({ put, when: "new" })).toEqual({ index: 0, found: stored });
    await table.write({ put: { ...key("TTL#4"), expires: seconds() }, when: "any" });
    const other = { ...key("TTL#4"), expires: seconds() + 100 };
    expect(await table.writeAll([{ put: other, when: "new" }])).toBeUndefined();
  });
});

test("the refused writes of a transaction are named, and none of it is stored", async () => {
  const there = { ...key("ALL#1", "A"), n: 1 };
  await table.write({ put: there, when: "new" });
  const refused = await table.writeAll([
    { put: { ...key("ALL#1", "B"), n: 2 }, when: "new" },
    { put: { ...key("ALL#1", "A"), n: 3 }, when: "new" },
    { update: key("ALL#1", "C"), set: { n: 4 }, when: {} },
  ]);
  expect(refused).toEqual([
    { index: 1, found: there },
    { index: 2, found: undefined },
  ]);
  expect((await table.query({ pk: "ALL#1", limit: 10 })).items).toEqual([there]);
});

describe("a store that is short of capacity", () => {
  const throttled: Meddle = async () => refusal("ProvisionedThroughputExceededException");

  test("for a moment is asked again", async () => {
    const conversation = await store.conversation();
    store.meddle(onNth(["TransactWriteItems"], 1, throttled));
    const writer = await begun(store, conversation, "turn_1");
    store.meddle(onNth(["PutItem"], 1, throttled));
    await writer.append(step("turn_1"));
    store.meddle(onNth(["Query"], 1, throttled));
    expect(await kinds(store, conversation.id)).toEqual(["user", "step"]);
  });

  test("for long is unavailable, to readers and to writers", async () => {
    store.meddle(throttled);
    const put = key("X");
    await Promise.all(
      [
        table.get(put),
        table.query({ pk: "X", limit: 1 }),
        table.write({ put, when: "any" }),
        table.writeAll([{ put, when: "any" }]),
      ].map((call) => expect(call).rejects.toMatchObject(unavailable)),
    );
  }, 15_000);
});

describe("a rival transaction on the same item", () => {
  const conflict: Meddle = async () =>
    refusal("TransactionCanceledException", {
      CancellationReasons: [{ Code: "TransactionConflict" }, { Code: "None" }],
    });

  test("is waited for by a transaction", async () => {
    const conversation = await store.conversation();
    store.meddle(onNth(["TransactWriteItems"], 1, conflict));
    const writer = await begun(store, conversation, "turn_1");
    store.meddle(onNth(["TransactWriteItems"], 1, conflict));
    await writer.finish(answer("turn_1"));
    expect(await kinds(store, conversation.id)).toEqual(["user", "answer"]);
  });

  test("is waited for by a single write", async () => {
    const single: Meddle = async () => refusal("TransactionConflictException");
    const conversation = await store.conversation();
    const writer = await begun(store, conversation, "turn_1");
    store.meddle(onNth(["PutItem"], 1, single));
    await writer.append(step("turn_1"));
    store.meddle(onNth(["UpdateItem"], 1, single));
    expect(await writer.renew()).toEqual({ stop: false });
    expect(await kinds(store, conversation.id)).toEqual(["user", "step"]);
  });

  test("that never ends makes the store unavailable", async () => {
    store.meddle(conflict);
    const writes = [{ put: key("X"), when: "any" as const }];
    await expect(table.writeAll(writes)).rejects.toMatchObject(unavailable);
  });
});

test("a store that drops every connection is unavailable", async () => {
  store.meddle(async () => "cut");
  await expect(table.get(key("X"))).rejects.toMatchObject(unavailable);
});

test("a store that never answers is unavailable within fifteen seconds", async () => {
  const waiting = Promise.withResolvers<"cut">();
  store.meddle(() => waiting.promise);
  await expect(table.get(key("X"))).rejects.toMatchObject(unavailable);
  waiting.resolve("cut");
}, 15_000);

test("a request that is wrong is our own bug and keeps its name", async () => {
  await expect(table.get({ pk: "", sk: "" })).rejects.toMatchObject({
    name: "ValidationException",
  });
});
