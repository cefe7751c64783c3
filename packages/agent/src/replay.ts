import type * as Entry from "@advisor/domain/entry";
import { type Part, sourcePart } from "@advisor/protocol/part";
import { ToolError, ToolResult } from "@advisor/protocol/tool-result";
import { lastUsage } from "./usage.ts";

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
  const steps = turn.flatMap(({ body }) => (body.kind === "step" ? body : []));
  const named = new Set<string>();
  for (const [place, step] of steps.entries()) {
    parts.push(...stepParts(step, user.reply_id, place, named));
  }
  if (end?.kind === "answer" || end?.kind === "stopped") {
    parts.push(...endParts(end, user.reply_id, steps));
  }
  return parts;
}

function stepParts(body: Entry.Step, message_id: string, step: number, named: Set<string>): Part[] {
  return [
    { type: "step-start", step, message_id },
    ...textParts(`${message_id}-${step}`, body.text),
    ...body.calls.map(
      (call): Part => ({ type: "tool-call", call_id: call.id, tool: call.name, input: call.input }),
    ),
    ...body.results.flatMap((result) => resultParts(body, result, named)),
    { type: "step-end", reason: "tools", usage: body.usage },
  ];
}

function resultParts(
  body: Entry.Step,
  { call_id, result, shown }: Entry.Step["results"][number],
  named: Set<string>,
): Part[] {
  const tool = body.calls.find((call) => call.id === call_id)?.name ?? "";
  if (result === null) {
    return [{ type: "tool-error", call_id, tool, error: ToolError.parse(shown.error) }];
  }
  const whole = ToolResult.parse(result);
  const part: Part = { type: "tool-result", call_id, tool, result: whole };
  if (named.has(whole.source_id)) return [part];
  named.add(whole.source_id);
  return [part, sourcePart(tool, whole)];
}

function endParts(
  body: Entry.Answer | Entry.Stopped,
  message_id: string,
  steps: readonly Entry.Step[],
): Part[] {
  const step = steps.length;
  const said: Part[] = [
    { type: "step-start", step, message_id },
    ...textParts(`${message_id}-${step}`, body.text),
  ];
  if (body.kind === "answer") {
    const { stop_reason: reason, usage: whole, grounding } = body;
    const usage = lastUsage(
      whole,
      steps.map((one) => one.usage),
    );
    return [
      ...said,
      { type: "step-end", reason, usage },
      ...(grounding === undefined ? [] : [groundingPart(grounding)]),
      { type: "finish", reason, usage: whole },
    ];
  }
  const { code, message, retryable } = body;
  const end: Part =
    code === "interrupted"
      ? { type: "interrupted", reason: code }
      : { type: "error", code, message, retryable };
  return [...said, { type: "step-end", reason: "other", usage: null }, end];
}

const groundingPart = (grounding: NonNullable<Entry.Answer["grounding"]>): Part => ({
  type: "event",
  event: { event: "grounding", ...grounding },
});

const textParts = (id: string, text: string): Part[] =>
  text === ""
    ? []
    : [
        { type: "text-start", id },
        { type: "text-delta", id, delta: text },
        { type: "text-end", id },
      ];
