import type * as Conversation from "@advisor/domain/conversation";
import type * as Entry from "@advisor/domain/entry";
import { expect, test } from "vitest";
import { answered, asked, looked, recordOf, resumed, stopped } from "./record.fixture.ts";
import { turnTrace } from "./turn-trace.ts";

const conversation: Conversation.Info = {
  id: "con_1",
  advisor_id: "adv_north",
  household_id: "hh_d1",
  title: null,
  created_at: "2026-11-20T15:00:00.000Z",
  updated_at: "2026-11-20T15:00:00.000Z",
  pinned: false,
  deleted: false,
  epoch: 1,
  lease: null,
  door: "copilot",
  allowed_tools: [],
  summary: null,
  spent: { micro_usd: 0, input_tokens: 0, output_tokens: 0 },
};

/** A record of these bodies, one second apart. */
const turnOf = (...bodies: Entry.Body[]): Entry.Info[] =>
  recordOf(bodies).map((entry, at) => ({ ...entry, at: `2026-11-20T15:00:0${at}.000Z` }));

const traced = (turn: Entry.Info[], running = false) => turnTrace(turn, { conversation, running });

const grounding = { valid: true, citations: ["tool:x:v1"], unmatched: [], unknown_citations: [] };
const loaded = { source: "household", level: "summary", ms: 4, failed: null };

test("the trace of a turn with a step is built from its entries", () => {
  const step = looked("turn_1", ["AAPL", "MSFT"], "Looking.");
  const [first, second] = step.results;
  if (first === undefined || second === undefined) throw new Error("two results");
  const turn = turnOf(
    asked("turn_1"),
    {
      ...step,
      results: [
        { ...first, ms: 30 },
        {
          call_id: second.call_id,
          status: "error",
          shown: { error: { code: "tool_timeout", message: "Too slow." } },
          result: null,
          ms: 90,
        },
      ],
      micro_usd: 450,
      timing: { first_ms: 200, model_ms: 500 },
      told: "<household/>",
      loaded: [loaded],
    },
    {
      ...answered("turn_1"),
      micro_usd: 600,
      timing: { first_ms: 100, model_ms: 300 },
      grounding,
    },
  );
  const call = { tool: "get_price", approval_id: null };
  expect(traced(turn)).toEqual({
    trace_id: "turn_1",
    kind: "turn",
    conversation_id: "con_1",
    household_id: "hh_d1",
    door: "copilot",
    user_message_id: "msg_turn_1_user",
    message_id: "msg_turn_1_reply",
    utterance: "How much?",
    model: "scripted",
    system_hash: "hash",
    version: null,
    started_at: "2026-11-20T15:00:00.000Z",
    ended_at: "2026-11-20T15:00:02.000Z",
    status: "answered",
    stop_reason: "stop",
    fault: null,
    context: { loaded: [{ step: 0, ...loaded }] },
    steps: [
      {
        step: 0,
        text_characters: 8,
        usage: { input_tokens: 100, output_tokens: 10 },
        cost_usd: 0.00045,
        first_ms: 200,
        model_ms: 500,
        calls: [
          {
            ...call,
            call_id: "AAPL",
            arguments: { symbol: "AAPL" },
            status: "success",
            code: null,
            source_id: "tool:get_price:v1",
            provider: "household",
            as_of: "2026-11-20",
            delay: "eod",
            simulated: true,
            ms: 30,
          },
          {
            ...call,
            call_id: "MSFT",
            arguments: { symbol: "MSFT" },
            status: "error",
            code: "tool_timeout",
            source_id: null,
            provider: null,
            as_of: null,
            delay: null,
            simulated: null,
            ms: 90,
          },
        ],
      },
      {
        step: 1,
        text_characters: 8,
        usage: { input_tokens: 100, output_tokens: 10 },
        cost_usd: 0.0006,
        first_ms: 100,
        model_ms: 300,
        calls: [],
      },
    ],
    approvals: [],
    grounding,
    claims: null,
    tokens: { input_tokens: 200, output_tokens: 20 },
    cost_usd: 0.00105,
    latency_ms: { first_token: 200, model: 800, tools: 90, approvals: 0, total: 2_000 },
    attempts: 1,
    answer_characters: 8,
  });
});

