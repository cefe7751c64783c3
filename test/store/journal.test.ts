import { randomBytes } from "node:crypto";
import { sha256 } from "@advisor/adapters/sha256";
import type * as Entry from "@advisor/domain/entry";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { openTestStore, pageOfOne } from "./test-store.ts";
import { answer, begin, begun, kinds, record, spent, step, titled, user } from "./turns.ts";

const store = await openTestStore();
const { journal, time } = store;
afterAll(store.close);
afterEach(store.calm);

/** Text that does not compress. */
const noise = (bytes: number): string => randomBytes(bytes * 0.75).toString("base64");

describe("a turn", () => {
  test("is one chain from its message to its answer, and releases the lease", async () => {
    const { id, ...before } = await store.conversation();
    const writer = await begun(store, { id, ...before }, "turn_1");
    const during = await store.read(id);
    time.now += 5;
    await writer.append(step("turn_1"));
    await writer.finish(answer("turn_1"), spent);

    const entries = await record(store, id);
    expect(entries.map(({ body }) => body)).toEqual([
      user("turn_1"),
      step("turn_1"),
      answer("turn_1"),
    ]);
    const expires_at = time.now - 5 + 12_000;
    expect(during.lease).toEqual({
      turn_id: "turn_1",
      epoch: 1,
      expires_at,
      ms: 12_000,
      stop: false,
    });
    expect(await store.read(id)).toEqual({ ...during, lease: null, spent });
  });

  test("continues the chain of the previous turn", async () => {
    const { id } = await store.conversation();
    for (const turn of ["turn_1", "turn_2"]) {
      const writer = await begun(store, await store.read(id), turn);
      await writer.finish(answer(turn), spent);
    }
    expect(await kinds(store, id)).toEqual(["user", "answer", "user", "answer"]);
  });

  test("never has decreasing times, even if the clock goes back", async () => {
    const conversation = await store.conversation();
    const writer = await begun(store, conversation, "turn_1");
    time.now -= 300_000;
    await writer.append(step("turn_1"));
    await writer.finish(answer("turn_1"), spent);
    await begun(store, await store.read(conversation.id), "turn_2");

    const entries = await record(store, conversation.id);
    expect(new Set(entries.map(({ at }) => at)).size).toBe(1);
    time.now += 300_000;
  });

  test("keeps its own chain when a title comes in between", async () => {
    const { id, ...rest } = await store.conversation();
    const writer = await begun(store, { id, ...rest }, "turn_1");
    const note = (title: string) =>
      journal.appendOutsideTurn({
        conversation_id: id,
        body: titled(title),
        change: () => ({ title }),
      });
    const titles = (entries: Entry.Info[]) => entries.map(({ body }) => body);
    await note("One");
    expect(titles(await writer.append(step("turn_1")))).toEqual([titled("One")]);
    await note("Two");
    await note("Three");
    const noted = await writer.finish(answer("turn_1"), spent);
    expect(titles(noted)).toEqual([titled("Two"), titled("Three")]);

    expect(await kinds(store, id)).toEqual([
      "user",
      "titled",
      "step",
      "titled",
      "titled",
      "answer",
    ]);
    expect((await store.read(id)).title).toBe("Three");
  });

  test("can be closed by another process once, and then no longer written by its own", async () => {
    const { id, ...rest } = await store.conversation();
    const writer = await begun(store, { id, ...rest }, "turn_1");
    const conversation = await store.read(id);
    const head = (await journal.newest(id, 1))[0];
    if (head === undefined) throw new Error("no head");
    const body: Entry.Stopped = {
      kind: "stopped",
      turn_id: "turn_1",
      code: "interrupted",
      message: "It was interrupted.",
      retryable: true,
      text: "It f",
    };
    expect(await journal.closeAbandonedTurn({ conversation, head, body })).toBe(true);
    expect(await journal.closeAbandonedTurn({ conversation, head, body })).toBe(false);
    await expect(writer.append(step("turn_1"))).rejects.toMatchObject({ code: "lease_lost" });
    expect(await kinds(store, id)).toEqual(["user", "stopped"]);
  });
});

