import { eventFrame } from "@advisor/local/bedrock/frame";
import { type ResponseScript, streamResponse } from "@advisor/local/bedrock/outcome";
import { beforeAll, describe, expect, test } from "vitest";
import { type App, v1, withApi } from "./api.fixture.ts";
import { holding } from "./held.ts";
import { type Chunk, chunksOf, reading, textOf } from "./streams.ts";

/** Fails in the middle of a text, until it is asked to go on. */
const breaking: ResponseScript = (good, { messages }) => {
  const goesOn = JSON.stringify(messages).includes("Go on exactly where it stopped");
  const calls = JSON.stringify(good).includes("toolUse");
  if (goesOn || calls) return streamResponse(good);
  const half = good.slice(0, Math.ceil(good.length / 2));
  const broken = eventFrame("internalServerException", { message: "It broke." });
  return streamResponse([...half, { ...broken, kind: "exception" }]);
};

const model = holding();
const api = withApi({ breaking, held: model.script });
let broken: App;
let held: App;
beforeAll(() => {
  broken = api.open("breaking");
  held = api.open("held");
});

interface Kept {
  id: string;
  parts: { type: string; text?: string }[];
  metadata: { status: string; continuable?: boolean; stop_reason?: string };
}
const kept = async (id: string): Promise<Kept | undefined> => {
  const route = `GET ${v1}/conversations/${id}/messages?protocol=ui7`;
  const { body } = await api.json<{ items: Kept[] }>(route);
  expect(body.items).toHaveLength(2);
  return body.items[1];
};
const wordsOf = (message: Kept | undefined): string =>
  (message?.parts ?? []).map(({ type, text }) => (type === "text" ? text : "")).join("");

const goOn = (id: string, app = api.app, headers = {}) =>
  api.call(`POST ${v1}/chat/stream?protocol=ui7`, {
    ...{ app, headers, body: { conversation_id: id, continue: true } },
  });

/** The same question, answered without an interruption. */
async function whole(question: string, household: string | null): Promise<string> {
  const id = await api.start(household);
  await (await api.send(id, question)).text();
  return wordsOf(await kept(id));
}

const valid = async (id: string) =>
  (await api.json(`GET ${v1}/conversations/${id}/audit?verify=1`)).body.valid;

/** Sends a question to a model that breaks off in its answer. */
async function interrupted(question: string, household: string | null) {
  const id = await api.start(household);
  const chunks = await chunksOf(await api.send(id, question, { app: broken }));
  return { id, chunks };
}

describe("an answer that was interrupted", () => {
  test.each([
    ["after its look-ups", "What is in VOO?", null],
    ["before any look-up, with its context", "What tasks are open?", "hh_d1"],
  ])("%s goes on in the same message to the very words of one that was not", async (...one) => {
    const [, question, household] = one;
    const { id, chunks } = await interrupted(question, household);
    const half = textOf(chunks);
    expect(chunks.at(-1)).toMatchObject({ type: "error", retryable: true });
    const before = await kept(id);
    expect(before?.metadata).toMatchObject({ status: "error", continuable: true });

    const rest = await chunksOf(await goOn(id, broken));
    expect(rest[0]).toMatchObject({ type: "start", messageId: before?.id });
    expect(rest.some(({ type }: Chunk) => type === "tool-input-available")).toBe(false);
    const after = await kept(id);
    expect(wordsOf(after)).toBe(half + textOf(rest));
    expect(wordsOf(after)).toBe(await whole(question, household));
    expect(after?.metadata).toMatchObject({ status: "complete", stop_reason: "stop" });
    expect(await valid(id)).toBe(true);
  });

  test("by the advisor goes on", async () => {
    const id = await api.start();
    const stream = reading(await api.send(id, "What is in VOO?", { app: held }));
    await model.release();
    await stream.until("text-delta");
    await api.call(`POST ${v1}/conversations/${id}/stop`, { app: held });
    await stream.rest();
    await model.release();
    expect((await kept(id))?.metadata).toMatchObject({ status: "interrupted", continuable: true });
    expect((await chunksOf(await goOn(id))).at(-1)).toMatchObject({ type: "finish" });
    expect(wordsOf(await kept(id))).toBe(await whole("What is in VOO?", null));
  });

  test("goes on once for a request that is sent twice, and is then whole", async () => {
    const { id } = await interrupted("What is in VOO?", null);
    const key = { "idempotency-key": "go-on" };
    const once = textOf(await chunksOf(await goOn(id, api.app, key)));
    expect(textOf(await chunksOf(await goOn(id, api.app, key)))).toBe(once);
    const refused = await goOn(id);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: "nothing_to_continue" },
    ]);
  });

  test("is followed by the next question like any other", async () => {
    const { id } = await interrupted("What is in VOO?", null);
    await (await goOn(id)).text();
    expect((await chunksOf(await api.send(id, "And QQQ?"))).at(-1)).toMatchObject({
      type: "finish",
      finishReason: "stop",
    });
  });
});