const call = (id: string) => ({ id, name: "create_task", input: {}, malformed_bytes: null });
const waiting: Entry.ApprovalRequested = {
  kind: "asked",
  turn_id: "turn_1",
  text: "Two tasks.",
  calls: [call("one"), call("two")],
  results: [],
  approvals: ["one", "two"].map((call_id) => ({
    id: `apr_${call_id}`,
    call_id,
    input: {},
    cost_usd: 0,
    expires_at: "2026-11-20T15:10:00.000Z",
  })),
  usage: { input_tokens: 100, output_tokens: 10 },
  micro_usd: 400,
  timing: { first_ms: 20, model_ms: 50 },
};
const decided: Entry.ApprovalDecided = {
  kind: "decided",
  turn_id: "turn_1",
  by: "adv_north",
  decisions: [
    { approval_id: "apr_one", approved: true, reason: null, scope: "once" },
    { approval_id: "apr_two", approved: false, reason: "Later.", scope: "once" },
  ],
};

test("a turn that waits names the pending approval", () => {
  const trace = traced(turnOf(asked("turn_1"), waiting));
  expect(trace).toMatchObject({ status: "waiting", ended_at: null, latency_ms: { total: null } });
  expect(trace?.steps[0]?.calls.map(({ status, approval_id }) => [status, approval_id])).toEqual([
    ["waiting", "apr_one"],
    ["waiting", "apr_two"],
  ]);
  expect(trace?.approvals.map(({ decision }) => decision)).toEqual([null, null]);
});

test("a decision is listed with its step, whose cost counts once", () => {
  const done: Entry.Step = {
    kind: "step",
    turn_id: "turn_1",
    text: waiting.text,
    calls: waiting.calls,
    results: [
      { call_id: "one", status: "success", shown: {}, result: {}, ms: 5 },
      {
        call_id: "two",
        status: "error",
        shown: { error: { code: "denied", message: "Later." } },
        result: null,
        denied: true,
      },
    ],
    usage: null,
  };
  const trace = traced(
    turnOf(asked("turn_1"), waiting, decided, done, { ...answered("turn_1"), micro_usd: 100 }),
  );
  expect(trace?.steps.map(({ calls }) => calls.map(({ status, code }) => [status, code]))).toEqual([
    [
      ["success", null],
      ["denied", "denied"],
    ],
    [],
  ]);
  expect(trace?.approvals).toEqual([
    {
      approval_id: "apr_one",
      call_id: "one",
      cost_usd: 0,
      asked_at: "2026-11-20T15:00:01.000Z",
      expires_at: "2026-11-20T15:10:00.000Z",
      decision: {
        approved: true,
        reason: null,
        scope: "once",
        by: "adv_north",
        at: "2026-11-20T15:00:02.000Z",
      },
    },
    expect.objectContaining({
      approval_id: "apr_two",
      decision: expect.objectContaining({ approved: false, reason: "Later." }),
    }),
  ]);
  expect(trace).toMatchObject({
    cost_usd: 0.0005,
    tokens: { input_tokens: 200, output_tokens: 20 },
    latency_ms: { first_token: 20, model: 50, tools: 5, approvals: 1_000 },
  });
});

test("a running turn has what is recorded so far", () => {
  const turn = turnOf(asked("turn_1"), looked("turn_1", ["AAPL"]));
  expect([traced(turn, true)?.status, traced(turn, false)?.status]).toEqual([
    "running",
    "interrupted",
  ]);
  expect(traced(turn, true)).toMatchObject({
    ended_at: null,
    steps: [{ calls: [{ status: "success" }] }],
    tokens: { input_tokens: 100, output_tokens: 10 },
    answer_characters: null,
    latency_ms: { total: null },
  });
  expect(traced(turnOf(asked("turn_1")), true)).toMatchObject({ steps: [], tokens: null });
});

test("a failed turn names its fault, and a resumed one its attempts", () => {
  const cut = stopped("turn_1", { code: "model_timeout", retryable: true, text: "It is" });
  expect(traced(turnOf(asked("turn_1"), cut))).toMatchObject({
    status: "stopped",
    fault: { code: "model_timeout", retryable: true },
    answer_characters: 5,
    attempts: 1,
    stop_reason: null,
  });
  expect(traced(turnOf(asked("turn_1"), cut, resumed("turn_1"), answered("turn_1")))).toMatchObject(
    { status: "answered", fault: null, attempts: 2 },
  );
});

test("a value that is not recorded is unknown, never 0", () => {
  const turn = turnOf(asked("turn_1"), looked("turn_1", ["AAPL"]), answered("turn_1"));
  expect(traced(turn)).toMatchObject({
    cost_usd: null,
    grounding: null,
    latency_ms: { first_token: null, model: null, tools: null },
  });
});

test("entries without a message are not a turn", () => {
  expect([traced([]), traced(turnOf(answered("turn_1")))]).toEqual([undefined, undefined]);
});
