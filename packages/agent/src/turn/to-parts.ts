import type * as Conversation from "@advisor/domain/conversation";
import type * as Entry from "@advisor/domain/entry";
import type { Total } from "@advisor/domain/record/turn-total";
import { Event, type Part, sourcePart, usageOf } from "@advisor/protocol/part";
import { ToolError, ToolResult } from "@advisor/protocol/tool-result";
import type { RestoredStep } from "./checkpoints.ts";

/**
 * Makes the parts of a stream from a turn's entries. The running turn and its replay both use these
 * functions, so that both have the same parts with the same numbers.
 */

export const thinkingPart = (
  status: Extract<Event, { event: "thinking" }>["status"],
  iteration: number,
): Part => ({ type: "event", event: { event: "thinking", status, iteration } });

/** The start of a step. */
export const stepParts = (step: number, message_id: string): Part[] => [
  { type: "step-start", step, message_id },
  thinkingPart("working", step + 1),
];

/** The id of a step's text in its stream. */
export const textId = (message_id: string, step: number, opening: number): string =>
  `${message_id}-${step}-${opening}`;

export const textParts = (id: string, text: string): Part[] =>
  text === ""
    ? []
    : [
        { type: "text-start", id },
        { type: "text-delta", id, delta: text },
        { type: "text-end", id },
      ];

/** The id of a step's nth reasoning block. */
export const thoughtId = (textId: string, nth: number): string => `${textId}-thought-${nth}`;

/** A step's text with its reasoning blocks at their positions; the text stays open in between. */
export function textAndReasoningParts(
  id: string,
  text: string,
  reasoning: readonly Entry.Reasoning[] = [],
): Part[] {
  const parts = unfinishedParts(id, { text, reasoning, thinking: false });
  return text === "" ? parts : [...parts, { type: "text-end", id }];
}

/** The same for an unfinished step, whose text and last reasoning block are open. */
export function unfinishedParts(id: string, { text, reasoning, thinking }: RestoredStep): Part[] {
  const parts: Part[] = [];
  let said = 0;
  const say = (to: number): void => {
    if (to <= said) return;
    if (said === 0) parts.push({ type: "text-start", id });
    parts.push({ type: "text-delta", id, delta: text.slice(said, to) });
    said = to;
  };
  for (const [nth, thought] of reasoning.entries()) {
    say(thought.at);
    parts.push(...thoughtParts(thoughtId(id, nth), thought));
  }
  if (thinking) parts.pop();
  say(text.length);
  return parts;
}

const thoughtParts = (id: string, { text, ms }: Entry.Reasoning): Part[] => [
  { type: "reasoning-start", id },
  ...(text === "" ? [] : [{ type: "reasoning-delta", id, delta: text } as const]),
  { type: "reasoning-end", id, ms },
];

type Call = Pick<Entry.Step["calls"][number], "id" | "name" | "input">;

export const callPart = ({ id, name, input }: Call): Extract<Part, { type: "tool-call" }> => ({
  type: "tool-call",
  call_id: id,
  tool: name,
  input,
});

/** The result of a call, its source unless it is in `named`, and its panel event. */
export function resultParts(tool: string, entry: Entry.Result, named: Set<string>): Part[] {
  const { call_id, result, shown, panel, denied } = entry;
  if (result === null) {
    const error = ToolError.parse(shown.error);
    return denied === true
      ? [{ type: "tool-denied", call_id, tool, reason: error.message }]
      : [{ type: "tool-error", call_id, tool, error }];
  }
  const whole = ToolResult.parse(result);
  const parts: Part[] = [{ type: "tool-result", call_id, tool, result: whole }];
  if (!named.has(whole.source_id)) {
    named.add(whole.source_id);
    parts.push(sourcePart(tool, whole));
  }
  if (panel) parts.push({ type: "event", event: Event.parse(panel) });
  return parts;
}

export const approvalPart = (
  { id, call_id, input, cost_usd, expires_at }: Entry.ApprovalRequested["approvals"][number],
  tool: string,
): Part => ({
  type: "event",
  event: {
    event: "approval_required",
    approval_id: id,
    call_id,
    tool,
    input,
    cost_usd,
    expires_at,
  },
});

export const titleParts = (entries: readonly Entry.Info[]): Part[] =>
  entries.flatMap(({ body }) =>
    body.kind === "titled"
      ? [{ type: "event", event: { event: "title", title: body.title } } as const]
      : [],
  );

export const usagePart = (total: Total): Part => ({
  type: "event",
  event: { event: "usage", ...usageOf(total) },
});

export const groundingPart = (grounding: NonNullable<Entry.Answer["grounding"]>): Part => ({
  type: "event",
  event: { event: "grounding", ...grounding },
});

/** The end of a turn without an answer. */
export const stoppedPart = ({
  code,
  message,
  retryable,
}: Pick<Entry.Stopped, "code" | "message" | "retryable">): Part =>
  code === "interrupted"
    ? { type: "interrupted", reason: code }
    : { type: "error", code, message, retryable };

/** A conversation's spending including a turn's. */
export const addTurnSpending = (
  before: Conversation.Spent,
  { usage, micro_usd }: Total,
): Conversation.Spent => ({
  micro_usd: before.micro_usd + (micro_usd ?? 0),
  input_tokens: before.input_tokens + (usage?.input_tokens ?? 0),
  output_tokens: before.output_tokens + (usage?.output_tokens ?? 0),
});
