import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { eventually } from "../eventually.ts";
import { type App, v1, withApi } from "./api.fixture.ts";
import { holding } from "./held.ts";
import { chunksOf, reading, textOf } from "./streams.ts";

const model = holding();
const api = withApi({ held: model.script });
let held: App;

beforeAll(() => {
  held = api.open("held");
});
afterEach(() => {
  vi.useRealTimers();
});

/** The offline model's reply to a message without a question. */
const hello = "Hello";

const statusOf = async (id: string): Promise<string | undefined> => {
  const { body } = await api.json<{ items: { metadata: { status: string } }[] }>(
    `GET ${v1}/conversations/${id}/messages`,
  );
  return body.items.at(-1)?.metadata.status;
};

const problem = async (response: Response) => ({
  status: response.status,
  retry_after: response.headers.get("retry-after"),
  code: ((await response.json()) as { code: string }).code,
});

describe("one conversation", () => {
  test("accepts one of two simultaneous messages and refuses the other for now", async () => {
    const id = await api.start();
    const both = await Promise.all([
      api.send(id, "Hello, one", { app: held }),
      api.send(id, "Hello, two", { app: held }),
    ]);
    const [won, lost] = both.toSorted((a, b) => a.status - b.status);
    expect(lost && (await problem(lost))).toEqual({
      status: 409,
      retry_after: "2",
      code: "turn_in_progress",
    });
    await model.release();
    expect(won && (await chunksOf(won)).at(-1)).toMatchObject({ type: "finish" });
    const { body } = await api.json<{ items: unknown[] }>(`GET ${v1}/conversations/${id}/messages`);
    expect(body.items).toHaveLength(2);
  });

  test("refuses a message while an answer is being written, and accepts it afterwards", async () => {
    const id = await api.start();
    const first = await api.send(id, hello, { app: held });
    expect(await problem(await api.send(id, "And?"))).toMatchObject({ code: "turn_in_progress" });
    expect((await api.json(`GET ${v1}/conversations/${id}`)).body.running).toBe(true);
    expect(await statusOf(id)).toBe("running");
    await model.release();
    await first.text();
    expect((await chunksOf(await api.send(id, "And?"))).at(-1)).toMatchObject({ type: "finish" });
  });
});

describe("the same message with the same Idempotency-Key", () => {
  const headers = { "idempotency-key": "message-1" };

  test("is in progress while it is being answered, and is replayed afterwards", async () => {
    const id = await api.start();
    const first = await api.send(id, hello, { app: held, headers, body: chat(id, hello) });
    expect(await problem(await api.send(id, hello, { headers }))).toEqual({
      status: 409,
      retry_after: "2",
      code: "in_progress",
    });
    await model.release();
    const received = await chunksOf(first);
    const again = await chunksOf(await api.send(id, hello, { headers }));
    expect([again[0], textOf(again), again.at(-1)]).toEqual([
      received[0],
      textOf(received),
      received.at(-1),
    ]);
    const { body } = await api.json<{ items: unknown[] }>(`GET ${v1}/conversations/${id}/messages`);
    expect(body.items).toHaveLength(2);
  });

  test("replays a turn with tool calls unchanged", async () => {
    const id = await api.start("hh_d1");
    const ask = () =>
      api.send(id, "Is the Smith family outside their IPS bands?", {
        headers: { "idempotency-key": "message-2" },
      });
    const received = await chunksOf(await ask());
    const again = await chunksOf(await ask());
    const output = received.find(({ type }) => type === "tool-output-available");
    expect(output).toBeDefined();
    expect(again).toContainEqual(output);
    expect(textOf(again)).toBe(textOf(received));
  });

  test("is refused with another message, and in another conversation", async () => {
    const id = await api.start();
    await (await api.send(id, hello, { headers: { "idempotency-key": "message-3" } })).text();
    for (const [conversation, text] of [
      [id, "Good-bye"],
      [await api.start(), hello],
    ] as const) {
      const response = await api.send(conversation, text, {
        headers: { "idempotency-key": "message-3" },
      });
      expect(await problem(response)).toEqual({
        status: 422,
        retry_after: null,
        code: "idempotency_mismatch",
      });
    }
  });
});

