import type { Event, Part } from "../part.ts";
import { errorText } from "../tool-result.ts";
import type { Encoding } from "./encoding.ts";
import { eventStream } from "./event-stream.ts";

type AguiEvent = { type: string } & Record<string, unknown>;

/**
 * The messages that are open in a stream. AG-UI requires all of them to be closed before the run
 * ends.
 */
interface Open {
  text: string | undefined;
  reasoning: string | undefined;
  step: string | undefined;
}

/**
 * AG-UI 1.0 (docs.ag-ui.com): a turn is a run and its conversation is the thread. A write that
 * needs approval is an interrupt. The encoder has state, so each stream needs its own.
 */
export function aguiEncoding(runId?: string): Encoding {
  const open: Open = { text: undefined, reasoning: undefined, step: undefined };
  const interrupts: object[] = [];
  let run = {};
  let usage: object[] = [];
  /** The message that the step's calls belong to: the step's text, if it has any. */
  let parentMessageId = "";

  const finished = (rest: object): AguiEvent[] => [
    ...closeOpen(open),
    { type: "RUN_FINISHED", ...run, ...rest, usage },
  ];

  /** Remembers values that the end of the run repeats. */
  function keep(event: Event): void {
    if (event.event === "approval_required") interrupts.push(interrupt(event));
    if (event.event === "usage") usage = [tokens(event)];
  }

  const outcome = () =>
    interrupts.length > 0 ? { type: "interrupt", interrupts } : { type: "success" };

  function events(part: Part): AguiEvent[] {
    switch (part.type) {
      case "start": {
        const { type: _, conversation_id: threadId, ...metadata } = part;
        run = { threadId, runId: runId ?? part.turn_id };
        return [{ type: "RUN_STARTED", ...run, protocolVersion: "1.0", metadata }];
      }
      case "step-start":
        open.step = `step-${part.step}`;
        parentMessageId = `${part.message_id}-${part.step}-calls`;
        return [{ type: "STEP_STARTED", stepName: open.step }];
      case "step-end":
        return closeOpen(open);
      case "text-start":
        open.text = part.id;
        parentMessageId = part.id;
        return [{ type: "TEXT_MESSAGE_START", messageId: part.id, role: "assistant" }];
      case "text-end":
        return closeOpen(open, "text");
      case "reasoning-start":
        open.reasoning = part.id;
        return [
          { type: "REASONING_START", messageId: part.id },
          { type: "REASONING_MESSAGE_START", messageId: part.id, role: "reasoning" },
        ];
      case "reasoning-end":
        return closeOpen(open, "reasoning");
      case "tool-call":
        return part.again === true ? [] : called(part, parentMessageId);
      case "event":
        keep(part.event);
        return [ownEvent(part.event)];
      case "finish":
        return finished({ result: { stop_reason: part.reason }, outcome: outcome() });
      case "interrupted":
        return finished({ result: { reason: part.reason }, outcome: { type: "cancelled" } });
      default:
        return standalonePart(part);
    }
  }

  return {
    ...eventStream,
    readFromStart: true,
    encode: (part) =>
      events(part)
        .map((event) => `data: ${JSON.stringify(event)}\n\n`)
        .join(""),
  };
}

type Unopened = Extract<
  Part,
  {
    type:
      | `${"text" | "reasoning"}-delta`
      | `tool-${"result" | "error" | "denied"}`
      | "source"
      | "error";
  }
>;

/** Encodes parts that open and close nothing. */
function standalonePart(part: Unopened): AguiEvent[] {
  switch (part.type) {
    case "text-delta":
      return [{ type: "TEXT_MESSAGE_CONTENT", messageId: part.id, delta: part.delta }];
    case "reasoning-delta":
      return [{ type: "REASONING_MESSAGE_CONTENT", messageId: part.id, delta: part.delta }];
    case "tool-result":
      return [answered(part.call_id, JSON.stringify(part.result))];
    case "tool-error":
      return [answered(part.call_id, errorText(part.error))];
    case "tool-denied":
      return [answered(part.call_id, errorText({ code: "denied", message: part.reason }))];
    case "source": {
      const { type: name, ...value } = part;
      return [{ type: "CUSTOM", name, value }];
    }
    case "error": {
      const { code, message, retryable } = part;
      return [{ type: "RUN_ERROR", message, code, metadata: { retryable } }];
    }
  }
}

/** Closes every open message, or only the named one. */
function closeOpen(open: Open, only?: keyof Open): AguiEvent[] {
  const take = (key: keyof Open): string[] => {
    const id = only === undefined || only === key ? open[key] : undefined;
    if (id !== undefined) open[key] = undefined;
    return id === undefined ? [] : [id];
  };
  return [
    ...take("reasoning").flatMap((messageId) => [
      { type: "REASONING_MESSAGE_END", messageId },
      { type: "REASONING_END", messageId },
    ]),
    ...take("text").map((messageId) => ({ type: "TEXT_MESSAGE_END", messageId })),
    ...take("step").map((stepName) => ({ type: "STEP_FINISHED", stepName })),
  ];
}

function called(
  { call_id: toolCallId, tool, input }: Extract<Part, { type: "tool-call" }>,
  parentMessageId: string,
): AguiEvent[] {
  return [
    { type: "TOOL_CALL_START", toolCallId, toolCallName: tool, parentMessageId },
    { type: "TOOL_CALL_ARGS", toolCallId, delta: JSON.stringify(input ?? {}) },
    { type: "TOOL_CALL_END", toolCallId },
  ];
}

const answered = (toolCallId: string, content: string): AguiEvent => ({
  type: "TOOL_CALL_RESULT",
  messageId: `${toolCallId}-result`,
  toolCallId,
  content,
  role: "tool",
});

/**
 * Panel and title are the run's shared state. Other events become custom events with the same name.
 */
function ownEvent(event: Event): AguiEvent {
  if (event.event === "side_panel_update") {
    const { event: _, panel, ...rest } = event;
    return addOperation("side_panel", { ...rest, ...panel });
  }
  if (event.event === "title") return addOperation("title", event.title);
  const { event: name, ...value } = event;
  return { type: "CUSTOM", name, value };
}

/** In JSON Patch, "add" also replaces an existing value (RFC 6902). */
const addOperation = (key: string, value: unknown): AguiEvent => ({
  type: "STATE_DELTA",
  delta: [{ op: "add", path: `/${key}`, value }],
});

type Approval = Extract<Event, { event: "approval_required" }>;

const interrupt = ({ approval_id, call_id, tool, cost_usd, expires_at }: Approval) => ({
  id: approval_id,
  reason: "approval_required",
  message: `${tool} waits for your approval.`,
  toolCallId: call_id,
  responseSchema: {
    type: "object",
    properties: { approved: { type: "boolean" }, reason: { type: "string" } },
    required: ["approved"],
  },
  expiresAt: expires_at,
  metadata: { tool, cost_usd },
});

type UsageEvent = Extract<Event, { event: "usage" }>;

const tokens = (usage: UsageEvent) => ({
  ...(usage.input_tokens !== null && { inputTokens: usage.input_tokens }),
  ...(usage.output_tokens !== null && { outputTokens: usage.output_tokens }),
  ...(usage.cache_read_tokens !== undefined && { cachedInputTokens: usage.cache_read_tokens }),
  ...(usage.cache_write_tokens !== undefined && {
    cacheWriteInputTokens: usage.cache_write_tokens,
  }),
});
