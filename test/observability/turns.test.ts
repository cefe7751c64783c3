import { call, ends, fails, say, scripted } from "@advisor/agent/model/scripted";
import { Fault } from "@advisor/domain/fault";
import { openStores } from "@advisor/functions/runtime";
import { expect, test } from "vitest";
import { v1 } from "../api/api.fixture.ts";
import { chunksOf } from "../api/streams.ts";
import { eventually } from "../eventually.ts";
import { withSinks } from "./observed.fixture.ts";

const api = withSinks();
const prices = { scripted: { input_usd: "2", output_usd: "10" } };
const spending = {
  prices,
  limits: {
    turn_micro_usd: null,
    conversation_micro_usd: null,
    day_micro_usd: null,
    turns_at_once: 3,
    turns_per_minute: 1_200,
  },
};
const aRequest = expect.stringMatching(/^req_\w{26}$/);
const some = expect.any(Number);

/** Makes two calls, one of which fails, and answers. */
const looksUp = () =>
  scripted([
    [
      call("get_household_holdings", {}),
      call("no_such_tool", {}),
      ends("tools", { input_tokens: 1_000, output_tokens: 20 }),
    ],
    [say("All is "), say("well."), ends("stop", { input_tokens: 1_500, output_tokens: 30 })],
  ]);

async function turn(model = looksUp(), headers: Record<string, string> = {}) {
  const conversation = await api.start("hh_d1");
  const app = api.open("offline", { model, spending, bus: { publish: async () => undefined } });
  const response = await api.send(conversation, "How are they?", { app, headers });
  const chunks = await chunksOf(response);
  const [line] = api.lines("turn");
  return { conversation, response, chunks, line, turn: line?.turn_id };
}

async function spansOf(conversation: string, count: number) {
  const spans = () => api.collector.spans(conversation);
  await eventually(() => expect(spans()).toHaveLength(count));
  return spans();
}

test("a turn is logged as one line: ids, codes, counts and times", async () => {
  const trace = "1-67891233-abcdef012345678912345678";
  const headers = { "x-amzn-trace-id": `Self=x;Root=${trace};Sampled=1` };
  const { conversation, response, line } = await turn(looksUp(), headers);
  expect(line).toEqual({
    level: "INFO",
    message: "turn",
    request_id: response.headers.get("x-request-id"),
    xray_trace_id: trace,
    conversation_id: conversation,
    turn_id: expect.stringMatching(/^turn_/),
    advisor_id: "adv_north",
    door: "copilot",
    model: "scripted",
    end: "finish",
    reason: "stop",
    steps: 2,
    tool_calls: 2,
    tools: { get_household_holdings: 1, unknown: 1 },
    tool_errors: { unknown_tool: 1 },
    first_token_ms: some,
    total_ms: some,
    input_tokens: 2_500,
    output_tokens: 50,
    cost_usd: 0.0055,
    grounding_valid: true,
    citations: 0,
  });
  expect(Number(line?.first_token_ms)).toBeLessThanOrEqual(Number(line?.total_ms));
});

test("its metrics have few names and are aggregated", async () => {
  const { conversation, turn: turn_id } = await turn();
  const ids = { request_id: aRequest, conversation_id: conversation, turn_id };
  const service = "advisor-copilot";
  await eventually(() => expect(api.figures()).toHaveLength(3));
  const [whole, ...tools] = api.figures();
  expect(whole).toEqual({
    _aws: {
      Timestamp: some,
      CloudWatchMetrics: [
        {
          Namespace: "AdvisorCopilot",
          Dimensions: [["service", "door", "model"], ["service"]],
          Metrics: [
            { Name: "Turns", Unit: "Count" },
            { Name: "TurnErrors", Unit: "Count" },
            { Name: "TurnFirstTokenMs", Unit: "Milliseconds" },
            { Name: "TurnMs", Unit: "Milliseconds" },
            { Name: "InputTokens", Unit: "Count" },
            { Name: "OutputTokens", Unit: "Count" },
            { Name: "CostUsd", Unit: "None" },
            { Name: "GroundingInvalid", Unit: "Count" },
          ],
        },
      ],
    },
    ...{ ...ids, service, door: "copilot", model: "scripted" },
    ...{ Turns: 1, TurnErrors: 0, TurnFirstTokenMs: some, TurnMs: some },
    ...{ InputTokens: 2_500, OutputTokens: 50, CostUsd: 0.0055, GroundingInvalid: 0 },
  });
  expect(tools.map(({ _aws, ...own }) => own)).toEqual([
    { ...ids, service, tool: "get_household_holdings", ToolCalls: 1, ToolErrors: 0, ToolMs: some },
    { ...ids, service, tool: "unknown", ToolCalls: 1, ToolErrors: 1, ToolMs: some },
  ]);
});