describe("a reader", () => {
  test("that leaves in mid-stream does not end the turn", async () => {
    const id = await api.start();
    const stream = reading(await api.send(id, hello, { app: held }));
    await stream.until("text-delta");
    await stream.leave();
    await model.release();
    await eventually(async () => expect(await statusOf(id)).toBe("complete"));
    expect((await chunksOf(await api.send(id, "And?"))).at(-1)).toMatchObject({ type: "finish" });
  });

  test("that leaves before the first byte does not end the turn", async () => {
    const id = await api.start();
    const response = await api.send(id, hello, { app: held });
    await response.body?.cancel();
    await model.release();
    await eventually(async () => expect(await statusOf(id)).toBe("complete"));
  });

  test("that is slow gets every word of a long answer, and its end", async () => {
    const id = await api.start();
    const response = await api.send(id, hello, { app: api.open("fault.long") });
    const text = await reading(response).slowly();
    expect(text.match(/word /g)).toHaveLength(120_000);
    expect(text).toMatch(/"type":"finish".*\n\ndata: \[DONE\]\n\n$/);
    expect(await statusOf(id)).toBe("complete");
  });

  test("that stalls for half a minute is dropped, and the turn continues", async () => {
    const id = await api.start();
    const app = api.open("fault.long");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await api.send(id, hello, { app });
    for (let second = 0; second < 500 && (await statusOf(id)) !== "complete"; second += 1) {
      vi.advanceTimersByTime(1_000);
    }
    expect(await statusOf(id)).toBe("complete");
  });

  test("gets a heartbeat every five seconds of silence", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    const id = await api.start();
    const stream = reading(await api.send(id, hello, { app: held }));
    expect(await stream.until("text-delta")).not.toContain(": keep-alive");
    vi.advanceTimersByTime(5_000);
    await stream.until(": keep-alive\n\n");
    vi.advanceTimersByTime(5_000);
    await model.release();
    expect((await stream.rest()).match(/^: keep-alive$/gm)).toHaveLength(2);
  });

  test("of the data stream gets an empty line instead", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    const id = await api.start();
    const stream = reading(
      await api.call(`POST ${v1}/chat/stream`, { app: held, body: chat(id, hello) }),
    );
    await stream.until('\n0:"');
    vi.advanceTimersByTime(5_000);
    await stream.until("\n\n");
    await model.release();
    expect(await stream.rest()).toMatch(/\nd:.*\n$/);
  });
});

describe("a stop", () => {
  test("ends the stream as interrupted and keeps the text so far", async () => {
    const id = await api.start();
    const stream = reading(await api.send(id, hello, { app: held }));
    await stream.until("text-delta");
    const stop = await api.json(`POST ${v1}/conversations/${id}/stop`, { app: held });
    expect(stop).toEqual({ status: 202, body: { conversation_id: id, status: "stopping" } });

    const text = await stream.rest();
    expect(text).toMatch(/\{"type":"abort","reason":"interrupted"\}\n\ndata: \[DONE\]\n\n$/);
    const said = [...text.matchAll(/"delta":("(?:[^"\\]|\\.)*")/g)].map(([, part]) =>
      JSON.parse(part ?? '""'),
    );
    expect(said.join("")).not.toBe("");
    const { body } = await api.json(`GET ${v1}/conversations/${id}/messages`);
    expect(body).toMatchObject({
      items: [
        { role: "user" },
        {
          role: "assistant",
          parts: [{ type: "step-start" }, { type: "text", text: said.join("") }],
          metadata: { status: "interrupted", code: "interrupted" },
        },
      ],
    });
    expect((await chunksOf(await api.send(id, "And?"))).at(-1)).toMatchObject({ type: "finish" });
    await model.release();
  });

  test("repeated with the same key does not stop a later turn", async () => {
    const id = await api.start();
    const stop = () =>
      api.call(`POST ${v1}/conversations/${id}/stop`, {
        app: held,
        headers: { "idempotency-key": "stop-1" },
      });
    const first = reading(await api.send(id, hello, { app: held }));
    await first.until("text-delta");
    await stop();
    await first.rest();
    await model.release();

    const second = await api.send(id, hello, { app: held });
    expect((await stop()).status).toBe(202);
    await model.release();
    expect((await chunksOf(second)).at(-1)).toMatchObject({ type: "finish" });
  });
});

const chat = (conversation_id: string, message: string) => ({ conversation_id, message });
