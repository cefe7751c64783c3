import { eventFrame, type Frame } from "@advisor/local/bedrock/frame";
import { type ResponseScript, streamResponse } from "@advisor/local/bedrock/outcome";
import { describe, expect, test } from "vitest";
import { v1, withApi } from "./api.fixture.ts";
import { type Chunk, chunksOf, linesOf, reading, textOf } from "./streams.ts";

const isOf = (kind: string) => (frame: Frame) => JSON.stringify(frame).includes(kind);

/** A model that calls what the offline model calls, and then writes these deltas. */
const writing =
  (texts: (request: string) => Iterable<string> | AsyncIterable<string>): ResponseScript =>
  (good, request) => {
    async function* frames() {
      yield* good.slice(0, good.findIndex(isOf("contentBlockDelta")));
      for await (const text of texts(JSON.stringify(request))) {
        yield eventFrame("contentBlockDelta", { contentBlockIndex: 0, delta: { text } });
      }
      yield* good.slice(good.findLastIndex(isOf("contentBlockDelta")) + 1);
    }
    return streamResponse(good.some(isOf("toolUse")) ? good : frames());
  };

const cited = "[tool:compare_to_ips:v1]";
const read = Promise.withResolvers<void>();

async function* cut() {
  yield "Fixed income is {{r1.fixed_in";
  await read.promise;
  yield `come.drift_pp}} from its target as of {{r1.as_of}} ${cited}.`;
}
const wrong = `US equity is at {{r1.us_equity.weight}} today ${cited}.`;
const right = `US equity is at {{r1.us_equity.weight_pct}} ${cited}.`;

const api = withApi({
  cut: writing(cut),
  mended: writing((request) => [request.includes("names no figure") ? right : wrong]),
  wrong: writing(() => [wrong]),
});

interface Kept {
  items: { role: string; parts: { type: string; text?: string }[] }[];
}

/** The text of the conversation's first answer as it is kept. */
async function storedText(id: string): Promise<string> {
  const { body } = await api.json<Kept>(`GET ${v1}/conversations/${id}/messages`);
  const parts = body.items.find(({ role }) => role === "assistant")?.parts ?? [];
  return parts.map(({ type, text }) => (type === "text" ? text : "")).join("");
}

const groundingOf = (chunks: readonly Chunk[]): unknown =>
  chunks.find(({ type }) => type === "data-grounding")?.data;

async function asking(model: string) {
  const app = api.open(model);
  const id = await api.start("hh_d1");
  const headers = { "idempotency-key": `references-${model}` };
  const question = "Is the Smith family outside their IPS bands?";
  return { app, id, ask: () => api.send(id, question, { app, headers }) };
}

describe("an answer whose reference is cut over two deltas", () => {
  const shown = `Fixed income is -6.20 points from its target as of Nov 20, 2026 ${cited}.`;

  test("arrives, is replayed, kept and sent to the model later with the figures", async () => {
    const { app, id, ask } = await asking("cut");
    const stream = reading(await ask());
    expect(await stream.until("Fixed income is ")).not.toContain("{{");
    read.resolve();
    const events = await stream.rest();
    expect(events).not.toContain("{{");
    const replayed = await chunksOf(await ask());
    expect(textOf(replayed)).toBe(shown);
    expect(groundingOf(replayed)).toMatchObject({ valid: true, unmatched: [] });
    expect(await storedText(id)).toBe(shown);

    const record = `GET ${v1}/conversations/${id}/audit`;
    expect((await api.json(`${record}?verify=1`)).body.valid).toBe(true);
    const kept = await (await api.call(record)).text();
    expect(kept).toContain(shown);
    expect(kept).not.toContain("{{r1");

    const from = api.cloud.asked.length;
    const body = { conversation_id: id, message: "And the cash?" };
    await linesOf(await api.call(`POST ${v1}/chat/stream`, { app, body }));
    const next = JSON.stringify(api.cloud.asked[from]?.messages);
    expect(next).toContain(shown);
    expect(next).toContain('"ref":"r1"');
  });
});

test("a reference that names no figure is asked for again, and the advisor reads the second version", async () => {
  const { id, ask } = await asking("mended");
  const chunks = await chunksOf(await ask());
  const whole = `US equity is at 53.20% ${cited}.`;
  expect([textOf(chunks), await storedText(id)]).toEqual([whole, whole]);
  expect(groundingOf(chunks)).toMatchObject({ valid: true, retried: ["r1.us_equity.weight"] });
  expect(JSON.stringify(api.cloud.asked.at(-1)?.messages)).toContain(
    "{{r1.us_equity.weight}} names no figure: us_equity has no weight, but it has weight_pct",
  );
});

test("a reference that names no figure twice is marked", async () => {
  const { id, ask } = await asking("wrong");
  const chunks = await chunksOf(await ask());
  const marked = `US equity is at [no such figure] today ${cited}.`;
  expect([textOf(chunks), await storedText(id)]).toEqual([marked, marked]);
  expect(groundingOf(chunks)).toMatchObject({ valid: false, unmatched: ["[no such figure]"] });
});
