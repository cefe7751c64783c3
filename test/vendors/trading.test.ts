import { createApp } from "@advisor/functions/api/app";
import { openRuntime } from "@advisor/functions/runtime";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type App, v1, withApi } from "../api/api.fixture.ts";
import { delta, end, says, usage } from "./openai.ts";
import { type Answer, startVendor, type Vendor } from "./server.ts";

const api = withApi();
let vendor: Vendor;
let app: App;
beforeAll(async () => {
  vendor = await startVendor({ answers: [] });
  vi.stubEnv("MODEL_PROVIDER", "openai");
  vi.stubEnv("MODEL_ID", "gpt-5.2");
  vi.stubEnv("OPENAI_BASE_URL", vendor.url);
  app = createApp(openRuntime());
  vi.unstubAllEnvs();
});
afterAll(() => vendor.close());

type Item = Record<string, unknown>;

/** The trading door's stream for a question with this model response. */
async function items(answer: Answer): Promise<Item[]> {
  vendor.play({ answers: [answer] });
  const response = await api.call("POST /api/chat/stream", { app, body: { message: "Hello" } });
  return itemsOf(await response.text());
}

const itemsOf = (text: string): Item[] =>
  text
    .split("\n\n")
    .flatMap((event) => /^id: \d+\ndata: (.*)$/s.exec(event)?.[1] ?? [])
    .map((data) => JSON.parse(data) as Item);

test("a trading answer with an unsupported figure is marked", async () => {
  const last = (await items(says("NIFTY stands at ₹24,999."))).at(-1);
  expect(last).toMatchObject({ done: true, grounding: { valid: false } });
});

test("a trading answer is traced by its turn id, and stopped by its conversation id", async () => {
  const [first] = await items(says("Hello."));
  const trace = await api.json(`GET /api/v1/traces/${first?.turn_id}`, { app });
  expect(trace.body).toMatchObject({ kind: "turn", door: "trading", status: "answered" });
  const stop = `POST ${v1}/conversations/${first?.conversation_id}/stop`;
  const stopped = await api.call(stop, { app, body: {} });
  expect([202, 409]).toContain(stopped.status);
});

test("a trading answer that is cut off says so, and reasoning is separate", async () => {
  const all = await items({
    chunks: [delta({ reasoning: "Hm." }), delta({ content: "NIFTY is" }), end("length"), usage],
  });
  expect(all).toContainEqual({ type: "reasoning", content: "Hm.", done: false });
  expect(all.at(-1)).toMatchObject({
    response: "NIFTY is",
    stop_reason: "length",
    ended: "Cut off at the length limit.",
  });
});