describe("long entries", () => {
  test("of 600 KB are read back whole, in their order", async () => {
    const conversation = await store.conversation();
    const { id } = conversation;
    const writer = await begun(store, conversation, "turn_1");
    const texts = [noise(600_000), noise(600_000), noise(600_000)];
    for (const text of texts.slice(0, 2)) await writer.append(step("turn_1", text));
    await writer.finish(answer("turn_1", texts[2]), spent);

    const said = (entries: Entry.Info[]) =>
      entries.map(({ body }) => sha256("text" in body ? body.text : ""));
    const whole = ["How is the fund?", ...texts].map(sha256);
    expect(said(await record(store, id))).toEqual(whole);
    expect(said(await journal.newest(id, 4))).toEqual(whole);
    expect(said(await journal.newest(id, 2))).toEqual(whole.slice(2));
    expect(said(await journal.after(id, 1, 2))).toEqual(whole.slice(1, 3));
  });

  test("of many parts can be followed by a title and by the turn's answer", async () => {
    const conversation = await store.conversation();
    const { id } = conversation;
    const writer = await begun(store, conversation, "turn_1");
    await writer.append(step("turn_1", noise(2_200_000)));
    await journal.appendOutsideTurn({
      conversation_id: id,
      body: titled("One"),
      change: () => ({ title: "One" }),
    });
    await writer.append(step("turn_1", noise(2_200_000)));
    await begin(store, conversation, "turn_2");
    await writer.finish(answer("turn_1"), spent);
    expect(await kinds(store, id)).toEqual(["user", "step", "titled", "step", "answer"]);
  });
});

describe("pages of one item", () => {
  test("hide no entry", async () => {
    const conversation = await store.conversation();
    const { id } = conversation;
    const writer = await begun(store, conversation, "turn_1");
    await writer.append(step("turn_1", noise(600_000)));
    await writer.finish(answer("turn_1"), spent);
    store.meddle(pageOfOne);

    const entries = await record(store, id);
    expect(entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(await journal.newest(id, 200)).toEqual(entries);
    expect(await journal.newest(id, 2)).toEqual(entries.slice(1));
    expect(await journal.after(id, 1, 1)).toEqual(entries.slice(1, 2));
  });
});

describe("the checkpoints of a turn", () => {
  test("are read in order, from any one on, each with the entry that opened its stream", async () => {
    const { id, ...rest } = await store.conversation();
    const first = await begun(store, { id, ...rest }, "turn_1");
    await first.checkpoint({ step: 0, at: 0, text: "Forgotten" });
    const second = await begun(store, await store.read(id), "turn_1");
    const texts = Array.from({ length: 12 }, (_, piece) => `${piece} `);
    for (const [at, text] of texts.entries()) await second.checkpoint({ step: 1, at, text });

    const read = async () => {
      const checkpoints = await journal.checkpoints(id, "turn_1", 0);
      const later = await journal.checkpoints(id, "turn_1", checkpoints.at(-3)?.number ?? 0);
      return [checkpoints, later].map((all) =>
        all.map(({ number: _, ...checkpoint }) => checkpoint),
      );
    };
    const all = [
      { opening: 1, step: 0, at: 0, text: "Forgotten" },
      ...texts.map((text, at) => ({ opening: 2, step: 1, at, text })),
    ];
    expect(await read()).toEqual([all, all.slice(-2)]);
    expect(await journal.checkpoints(id, "turn_2", 0)).toEqual([]);
    store.meddle(pageOfOne);
    expect(await read()).toEqual([all, all.slice(-2)]);
  });

  test("expire after an hour", async () => {
    const { id, ...rest } = await store.conversation();
    const writer = await begun(store, { id, ...rest }, "turn_1");
    await writer.checkpoint({ step: 0, at: 0, text: "It is" });
    time.now += 3_598_000;
    expect(await journal.checkpoints(id, "turn_1", 0)).toHaveLength(1);
    time.now += 3_000;
    expect(await journal.checkpoints(id, "turn_1", 0)).toEqual([]);
  });
});
