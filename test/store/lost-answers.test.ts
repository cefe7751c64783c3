import { newId } from "@advisor/adapters/world";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { conversation, lost, onNth, openTestStore } from "./test-store.ts";
import { answer, begun, kinds, spent, step, titled } from "./turns.ts";

const store = await openTestStore();
const { journal, requests, tasks } = store;
afterAll(store.close);
afterEach(store.calm);

const writes = ["PutItem", "UpdateItem", "TransactWriteItems"];

/** Every kind of write to the record: 9 store calls. */
async function everything(): Promise<string> {
  const { id, ...rest } = conversation();
  await store.conversations.create({ id, ...rest });
  const key = { scope: `scope_${id}`, body_hash: "b" };
  const writer = await begun(store, { id, ...rest }, "turn_1", { key });
  await writer.checkpoint({ step: 0, at: 0, text: "Let me look." });
  await writer.append(step("turn_1"));
  expect(await writer.renew()).toEqual({ stop: false });
  const change = () => ({ title: "Fund" });
  expect(
    await journal.appendOutsideTurn({ conversation_id: id, body: titled("Fund"), change }),
  ).toBe(true);
  await writer.finish(answer("turn_1"), spent);
  return id;
}

describe("a write whose response is lost has no visible effect", () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])("at write %i of a turn", async (nth) => {
    let cut = 0;
    const meddle = onNth(writes, nth, (call, forward) => {
      cut += 1;
      return lost(call, forward);
    });
    store.meddle(meddle);
    const id = await everything();

    expect(await kinds(store, id)).toEqual(["user", "step", "titled", "answer"]);
    expect(await store.read(id)).toMatchObject({ title: "Fund", epoch: 1, lease: null });
    expect(await journal.checkpoints(id, "turn_1", 0)).toMatchObject([{ text: "Let me look." }]);
    expect(cut).toBe(1);
  });

  test("when a long entry is appended", async () => {
    const fresh = await store.conversation();
    const writer = await begun(store, fresh, "turn_1");
    store.meddle(onNth(writes, 1, lost));
    const text = Array.from({ length: 40_000 }, () => newId("evt")).join(" ");
    await writer.append(step("turn_1", text));
    await writer.finish(answer("turn_1"), spent);
    expect(await kinds(store, fresh.id)).toEqual(["user", "step", "answer"]);
  });

  test("when a request is claimed", async () => {
    const key = { scope: newId("req"), body_hash: "b" };
    store.meddle(onNth(writes, 1, lost));
    expect(await requests.claim(key)).toEqual({ kind: "new" });
    expect(await requests.claim(key)).toEqual({ kind: "running" });
  });

  test("when a dead process's request is taken over", async () => {
    const key = { scope: newId("req"), body_hash: "b" };
    await requests.claim(key);
    await requests.claim(key);
    store.time.now += 60_000;
    store.meddle(onNth(["UpdateItem"], 1, lost));
    expect(await requests.claim(key)).toEqual({ kind: "new" });
    expect(await requests.claim(key)).toEqual({ kind: "running" });
  });

  test("when a task is created", async () => {
    store.meddle(onNth(writes, 1, lost));
    const task = {
      id: newId("task"),
      household_id: "hh_lost",
      title: "Call the client",
      due: null,
      priority: "normal" as const,
      assignee: "adv_north",
      related: null,
      status: "open" as const,
      created_at: "2026-11-21T10:00:00.000Z",
    };
    expect(await tasks.create(task, "key")).toEqual(task);
    expect(await tasks.list("hh_lost")).toEqual([task]);
  });
});

test("a turn whose answer is never confirmed ends with an error, and is recorded once", async () => {
  const fresh = await store.conversation();
  const writer = await begun(store, fresh, "turn_1");
  store.meddle(lost);
  await expect(writer.finish(answer("turn_1"), spent)).rejects.toMatchObject({
    kind: "busy",
    code: "storage_unavailable",
  });
  store.calm();
  expect(await kinds(store, fresh.id)).toEqual(["user", "answer"]);
});

test("a turn whose answer was stored without confirmation is over, and gets no second end", async () => {
  const fresh = await store.conversation();
  const writer = await begun(store, fresh, "turn_1");
  store.meddle(lost);
  await expect(writer.finish(answer("turn_1"), spent)).rejects.toMatchObject({
    code: "storage_unavailable",
  });
  store.calm();
  const stopped = {
    kind: "stopped",
    turn_id: "turn_1",
    code: "interrupted",
    message: "The answer was stopped.",
    retryable: true,
    text: "It",
  } as const;
  await expect(writer.finish(stopped, spent)).rejects.toMatchObject({
    code: "storage_unavailable",
  });
  expect(await kinds(store, fresh.id)).toEqual(["user", "answer"]);
  expect(await store.read(fresh.id)).toMatchObject({ lease: null, spent });
});

test("a turn whose answer is stored is over, even if its lease cannot be released", async () => {
  const fresh = await store.conversation();
  const writer = await begun(store, fresh, "turn_1");
  store.meddle(async ({ operation }, forward) => (operation === "UpdateItem" ? "cut" : forward()));
  expect(await writer.finish(answer("turn_1"), spent)).toEqual([]);
  store.calm();
  expect(await kinds(store, fresh.id)).toEqual(["user", "answer"]);
});