test("its spans follow the agent conventions, with model calls and tools as children", async () => {
  const { conversation, turn: turn_id } = await turn();
  const spans = await spansOf(conversation, 5);
  const root = spans.find(({ parent }) => parent === undefined);
  const common = {
    "gen_ai.provider.name": "aws.bedrock",
    "gen_ai.conversation.id": conversation,
  };
  expect(spans.filter((span) => span !== root).map(({ parent }) => parent)).toEqual(
    Array.from({ length: 4 }, () => root?.id),
  );
  const shown = spans.map(({ name, kind, status, attributes }) => ({
    name,
    kind,
    status,
    ...attributes,
  }));
  const chat = {
    name: "chat scripted",
    kind: 3,
    status: 0,
    ...common,
    "gen_ai.operation.name": "chat",
    "gen_ai.request.model": "scripted",
    "gen_ai.request.stream": true,
    "gen_ai.response.time_to_first_chunk": some,
  };
  const tool = {
    kind: 1,
    ...common,
    "gen_ai.operation.name": "execute_tool",
    "gen_ai.tool.type": "function",
    "gen_ai.tool.call.id": expect.stringMatching(/^call_/),
  };
  expect(shown).toEqual([
    {
      ...chat,
      "gen_ai.usage.input_tokens": 1_000,
      "gen_ai.usage.output_tokens": 20,
      "gen_ai.response.finish_reasons": ["tools"],
    },
    {
      ...chat,
      "gen_ai.usage.input_tokens": 1_500,
      "gen_ai.usage.output_tokens": 30,
      "gen_ai.response.finish_reasons": ["stop"],
    },
    {
      ...tool,
      name: "execute_tool get_household_holdings",
      status: 0,
      "gen_ai.tool.name": "get_household_holdings",
    },
    {
      ...tool,
      name: "execute_tool unknown",
      status: 2,
      "gen_ai.tool.name": "unknown",
      "error.type": "unknown_tool",
    },
    {
      name: "invoke_agent copilot",
      kind: 1,
      status: 0,
      ...common,
      "gen_ai.operation.name": "invoke_agent",
      "gen_ai.agent.name": "copilot",
      "gen_ai.agent.version": expect.stringMatching(/^\d+\.\d+\.\d+$/),
      "gen_ai.request.model": "scripted",
      "gen_ai.usage.input_tokens": 2_500,
      "gen_ai.usage.output_tokens": 50,
      "advisor_copilot.request_id": aRequest,
      "advisor_copilot.turn_id": turn_id,
    },
  ]);
});

test("a failed turn is logged with its code and what it used", async () => {
  const refused = new Fault("upstream", "model_misconfigured", "The model is not there.");
  const model = scripted([call("get_household_holdings", {}), fails(refused)]);
  const { line, conversation } = await turn(model);
  expect(line).toMatchObject({
    end: "error",
    code: "model_misconfigured",
    steps: 2,
    tool_errors: {},
    input_tokens: 100,
    output_tokens: 10,
  });
  expect(line).not.toHaveProperty("first_token_ms");
  await eventually(() => expect(api.figures()[0]).toMatchObject({ Turns: 1, TurnErrors: 1 }));
  expect(api.figures()[0]).toMatchObject({ code: "model_misconfigured" });
  const failed = (await spansOf(conversation, 4)).filter(({ status }) => status === 2);
  expect(failed.map(({ name, attributes }) => [name, attributes["error.type"]])).toEqual([
    ["chat scripted", "model_misconfigured"],
    ["invoke_agent copilot", "model_misconfigured"],
  ]);
});

test("a turn that waits for approval is counted once, when it ends", async () => {
  const write = [call("create_task", { title: "Call them" })];
  const { chunks, conversation, line } = await turn(scripted([write]));
  expect(line).toMatchObject({ end: "waiting", tool_calls: 0, steps: 1, input_tokens: 100 });
  const asked = chunks.find(({ type }) => type === "data-approval_required");
  const { approval_id } = { ...(asked?.data ?? {}) } as { approval_id?: string };
  const done = scripted([say("Done.")]);
  const app = api.open("offline", {
    model: done,
    spending,
    bus: { publish: async () => undefined },
  });
  const body = { conversation_id: conversation, approvals: [{ approval_id, approved: true }] };
  await (await api.call(`POST ${v1}/chat/stream`, { app, body })).text();
  expect(api.lines("turn")[1]).toMatchObject({
    turn_id: line?.turn_id,
    end: "finish",
    steps: 1,
    tools: { create_task: 1 },
    tool_errors: {},
    input_tokens: 100,
  });
  const turns = () => api.figures().flatMap(({ Turns }) => (Turns === undefined ? [] : [Turns]));
  await eventually(() => expect(turns()).toEqual([0, 1]));
});

test("an answer is logged as one line", async () => {
  const app = api.open();
  const body = { message: "What is my account value?", household_id: "hh_d1" };
  const { trace_id } = (await api.json("POST /api/chat", { app, body })).body;
  expect(api.lines("answered")).toEqual([
    {
      level: "INFO",
      message: "answered",
      request_id: aRequest,
      advisor_id: "adv_north",
      household_id: "hh_d1",
      trace_id,
      door: "answers",
      intent: "account_value",
      parts: 1,
      tool_calls: 1,
      tools: { query_portfolio: 1 },
      tool_errors: {},
      grounding_valid: true,
      citations: 1,
      routing_ms: some,
      ms: some,
    },
  ]);
  await eventually(() =>
    expect(api.figures()).toMatchObject([
      { door: "answers", AnswerMs: some, GroundingInvalid: 0 },
      { tool: "query_portfolio", ToolCalls: 1, ToolErrors: 0 },
    ]),
  );
});

test.each(["conversations", "households"])("a failure is logged with its route: %s", async (of) => {
  const route = `${v1}/${of}`;
  const lost = new Fault("busy", "storage_unavailable", "Try again.", { cause: new Error("x") });
  const down = () => Promise.reject(lost);
  const { conversations, households } = openStores();
  const app = api.open("offline", {
    conversations: { ...conversations, list: down },
    households: { ...households, list: down },
  });
  const answer = await api.json(`GET ${route}`, { app });
  expect(answer.status).toBe(503);
  const request_id = answer.body.request_id;
  expect(api.lines("request_failed")).toEqual([
    {
      level: "INFO",
      message: "request_failed",
      request_id,
      method: "GET",
      route,
      status: 503,
      ms: some,
    },
  ]);
  expect(api.lines("storage_unavailable")).toMatchObject([{ level: "ERROR", request_id }]);
});
