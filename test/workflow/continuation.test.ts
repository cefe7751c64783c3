import { durableContinuations } from "@advisor/adapters/continuation";
import { afterEach, describe, expect, test } from "vitest";
import { north, v1 } from "../api/api.fixture.ts";
import { chunksOf, textOf } from "../api/streams.ts";
import { record } from "../store/turns.ts";
import { functionName, question, withContinuations } from "./workflow.fixture.ts";

/** What an invocation waits for before the function sees it. */
let gate: Promise<unknown> | undefined;

const api = withContinuations({
  async invoke(event) {
    await gate;
    const { handler } = await import("@advisor/functions/workflow");
    const invoke = handler as (event: unknown, context: unknown) => Promise<unknown>;
    return { payload: await invoke(event, { getRemainingTimeInMillis: () => 900_000 }) };
  },
});
const { model } = api;

afterEach(() => {
  gate = undefined;
});

/** A turn that ended at its deadline, with a continuation that waits to be released. */
async function handedOn(household: string | null = null) {
  const opened = Promise.withResolvers<void>();
  gate = opened.promise;
  const id = await api.start(household);
  model.stick();
  const seen = await api.late(id);
  model.release();
  return {
    id,
    ...seen,
    async finished() {
      gate = undefined;
      opened.resolve();
      return api.durable.ended(seen.turn_id);
    },
  };
}

const stop = (id: string, app = api.app) =>
  api.call(`POST ${v1}/conversations/${id}/stop`, { app, body: {} });

const over = "over";

describe("a turn whose Lambda has no time left", () => {
  test("ends for its reader, and is finished without one", async () => {
    const plain = await api.start();
    const text = textOf(await chunksOf(await api.send(plain, question, { app: api.app })));
    const asked = model.asked();
    const turn = await handedOn();
    expect(turn.chunks.at(-1)).toMatchObject({
      type: "error",
      code: "deadline",
      errorText: expect.stringContaining("is being finished"),
      retryable: true,
    });
    expect(text.startsWith(textOf(turn.chunks))).toBe(true);
    expect(textOf(turn.chunks).length).toBeLessThan(text.length);
    expect((await api.durable.started()).at(-1)).toEqual({
      name: turn.turn_id,
      payload: {
        workflow: "turn-continuation",
        input: { conversation_id: turn.id, turn_id: turn.turn_id, advisor_id: north },
      },
    });
    expect(await api.reply(turn.id)).toMatchObject({
      metadata: { status: "error", code: "deadline" },
    });

    expect(await turn.finished()).toEqual(over);
    expect(await api.kinds(turn.id)).toEqual(["user", "step", "stopped", "resumed", "answer"]);
    // One call for the tool, one that was cut off, one more for the answer.
    expect(model.asked() - asked).toBe(3);
    expect(await api.reply(turn.id)).toEqual({
      ...(await api.reply(plain)),
      id: expect.stringContaining("_reply"),
      parts: expect.arrayContaining([{ type: "text", text, state: "done" }]),
      metadata: {
        turn_id: turn.turn_id,
        created_at: expect.any(String),
        status: "complete",
        stop_reason: "stop",
      },
    });
    await record(api.stores, turn.id);
    for (const after of [turn.last, 10_000_000]) {
      const replayed = await api.resume(turn.id, after);
      expect([textOf(replayed), replayed.at(-1)?.type]).toEqual([text, "finish"]);
    }
  });

  test("can be followed while it is finished", async () => {
    const turn = await handedOn();
    model.stick();
    const finished = turn.finished();
    await model.reached();
    expect(await api.reply(turn.id)).toMatchObject({ metadata: { status: "running" } });
    const read = await api.follow(turn.id);
    model.release();
    const chunks = await read();
    expect(chunks.at(-1)).toMatchObject({ type: "finish" });
    expect(JSON.stringify((await api.reply(turn.id)).parts)).toContain(
      JSON.stringify(textOf(chunks)),
    );
    expect(await finished).toEqual(over);
  });

  test("is finished once, however often it is requested", async () => {
    const turn = await handedOn();
    const { start } = durableContinuations(functionName);
    const again = { conversation_id: turn.id, turn_id: turn.turn_id, advisor_id: north };
    await Promise.all([start(again), start(again)]);
    expect(await turn.finished()).toEqual(over);
    await start(again);
    await start({ advisor_id: north, turn_id: turn.turn_id, conversation_id: turn.id });
    const started = await api.durable.started();
    expect(started.filter(({ name }) => name === turn.turn_id)).toHaveLength(1);
    expect(await api.kinds(turn.id)).toEqual(["user", "step", "stopped", "resumed", "answer"]);
  });
});

