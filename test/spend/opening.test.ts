import { Fault } from "@advisor/domain/fault";
import type { SlotRefusal } from "@advisor/domain/spend";
import { afterAll, afterEach, expect, test } from "vitest";
import { refusal, straight } from "../store/proxy.ts";
import { begin, kinds } from "../store/turns.ts";
import { advisor, given, limits, openSpendStore, spent } from "./spend.fixture.ts";

const store = await openSpendStore();
const { spends, take } = store;
afterAll(store.close);
afterEach(store.calm);

const running = async (who: string) => (await spends.today(who)).running;

/** What a turn of the advisor claims of the day as it is now. */
async function claimOf(advisor_id: string, some = limits) {
  const look = await spends.checkSlot(advisor_id, some);
  if (look.kind !== "free") throw new Error("there is a slot");
  const full = ({ kind }: SlotRefusal) => new Fault("limit", kind, "There is no slot.");
  return { advisor_id, limits: some, wanted_micro_usd: 0, day: look.day, refusal: full };
}

test("a turn takes its slot when it starts, and releases it", async () => {
  const who = advisor();
  const opened = await begin(store, await store.conversation(), "turn_1", {
    claim: await claimOf(who),
  });
  expect(await running(who)).toBe(1);
  if (opened.kind !== "begun") throw new Error("nobody else asks");
  await opened.slot?.account.close(spent(5));
  expect(await spends.today(who)).toMatchObject({ running: 0, turns: 1, spent: spent(5) });
});

test("a turn that loses a race takes no slot", async () => {
  const who = advisor();
  const read = await store.conversation();
  await begin(store, read, "turn_1");
  const claim = await claimOf(who);
  expect(await begin(store, read, "turn_2", { claim })).toEqual({ kind: "rival" });
  expect(await spends.today(who)).toMatchObject({ running: 0, turns: 0 });
});

test("a repeated request is found and takes no slot, even if none is free", async () => {
  const who = advisor();
  const one = { ...limits, turns_at_once: 1 };
  const key = { scope: `${who}#chat#1`, body_hash: "b" };
  const read = await store.conversation();
  const claim = await claimOf(who, one);
  await begin(store, read, "turn_1", { key, claim });
  expect(await begin(store, read, "turn_1", { key, claim })).toMatchObject({ kind: "known" });
  expect(await spends.today(who)).toMatchObject({ running: 1, turns: 1 });
});

test("a turn whose slot was taken meanwhile takes the next one", async () => {
  const who = advisor();
  const claim = await claimOf(who);
  await take(given(who));
  await take(given(who));
  const opened = await begin(store, await store.conversation(), "turn_1", { claim });
  expect(opened.kind).toBe("begun");
  expect(await running(who)).toBe(3);
});

test("a turn without a free slot is refused, and nothing is stored", async () => {
  const who = advisor();
  const one = { ...limits, turns_at_once: 1 };
  const claim = await claimOf(who, one);
  await take(given(who, one));
  const { id, ...rest } = await store.conversation();
  const opening = begin(store, { id, ...rest }, "turn_1", { claim });
  await expect(opening).rejects.toMatchObject({ kind: "limit", code: "busy" });
  expect(await kinds(store, id)).toEqual([]);
  expect(await store.read(id)).toMatchObject({ epoch: 0, lease: null });
});

test("a start whose response is lost releases its slot", async () => {
  const who = advisor();
  const claim = await claimOf(who);
  store.meddle(async (call, forward) => {
    if (call.operation !== "TransactWriteItems") return straight(call, forward);
    await forward();
    return refusal("ServiceUnavailable");
  });
  const opening = begin(store, await store.conversation(), "turn_1", { claim });
  await expect(opening).rejects.toMatchObject({ code: "storage_unavailable" });
  expect(await spends.today(who)).toMatchObject({ running: 0, turns: 1 });
});
