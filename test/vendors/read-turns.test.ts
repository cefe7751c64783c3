import { createApp } from "@advisor/functions/api/app";
import { openRuntime } from "@advisor/functions/runtime";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type App, v1, withApi } from "../api/api.fixture.ts";
import { type Chunk, chunksOf, textOf } from "../api/streams.ts";
import { calls, delta, end, piece, says, usage } from "./openai.ts";
import { type Answer, startVendor, type Vendor } from "./server.ts";

/** Whole turns with answers that are parsed, held back or refused in special ways. */
const api = withApi();
let vendor: Vendor;
let app: App;

beforeAll(async () => {
  vendor = await startVendor({ answers: [says("Hello")] });
  vi.stubEnv("MODEL_PROVIDER", "openai");
  vi.stubEnv("MODEL_ID", "deepseek-chat");
  vi.stubEnv("MODEL_CAPABILITIES", "thinks_unopened=no");
  vi.stubEnv("OPENAI_BASE_URL", vendor.url);
  app = createApp(openRuntime());
  vi.unstubAllEnvs();
});
afterAll(() => vendor.close());

async function turn(id: string, said: object, ...answers: Answer[]): Promise<Chunk[]> {
  vendor.play({ answers });
  const body = { conversation_id: id, ...said };
  return chunksOf(await api.call(`POST ${v1}/chat/stream?protocol=ui`, { app, body }));
}

async function keptText(id: string): Promise<string> {
  type Kept = { items: { parts: { type: string; text?: string }[] }[] };
  const { body } = await api.json<Kept>(`GET ${v1}/conversations/${id}/messages`, { app });
  return (body.items[1]?.parts ?? [])
    .map(({ type, text }) => (type === "text" ? text : ""))
    .join("");
}

test("a prompt blocked by the vendor's filter ends as filtered, not as a fault", async () => {
  const message = "The prompt triggered Azure OpenAI's content management policy.";
  const chunks = await turn(
    await api.start(),
    { message: "Hello" },
    { status: 400, body: { error: { message, code: "content_filter" } } },
  );
  expect(chunks.at(-1)).toMatchObject({ type: "finish", finishReason: "content-filter" });
});

test("a call that the server left in the text is run, and is not part of the answer", async () => {
  const written = '<tool_call>{"name": "get_facts", "arguments": {"topic": "fees"}}</tool_call>';
  const chunks = await turn(await api.start(), { message: "Fees?" }, says(written), says("Fine."));
  expect(chunks).toContainEqual(
    expect.objectContaining({ type: "tool-input-available", input: { topic: "fees" } }),
  );
  expect(textOf(chunks)).toBe("Fine.");
});

test("a call that was cut off before its arguments is not run", async () => {
  const cut: Answer = { chunks: [piece("compare_to_ips", ""), end("length"), usage] };
  const chunks = await turn(await api.start("hh_d1"), { message: "Drift?" }, cut, says("Fine."));
  expect(chunks).toContainEqual(expect.objectContaining({ type: "tool-output-error" }));
});

test("text with an unsupported figure is rewritten before it is shown, in the stream and the record", async () => {
  const id = await api.start();
  const look = calls(piece("get_ticker_info", { symbol: "AAPL" }));
  const pieces = ["Apple trades at ", "$9,999,999.00 today."].map((content) => delta({ content }));
  const wrong: Answer = { chunks: [...pieces, end(), usage] };
  const question = { message: "What is AAPL trading at?" };
  const chunks = await turn(id, question, look, wrong, says("the price above."));
  expect(textOf(chunks)).toBe("Apple trades at the price above.");
  expect(chunks.filter(({ type }) => type === "text-start")).toHaveLength(1);
  expect(await keptText(id)).toBe("Apple trades at the price above.");
  expect(chunks).toContainEqual(
    expect.objectContaining({
      type: "data-grounding",
      data: expect.objectContaining({ valid: true, retried: ["$9,999,999.00"] }),
    }),
  );
  expect(vendor.received).toHaveLength(3);
  expect(JSON.stringify(vendor.received[2]?.body)).toContain("$9,999,999.00");
});
