import { sha256 } from "@advisor/adapters/sha256";
import { copilotDoor } from "@advisor/agent/door";
import { expect, test } from "vitest";
import { south, v1, withApi } from "../api/api.fixture.ts";
import { holding } from "../api/held.ts";
import { answered, newest } from "./turns.fixture.ts";

const model = holding();
const api = withApi({ held: model.script });

const trace = (id: string, as?: string) =>
  api.json(`GET /api/v1/traces/${id}`, as === undefined ? {} : { as });

test("a turn's trace explains its answer without an additional write", async () => {
  const ids = await answered(api, await api.start("hh_d1"), "What do they own?");
  const writes = api.writes();
  const { status, body } = await trace(ids.turn);
  expect(api.writes()).toBe(writes);
  expect({ status, ...body }).toMatchObject({
    status: "answered",
    trace_id: ids.turn,
    kind: "turn",
    conversation_id: ids.conversation,
    household_id: "hh_d1",
    door: "copilot",
    user_message_id: ids.question,
    message_id: ids.reply,
    utterance: "What do they own?",
    model: "offline",
    system_hash: sha256(copilotDoor.system),
    stop_reason: "stop",
    fault: null,
    grounding: { valid: true },
    attempts: 1,
    approvals: [],
  });
  const [looked, wrote] = body.steps as { calls: Record<string, unknown>[] }[];
  expect(looked?.calls).toEqual([
    {
      call_id: expect.stringMatching(/^call_/),
      tool: "query_portfolio",
      arguments: expect.any(Object),
      status: "success",
      code: null,
      source_id: "tool:query_portfolio:v1",
      provider: expect.any(String),
      as_of: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      delay: "eod",
      simulated: true,
      ms: expect.any(Number),
      approval_id: null,
    },
  ]);
  expect(wrote).toMatchObject({ step: 1, calls: [], text_characters: body.answer_characters });
  expect(body.latency_ms).toEqual({
    first_token: expect.any(Number),
    model: expect.any(Number),
    tools: expect.any(Number),
    approvals: 0,
    total: expect.any(Number),
  });
  expect(body.tokens).toEqual({
    input_tokens: expect.any(Number),
    output_tokens: expect.any(Number),
    cache_read_tokens: expect.any(Number),
    cache_write_tokens: expect.any(Number),
  });
});

test("a turn that failed is traced with its fault", async () => {
  const conversation = await api.start();
  const ids = await answered(api, conversation, "Hello", { app: api.open("fault.access-denied") });
  expect((await trace(ids.turn)).body).toMatchObject({
    status: "stopped",
    fault: { code: "model_misconfigured", retryable: false },
    steps: [],
    grounding: null,
  });
});

test("the trace of a running turn shows what is recorded so far", async () => {
  const conversation = await api.start();
  const stream = await api.send(conversation, "Hello", { app: api.open("held") });
  const { turn } = await newest(api, conversation);
  const before = await trace(turn);
  await model.release();
  await stream.text();
  expect(before.body).toMatchObject({ status: "running", ended_at: null, model: "held" });
  expect((await trace(turn)).body).toMatchObject({ status: "answered" });
});

test("the second turn of a conversation is traced by itself", async () => {
  const conversation = await api.start();
  const first = await answered(api, conversation, "Hello");
  const second = await answered(api, conversation, "Hello again");
  const both = [await trace(first.turn), await trace(second.turn)];
  expect(both.map(({ body }) => body.utterance)).toEqual(["Hello", "Hello again"]);
});

test("an answer's trace is unchanged by later answers", async () => {
  const question = { message: "account value", household_id: "hh_d1" };
  const { body } = await api.json("POST /api/chat", { body: question });
  expect((await trace(String(body.trace_id))).body).toMatchObject({
    kind: "answer",
    trace_id: body.trace_id,
    utterance: "account value",
  });
});

test("a turn that is not the advisor's own is not found", async () => {
  const { conversation, turn, reply } = await answered(api, await api.start(), "Hello");
  const beside = turn.replace(/_(\d+)$/, (_, seq) => `_${Number(seq) + 1}`);
  const shapes = [reply, "turn_", "turn_1", "turn_x_1", turn.replace(/_(\d+)$/, "_0$1"), beside];
  for (const id of shapes) expect(await trace(id)).toMatchObject({ status: 404 });
  expect(await trace(turn, south)).toMatchObject({ status: 404, body: { code: "not_found" } });
  expect(await trace(turn)).toMatchObject({ status: 200 });
  await api.call(`DELETE ${v1}/conversations/${conversation}`);
  expect(await trace(turn)).toMatchObject({ status: 404, body: { code: "not_found" } });
});
