import { nextEntry } from "@advisor/adapters/dynamo/conversation/chain";
import type * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import type { Journal } from "@advisor/domain/journal";
import { messageId, replyId, turnId } from "@advisor/domain/record/record-id";
import { recordLines } from "@advisor/functions/export-record";

const begun = Date.parse("2026-11-20T15:00:00.000Z");

export const conversation: Conversation.Info = {
  id: `con_${"7".repeat(26)}`,
  advisor_id: "adv_north",
  household_id: "hh_d1",
  title: "Cash",
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

const place = { conversation_id: conversation.id, seq: 2 };
const turn_id = turnId(place);
const call = { id: "call_1", name: "create_task", input: { title: "Call" }, malformed_bytes: null };
const result: Entry.Result = {
  call_id: "call_1",
  status: "success",
  shown: { data: { id: "task_1", note: "two\u2028lines and an é" } },
  result: { source_id: "tool:create_task:v1", data: { id: "task_1" } },
  panel: null,
  ms: 12.5,
};
const made = {
  usage: { input_tokens: 900, output_tokens: 40 },
  micro_usd: 3_300,
  timing: { first_ms: 210, model_ms: 480 },
};

/** One entry of each kind. */
const kinds: Record<Entry.Body["kind"], Entry.Body> = {
  selected: { kind: "selected", household_id: "hh_d1" },
  user: {
    kind: "user",
    turn_id,
    message_id: messageId(place),
    reply_id: replyId(place),
    text: "How much cash? Make a task.",
    context: "<session/>",
    model_id: "offline",
    system_hash: "5e1f",
  },
  asked: {
    kind: "asked",
    turn_id,
    text: "I will make a task.",
    calls: [call],
    results: [],
    approvals: [
      {
        id: "apr_1",
        call_id: "call_1",
        input: { title: "Call" },
        cost_usd: 0,
        expires_at: "2026-11-20T15:10:00.000Z",
      },
    ],
    ...made,
    told: "<household/>",
    loaded: [{ source: "household", level: "summary", ms: 4, failed: null }],
  },
  decided: {
    kind: "decided",
    turn_id,
    by: "adv_north",
    decisions: [{ approval_id: "apr_1", approved: true, reason: null, scope: "once" }],
  },
  step: {
    kind: "step",
    turn_id,
    text: "I will make a task.",
    calls: [call],
    results: [result],
    usage: null,
  },
  stopped: {
    kind: "stopped",
    turn_id,
    code: "interrupted",
    message: "The answer was interrupted.",
    retryable: true,
    text: "It is",
  },
  resumed: { kind: "resumed", turn_id },
  answer: {
    kind: "answer",
    turn_id,
    text: "The task is made.",
    stop_reason: "stop",
    ...made,
    usage: { input_tokens: 1_900, output_tokens: 70 },
    grounding: { valid: true, citations: [], unmatched: [], unknown_citations: [] },
  },
  rated: { kind: "rated", message_id: replyId(place), rating: "up", note: "Right." },
  titled: { kind: "titled", title: "Cash", by: "advisor" },
  summarized: { kind: "summarized", through: 8, text: "A task was made." },
  repaired: { kind: "repaired", entries: [{ seq: 3, digest: "5e1f" }] },
  unreadable: { kind: "unreadable" },
  deleted: { kind: "deleted" },
  continued: { kind: "continued", turn_id, by: "adv_north" },
  pinned: { kind: "pinned", pinned: true },
  revoked: { kind: "revoked", tool: "create_task", by: "adv_north" },
  undone: { kind: "undone", message_id: replyId(place), call_id: "call_1", by: "adv_north" },
};

/** A record as the store writes it, with entries one second apart. */
export function recordOf(bodies: readonly Entry.Body[]): Entry.Info[] {
  const entries: Entry.Info[] = [];
  for (const body of bodies) {
    const now = begun + entries.length * 1_000;
    const clock = { now: () => now, today: () => "2026-11-20" };
    const newId = () => `evt_${entries.length + 1}`;
    entries.push(nextEntry({ clock, newId }, entries.at(-1) ?? Entry.emptyHead, body));
  }
  return entries;
}

/** A record with an entry of every kind, in a valid order. */
export const everyKind = recordOf(Object.values(kinds));

/** A journal that contains this record. */
export const journalOf = (entries: readonly Entry.Info[]): Pick<Journal, "after"> => ({
  after: async (_, seq, limit) => entries.filter((entry) => entry.seq > seq).slice(0, limit),
});

/** The record as an exported file. */
export async function exported(entries: readonly Entry.Info[]): Promise<string> {
  const clock = { now: () => begun + 86_400_000, today: () => "2026-11-21" };
  let text = "";
  for await (const line of recordLines({ journal: journalOf(entries), clock }, conversation)) {
    text += line;
  }
  return text;
}
