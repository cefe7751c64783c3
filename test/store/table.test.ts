import { afterAll, afterEach, describe, expect, test } from "vitest";
import { type Meddle, refusal } from "./proxy.ts";
import { tableContract } from "./table-contract.ts";
import { onNth, openTestStore } from "./test-store.ts";
import { answer, begun, kinds, spent, step } from "./turns.ts";

const store = await openTestStore();
const { table } = store;
afterAll(store.close);
afterEach(store.calm);

const unavailable = { kind: "busy", code: "storage_unavailable", retryable: true };
const key = (pk: string, sk = "ONE") => ({ pk, sk });

tableContract(store);

describe("a store that is short of capacity", () => {
  const throttled: Meddle = async () => refusal("ProvisionedThroughputExceededException");

  test("for a moment is retried", async () => {
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
  });
});

describe("a conflicting transaction on the same item", () => {
  const conflict: Meddle = async () =>
    refusal("TransactionCanceledException", {
      CancellationReasons: [{ Code: "TransactionConflict" }, { Code: "None" }],
    });

  test("is waited for by a transaction", async () => {
    const conversation = await store.conversation();
    store.meddle(onNth(["TransactWriteItems"], 1, conflict));
    const writer = await begun(store, conversation, "turn_1");
    store.meddle(onNth(["TransactWriteItems"], 1, conflict));
    await writer.finish(answer("turn_1"), spent);
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

  test("that never ends is reported as an unavailable store", async () => {
    store.meddle(conflict);
    const writes = [{ put: key("X"), when: "any" as const }];
    await expect(table.writeAll(writes)).rejects.toMatchObject(unavailable);
  });
});

test("a store that drops every connection is unavailable", async () => {
  store.meddle(async () => "cut");
  await expect(table.get(key("X"))).rejects.toMatchObject(unavailable);
});

test("a store that never responds is tried twice, and then unavailable", async () => {
  const waiting = Promise.withResolvers<"cut">();
  let asked = 0;
  store.meddle(() => {
    asked += 1;
    return waiting.promise;
  });
  await expect(table.get(key("X"))).rejects.toMatchObject(unavailable);
  expect(asked).toBe(2);
  waiting.resolve("cut");
});

test("an invalid request is a bug and keeps its error name", async () => {
  await expect(table.get({ pk: "", sk: "" })).rejects.toMatchObject({
    name: "ValidationException",
  });
});
