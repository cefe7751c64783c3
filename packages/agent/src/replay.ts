import type * as Entry from "@advisor/domain/entry";
import type { Part } from "@advisor/protocol/part";
import { ToolError, ToolResult } from "@advisor/protocol/tool-result";

/** The parts of a finished turn, made again from its record: what the reader of the first stream was shown. */
export function replay(conversationId: string, turn: readonly Entry.Info[]): Part[] {
  const user = turn.find((entry) => entry.body.kind === "user")?.body;
  if (user?.kind !== "user") return [];
  const end = turn.findLast(({ body }) => body.kind === "answer" || body.kind === "stopped")?.body;
  const parts: Part[] = [
    {
      type: "start",
      conversation_id: conversationId,
      turn_id: user.turn_id,
      user_message_id: user.message_id,
      message_id: user.reply_id,
    },
  ];
  let step = 0;
  for (const { body } of turn) {
    if (body.kind !== "step") continue;
    parts.push(...stepParts(body, user.reply_id, step));
    step += 1;
  }
  if (end?.kind === "answer" || end?.kind === "stopped") {
    parts.push(...endParts(end, user.reply_id, step));
  }
  return parts;
}

function stepParts(body: Entry.Step, message_id: string, step: number): Part[] {
  return [
    { type: "step-start", step, message_id },
    ...textParts(`${message_id}-${step}`, body.text),
    ...body.calls.map(
      (call): Part => ({ type: "tool-call", call_id: call.id, tool: call.name, input: call.input }),
    ),
    ...body.results.map((result) => resultPart(body, result)),
    { type: "step-end", reason: "tools", usage: body.usage },
  ];
}

function resultPart(
  body: Entry.Step,
  { call_id, result, shown }: Entry.Step["results"][number],
): Part {
  const tool = body.calls.find((call) => call.id === call_id)?.name ?? "";
  return result === null
    ? { type: "tool-error", call_id, tool, error: ToolError.parse(shown.error) }
    : { type: "tool-result", call_id, tool, result: ToolResult.parse(result) };
}

function endParts(body: Entry.Answer | Entry.Stopped, message_id: string, step: number): Part[] {
  const said: Part[] = [
    { type: "step-start", step, message_id },
    ...textParts(`${message_id}-${step}`, body.text),
  ];
  if (body.kind === "answer") {
    const { stop_reason: reason, usage } = body;
    return [...said, { type: "step-end", reason, usage }, { type: "finish", reason, usage }];
  }
  const { code, message, retryable } = body;
  const end: Part =
    code === "interrupted"
      ? { type: "interrupted", reason: code }
      : { type: "error", code, message, retryable };
  return [...said, { type: "step-end", reason: "other", usage: null }, end];
}

const textParts = (id: string, text: string): Part[] =>
  text === ""
    ? []
    : [
        { type: "text-start", id },
        { type: "text-delta", id, delta: text },
        { type: "text-end", id },
      ];
