import type { Event, Part } from "../part.ts";
import { errorText } from "../tool-result.ts";
import type { Encoding } from "./encoding.ts";
import { eventStream } from "./event-stream.ts";

type AguiEvent = { type: string } & Record<string, unknown>;

/** What stands open in a stream: AG-UI wants all of it closed before the run is finished. */
interface Open {
  text: string | undefined;
  reasoning: string | undefined;
  step: string | undefined;
}

/**
 * AG-UI 1.0 (docs.ag-ui.com): a turn is a run, its conversation the thread. A write that waits for the
 * advisor is an interrupt. It names the run at its end again, so each stream has one of its own.
 */
export function aguiEncoding(runId?: string): Encoding {
  const open: Open = { text: undefined, reasoning: undefined, step: undefined };
  const interrupts: object[] = [];
  let run = {};
  let usage: object[] = [];
  /** The message that holds a step's calls: the step's own text where it has one. */
  let parentMessageId = "";

  const finished = (rest: object): AguiEvent[] => [
    ...closed(open),
    { type: "RUN_FINISHED", ...run, ...rest, usage },
  ];

  /** What the end of the run says again. */
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
        return closed(open);
      case "text-start":
        open.text = part.id;
        parentMessageId = part.id;
        return [{ type: "TEXT_MESSAGE_START", messageId: part.id, role: "assistant" }];
      case "text-end":
        return closed(open, "text");
      case "reasoning-start":
        open.reasoning = part.id;
        return [
          { type: "REASONING_START", messageId: part.id },
          { type: "REASONING_MESSAGE_START", messageId: part.id, role: "reasoning" },
        ];
      case "reasoning-end":
        return closed(open, "reasoning");
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
        return unopened(part);
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

/** Parts that open and close nothing. */
function unopened(part: Unopened): AguiEvent[] {
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

/** Closes what stands open, or only the one that is named. */
function closed(open: Open, only?: keyof Open): AguiEvent[] {
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

/** Panel and title are the run's shared state; the other events are custom ones under their own names. */
function ownEvent(event: Event): AguiEvent {
  if (event.event === "side_panel_update") {
    const { event: _, panel, ...rest } = event;
    return added("side_panel", { ...rest, ...panel });
  }
  if (event.event === "title") return added("title", event.title);
  const { event: name, ...value } = event;
  return { type: "CUSTOM", name, value };
}

/** "add" also replaces what is there (RFC 6902). */
const added = (key: string, value: unknown): AguiEvent => ({
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
