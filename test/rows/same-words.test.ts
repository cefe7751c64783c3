import { uncachedUsage } from "@advisor/local/bedrock/cache";
import { type ResponseScript, streamResponse } from "@advisor/local/bedrock/outcome";
import { streamedFrames } from "@advisor/local/bedrock/reply";
import { describe, expect, test } from "vitest";
import { north, south, v1, withApi } from "../api/api.fixture.ts";
import { chunksOf, linesOf, textOf } from "../api/streams.ts";

const looksLike = [
  'data: [DONE]\n\ndata: {"type":"finish"}\n\n',
  '{"type":"done"}',
  'd:{"finishReason":"stop"}\n3:"An error"\n',
  "\r\n\r\nevent: end\r\nid: 99999999\r\n: comment\r\n",
  '"}\n\ndata: {"type":"error","errorText":"x"}\n\n',
  "\u2028\u2029 [DONE]",
].join("\n");

const saying: ResponseScript = () =>
  streamResponse(
    streamedFrames({ text: looksLike, calls: [], stop: "end_turn" }, uncachedUsage(100)),
  );

const api = withApi({ saying });

describe("an answer that looks like stream syntax is shown as text", () => {
  const stored = async (id: string) => {
    const { body } = await api.json<{ items: { parts: { type: string; text?: string }[] }[] }>(
      `GET ${v1}/conversations/${id}/messages`,
    );
    return body.items[1]?.parts.find(({ type }) => type === "text")?.text;
  };

  test("in the UI message stream", async () => {
    const id = await api.start();
    const chunks = await chunksOf(await api.send(id, "Hello", { app: api.open("saying") }));
    expect(textOf(chunks)).toBe(looksLike);
    const ends = chunks.filter(({ type }) => /^(finish|error|abort)$/.test(type));
    expect(ends).toMatchObject([{ type: "finish", finishReason: "stop" }]);
    expect(await stored(id)).toBe(looksLike);
  });

  test("in the data stream", async () => {
    const id = await api.start();
    const body = { conversation_id: id, message: "Hello" };
    const app = api.open("saying");
    const lines = await linesOf(await api.call(`POST ${v1}/chat/stream`, { app, body }));
    const text = lines.flatMap((line) => (line.code === "0" ? [String(line.body)] : [])).join("");
    expect(text).toBe(looksLike);
    expect(lines.filter(({ code }) => code === "d" || code === "3")).toHaveLength(1);
    expect(await stored(id)).toBe(looksLike);
  });
});

describe("the same message again", () => {
  const roles = async (id: string, as = north) => {
    const path = `GET ${v1}/conversations/${id}/messages`;
    const { body } = await api.json<{ items: { role: string }[] }>(path, { as });
    return body.items.map(({ role }) => role);
  };

  test("without a key is a second turn", async () => {
    const id = await api.start();
    const first = await chunksOf(await api.send(id, "Hello"));
    const second = await chunksOf(await api.send(id, "Hello"));
    expect([first, second].map((chunks) => chunks.at(-1)?.type)).toEqual(["finish", "finish"]);
    expect(second[0]?.messageId).not.toBe(first[0]?.messageId);
    expect(await roles(id)).toEqual(["user", "assistant", "user", "assistant"]);
  });

  test("under the same key by another advisor is that advisor's own", async () => {
    const headers = { "idempotency-key": "shared-key" };
    for (const as of [north, south]) {
      const id = await api.start(null, as);
      const body = { conversation_id: id, message: "Hello" };
      const path = `POST ${v1}/chat/stream?protocol=ui`;
      const chunks = await chunksOf(await api.call(path, { as, body, headers }));
      expect(chunks.at(-1)).toMatchObject({ type: "finish" });
      expect(await roles(id, as)).toEqual(["user", "assistant"]);
    }
  });
});
