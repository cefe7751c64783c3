import * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import type { Writer } from "@advisor/domain/journal";
import { openLiveness } from "@advisor/domain/record/liveness";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { onNth, openTestStore } from "./test-store.ts";
import { answer, begin, begun, kinds, spent, step, titled, user } from "./turns.ts";

const store = await openTestStore();
const { journal, time } = store;
afterAll(store.close);
afterEach(store.calm);

const leaseLost = { kind: "conflict", code: "lease_lost" };

describe("beginning", () => {
  test("on a conversation that another turn took fails, and writes nothing", async () => {
    const read = await store.conversation();
    await begun(store, read, "turn_1");
    expect(await begin(store, read, "turn_2")).toEqual({ kind: "rival" });
    expect(await kinds(store, read.id)).toEqual(["user"]);
  });

  test("on a conversation that was renamed since must read it again", async () => {
    const read = await store.conversation();
    await rename(read.id, "New name");
    expect(await begin(store, read, "turn_1")).toEqual({ kind: "moved" });
    expect(await kinds(store, read.id)).toEqual(["titled"]);
  });

  test("with an outdated end of the record must read it again", async () => {
    const { id } = await store.conversation({ title: "Same" });
    await rename(id, "Same");
    const conversation = await store.read(id);
    const given = {
      conversation,
      head: Entry.emptyHead,
      turn_id: "turn_1",
      key: undefined,
      opening: {},
      claim: undefined,
    };
    expect(await journal.begin({ ...given, bodies: [user("turn_1")] })).toEqual({ kind: "moved" });
  });

  test("on a conversation that was deleted since stores nothing", async () => {
    const read = await store.conversation();
    await remove(read.id);
    expect(await begin(store, read, "turn_1")).toEqual({ kind: "moved" });
    expect(await begin(store, await store.read(read.id), "turn_1")).toEqual({ kind: "moved" });
    expect(await kinds(store, read.id)).toEqual(["deleted"]);
  });

  test("twenty times at once has one winner", async () => {
    const read = await store.conversation();
    const turns = Array.from({ length: 20 }, (_, index) => `turn_${index}`);
    const outcomes = await Promise.all(turns.map((turn) => begin(store, read, turn)));
    const won = outcomes.filter(({ kind }) => kind === "begun");
    expect([won.length, await kinds(store, read.id)]).toEqual([1, ["user"]]);
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(["begun", "rival"]));
  });

  test("twenty times at once with one key begins one turn", async () => {
    const read = await store.conversation();
    const key = { scope: `scope_${read.id}`, body_hash: "b" };
    const turns = Array.from({ length: 20 }, (_, index) => `turn_${index}`);
    const outcomes = await Promise.all(turns.map((turn) => begin(store, read, turn, { key })));
    const turn_id = (await store.read(read.id)).lease?.turn_id;
    for (const outcome of outcomes) {
      if (outcome.kind === "begun") expect(outcome.writer.turn_id).toBe(turn_id);
      else expect(outcome).toEqual({ kind: "known", request: { turn_id, seq: 1, body_hash: "b" } });
    }
    expect(await kinds(store, read.id)).toEqual(["user"]);
    expect(await journal.findRequest(key)).toEqual({ turn_id, seq: 1, body_hash: "b" });
  });

  test("with an expired key is a new request", async () => {
    const read = await store.conversation();
    const key = { scope: `old_${read.id}`, body_hash: "b" };
    await (await begun(store, read, "turn_1", { key })).finish(answer("turn_1"), spent);
    time.now += 48 * 3_600_000;
    expect(await journal.findRequest(key)).toBeUndefined();
    const again = await begin(store, await store.read(read.id), "turn_2", { key });
    expect(again.kind).toBe("begun");
    expect(await journal.findRequest(key)).toEqual({ turn_id: "turn_2", seq: 3, body_hash: "b" });
  });
});

describe("holding the lease", () => {
  test("is extended by renewing, which also returns a stop request", async () => {
    const conversation = await store.conversation();
    const writer = await begun(store, conversation, "turn_1");
    time.now += 10_000;
    expect(await writer.renew()).toEqual({ stop: false });
    const kept = await store.read(conversation.id);
    expect(kept.lease?.expires_at).toBe(time.now + 12_000);
    await journal.requestStop(kept);
    expect(await writer.renew()).toEqual({ stop: true });
    expect(await writer.renew()).toEqual({ stop: true });
  });

  test("a stop request for an ended turn does not stop the next one", async () => {
    const conversation = await store.conversation();
    const first = await begun(store, conversation, "turn_1");
    const seen = await store.read(conversation.id);
    await first.finish(answer("turn_1"), spent);
    const second = await begun(store, await store.read(conversation.id), "turn_2");
    await journal.requestStop(seen);
    expect(await second.renew()).toEqual({ stop: false });
  });
});

