import type * as Entry from "@advisor/domain/entry";
import { answeredRecord, recordOf, result, start, text } from "./part.fixture.ts";
import type { Part } from "./part.ts";
import type { ToolResult } from "./tool-result.ts";

const input = { symbol: "VOO" };
const written: ToolResult = {
  ...result,
  source_id: "tool:create_task:v1",
  data: { task: { id: "task_1", title: "Call" } },
};
export const approval_id = "apr_1_1_1";
const task = { call_id: "call_2", tool: "create_task" };

/** A step with a read and with a write that waits for approval, so the turn pauses. */
export const waitingTurn: Part[] = [
  start,
  { type: "step-start", step: 0, message_id: "msg_2" },
  ...text("msg_2-0-1", "One moment."),
  { type: "tool-call", call_id: "call_1", tool: "get_etf_holdings", input },
  { type: "tool-call", ...task, input: { title: "Call" } },
  { type: "tool-result", call_id: "call_1", tool: "get_etf_holdings", result },
  { type: "source", source_id: result.source_id, title: "get_etf_holdings, as of 2026-11-20" },
  {
    type: "event",
    event: {
      event: "approval_required",
      approval_id,
      ...task,
      input: { title: "Call", priority: "normal" },
      cost_usd: 0,
      expires_at: "2026-11-27T15:00:00.000Z",
    },
  },
  { type: "step-end", reason: "tools", usage: { input_tokens: 100, output_tokens: 10 } },
  { type: "finish", reason: "tools", usage: { input_tokens: 100, output_tokens: 10 } },
];

const goneOn = (...outcome: Part[]): Part[] => [
  start,
  { type: "step-start", step: 0, message_id: "msg_2" },
  { type: "tool-call", ...task, input: { title: "Call" }, again: true },
  ...outcome,
  { type: "step-end", reason: "tools", usage: null },
  { type: "step-start", step: 1, message_id: "msg_2" },
  ...text("msg_2-1-3", "That is that."),
  { type: "step-end", reason: "stop", usage: { input_tokens: 200, output_tokens: 20 } },
  { type: "finish", reason: "stop", usage: { input_tokens: 300, output_tokens: 30 } },
];

/** How the waiting turn continues after the advisor approves, and after the advisor denies. */
export const approvedTurn: Part[] = goneOn(
  { type: "tool-result", ...task, result: written },
  { type: "source", source_id: written.source_id, title: "create_task, as of 2026-11-20" },
);
export const deniedTurn: Part[] = goneOn({
  type: "tool-denied",
  ...task,
  reason: "The advisor did not allow this: not now",
});

const approval = {
  id: approval_id,
  call_id: "call_2",
  input: { title: "Call", priority: "normal" },
  cost_usd: 0,
  expires_at: "2026-11-27T15:00:00.000Z",
};

const step = {
  turn_id: "turn_1",
  text: "One moment.",
  calls: [
    { id: "call_1", name: "get_etf_holdings", input, malformed_bytes: null },
    { id: "call_2", name: "create_task", input: { title: "Call" }, malformed_bytes: null },
  ],
};
const read: Entry.Result = {
  call_id: "call_1",
  status: "success",
  shown: { ...result },
  result: { ...result },
};

/** The record of the waiting turn, followed by these entries. */
export const waitingRecord = (...after: Entry.Body[]): Entry.Info[] =>
  recordOf([
    ...answeredRecord.slice(0, 1).map(({ body }) => body),
    {
      kind: "asked",
      ...step,
      results: [read],
      approvals: [approval],
      usage: { input_tokens: 100, output_tokens: 10 },
    },
    ...after,
  ]);

export const decided = (approved: boolean, reason: string | null = null): Entry.Body => ({
  kind: "decided",
  turn_id: "turn_1",
  by: "adv_north",
  decisions: [{ approval_id, approved, reason, scope: "once" }],
});

/** The step with the result of its write, and the answer. */
const outcome = (write: Entry.Result): Entry.Body[] => [
  { kind: "step", ...step, results: [read, write], usage: null },
  {
    kind: "answer",
    turn_id: "turn_1",
    text: "That is that.",
    stop_reason: "stop",
    usage: { input_tokens: 300, output_tokens: 30 },
  },
];

export const approvedRecord: Entry.Info[] = waitingRecord(
  decided(true),
  ...outcome({
    call_id: "call_2",
    status: "success",
    shown: { ...written },
    result: { ...written },
  }),
);
export const deniedRecord: Entry.Info[] = waitingRecord(
  decided(false, "not now"),
  ...outcome({
    call_id: "call_2",
    status: "error",
    shown: { error: { code: "denied", message: "The advisor did not allow this: not now" } },
    result: null,
    denied: true,
  }),
);