describe("a handed-over turn is left alone", () => {
  test("when the advisor sent another message", async () => {
    const turn = await handedOn();
    await chunksOf(await api.send(turn.id, question, { app: api.app }));
    const asked = model.asked();
    expect(await turn.finished()).toEqual(over);
    expect(model.asked()).toBe(asked);
    expect(await api.kinds(turn.id)).toEqual([
      ...["user", "step", "stopped"],
      ...["user", "step", "answer"],
    ]);
  });

  test("when the advisor stopped it before it was resumed", async () => {
    const turn = await handedOn();
    expect((await stop(turn.id)).status).toBe(202);
    const asked = model.asked();
    expect(await turn.finished()).toEqual(over);
    expect(model.asked()).toBe(asked);
    expect(await api.kinds(turn.id)).toEqual(["user", "step", "stopped", "stopped"]);
    expect(await api.reply(turn.id)).toMatchObject({
      parts: expect.arrayContaining([{ type: "text", text: textOf(turn.chunks), state: "done" }]),
      metadata: { status: "interrupted", code: "interrupted" },
    });
    await chunksOf(await api.send(turn.id, question, { app: api.app }));
    expect(await api.reply(turn.id)).toMatchObject({ metadata: { status: "complete" } });
    await record(api.stores, turn.id);
  });

  test("when the advisor stopped it while its title was written", async () => {
    const turn = await handedOn();
    const { journal } = api.stores;
    let titles = 0;
    const app = api.impatient({
      journal: {
        ...journal,
        async closeAbandonedTurn(given) {
          titles += 1;
          const body = { kind: "titled", title: `Title ${titles}`, by: "advisor" } as const;
          const conversation_id = turn.id;
          if (titles === 1)
            await journal.appendOutsideTurn({ conversation_id, body, change: () => ({}) });
          return journal.closeAbandonedTurn(given);
        },
      },
    });
    expect((await stop(turn.id, app)).status).toBe(202);
    expect(titles).toBe(2);
    expect(await turn.finished()).toEqual(over);
    expect(await api.kinds(turn.id)).toEqual(["user", "step", "stopped", "stopped"]);
  });

  test("when the advisor stops it while it is being finished", async () => {
    const turn = await handedOn();
    model.stick();
    const finished = turn.finished();
    await model.reached();
    expect((await stop(turn.id)).status).toBe(202);
    expect(await finished).toEqual(over);
    model.release();
    expect(await api.kinds(turn.id)).toEqual(["user", "step", "stopped", "resumed", "stopped"]);
    expect(await api.reply(turn.id)).toMatchObject({ metadata: { status: "interrupted" } });
  });

  test("when the conversation was deleted", async () => {
    const turn = await handedOn();
    await api.call(`DELETE ${v1}/conversations/${turn.id}`, { app: api.app });
    expect(await turn.finished()).toEqual(over);
    expect(await api.kinds(turn.id)).toEqual(["user", "step", "stopped", "deleted"]);
  });

  test("when another advisor is named", async () => {
    const turn = await handedOn();
    expect(await turn.finished()).toEqual(over);
    const { start } = durableContinuations(functionName);
    await start({ conversation_id: turn.id, turn_id: "turn_other_1", advisor_id: "adv_south" });
    expect(await api.durable.ended("turn_other_1")).toEqual(over);
    expect(await api.kinds(turn.id)).toEqual(["user", "step", "stopped", "resumed", "answer"]);
  });
});

describe("a turn whose continuation cannot be started", () => {
  test("ends in the same way, and can be resumed by its reader", async () => {
    const refused = { start: () => Promise.reject(new Error("there is no such function")) };
    const id = await api.start();
    model.stick();
    const seen = await api.late(id, api.impatient({ continuations: refused }));
    model.release();
    expect(seen.chunks.at(-1)).toMatchObject({ type: "error", code: "deadline", retryable: true });
    expect(await api.kinds(id)).toEqual(["user", "step", "stopped"]);
  });
});

test("a turn with enough time starts no continuation, however it ends", async () => {
  const before = await api.durable.started();
  const id = await api.start();
  model.stick();
  const sent = api.send(id, question, { app: api.app });
  await model.reached();
  await stop(id);
  expect((await chunksOf(await sent)).at(-1)).toMatchObject({ type: "abort" });
  model.release();
  expect(await api.durable.started()).toEqual(before);
});