describe("a lease is over", () => {
  /** The view of a process whose wall clock is off by this much. */
  const watching = (skew: number) =>
    openLiveness(
      () => time.now,
      () => time.now + skew,
    );
  const skews = [0, 300_000, -300_000];

  test.each(skews)(
    "when it was unchanged for its whole duration, by a clock off by %i ms",
    async (skew) => {
      const { id } = await store.conversation();
      await begun(store, await store.read(id), "turn_1");
      const liveness = watching(skew);
      time.now += 60_000;
      expect(Conversation.leaseRemainingMs(await store.read(id), liveness)).toBe(12_000);
      time.now += 11_999;
      expect(Conversation.leaseRemainingMs(await store.read(id), liveness)).toBe(1);
      time.now += 1;
      expect(Conversation.isLeased(await store.read(id), liveness)).toBe(false);
    },
  );

  test.each(skews)("never while it is renewed, by a clock off by %i ms", async (skew) => {
    const { id } = await store.conversation();
    const writer = await begun(store, await store.read(id), "turn_1");
    const liveness = watching(skew);
    for (let nth = 0; nth < 30; nth += 1) {
      expect(Conversation.isLeased(await store.read(id), liveness)).toBe(true);
      time.now += 10_000;
      await writer.renew();
    }
  });

  test("never while its holder renews it, even if the holder's clock stands still or runs backwards", async () => {
    const { id } = await store.conversation();
    const writer = await begun(store, await store.read(id), "turn_1");
    let elapsed = 0;
    const liveness = openLiveness(
      () => elapsed,
      () => time.now,
    );
    for (let nth = 0; nth < 10; nth += 1) {
      expect(Conversation.isLeased(await store.read(id), liveness)).toBe(true);
      elapsed += 10_000;
      time.now -= 2_000;
      await writer.renew();
    }
  });

  test("at once when it expired so long ago that clock skew cannot explain it", async () => {
    const { id } = await store.conversation();
    await begun(store, await store.read(id), "turn_1");
    time.now += 3_600_000;
    expect(Conversation.isLeased(await store.read(id), watching(0))).toBe(false);
  });
});

test("a turn cannot start on a lease that was renewed since it was read", async () => {
  const { id } = await store.conversation();
  const writer = await begun(store, await store.read(id), "turn_1");
  const read = await store.read(id);
  time.now += 20;
  await writer.renew();
  expect(await begin(store, read, "turn_2")).toEqual({ kind: "moved" });
  const head = (await journal.newest(id, 1)).at(-1) ?? Entry.emptyHead;
  expect(
    await journal.closeAbandonedTurn({ conversation: read, head, body: stopped("turn_1") }),
  ).toBe(false);
  expect(await writer.renew()).toEqual({ stop: false });
  expect(await kinds(store, id)).toEqual(["user"]);
});

const stopped = (turn_id: string): Entry.Stopped => ({
  kind: "stopped",
  turn_id,
  code: "interrupted",
  message: "The answer was interrupted.",
  retryable: true,
  text: "",
});

describe("a turn that was taken over while its process slept", () => {
  const writes: [string, (zombie: Writer) => Promise<unknown>][] = [
    ["append", (zombie) => zombie.append(step("turn_1"))],
    ["finish", (zombie) => zombie.finish(answer("turn_1"), spent)],
    ["renew", (zombie) => zombie.renew()],
  ];

  test.each(writes)("cannot %s", async (_, write) => {
    const conversation = await store.conversation();
    const { id } = conversation;
    const zombie = await begun(store, conversation, "turn_1");
    time.now += 12_001;
    const heir = await begun(store, await store.read(id), "turn_2");
    await expect(write(zombie)).rejects.toMatchObject(leaseLost);
    expect(await heir.renew()).toEqual({ stop: false });
    await heir.finish(answer("turn_2"), spent);
    await expect(write(zombie)).rejects.toMatchObject(leaseLost);
    expect(await kinds(store, id)).toEqual(["user", "user", "answer"]);
  });

  test.each([1, 2])("cannot append if it is taken over during read %i", async (nth) => {
    const conversation = await store.conversation();
    const { id } = conversation;
    const zombie = await begun(store, conversation, "turn_1");
    await rename(id, "Taken place");
    const taken = onNth(["GetItem", "Query"], nth, async (_, forward) => {
      const answered = await forward();
      store.calm();
      await begun(store, await store.read(id), "turn_2");
      return answered;
    });
    store.meddle(taken);
    await expect(zombie.append(step("turn_1"))).rejects.toMatchObject(leaseLost);
    expect(await kinds(store, id)).toEqual(["user", "titled", "user"]);
  });
});

const rename = (conversation_id: string, title: string) =>
  journal.appendOutsideTurn({ conversation_id, body: titled(title), change: () => ({ title }) });

const remove = (conversation_id: string) =>
  journal.appendOutsideTurn({
    conversation_id,
    body: { kind: "deleted" },
    change: () => ({ deleted: true }),
  });
