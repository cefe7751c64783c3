import type * as Entry from "@advisor/domain/entry";
import type * as Grounding from "@advisor/domain/grounding";
import { sourcePart } from "./part.ts";
import { errorText, ToolError, ToolResult } from "./tool-result.ts";

/** A message as the AI SDK's `useChat` keeps it. */
export interface UiMessage {
  id: string;
  role: "user" | "assistant";
  parts: UiPart[];
  metadata: {
    turn_id: string;
    created_at: string;
    /** How an assistant message ended; `running` while it is being written. */
    status: "complete" | "interrupted" | "error" | "running";
    code?: string;
    stop_reason?: string;
  };
}

type UiPart =
  | { type: "text"; text: string; state: "done" }
  | { type: "step-start" }
  | { type: "data-grounding"; data: Grounding.Info }
  | { type: "source-document"; sourceId: string; mediaType: string; title: string }
  | {
      type: `tool-${string}`;
      toolCallId: string;
      state: "output-available";
      input: unknown;
      output: unknown;
    }
  | {
      type: `tool-${string}`;
      toolCallId: string;
      state: "output-error";
      input: unknown;
      errorText: string;
    };

/** A turn's entries as the two messages an advisor sees: the question, and all that answered it. */
export function uiMessages(turn: readonly Entry.Info[]): UiMessage[] {
  const [first] = turn;
  if (first?.body.kind !== "user") return [];
  const { turn_id, message_id, reply_id, text } = first.body;
  const question: UiMessage = {
    id: message_id,
    role: "user",
    parts: [{ type: "text", text, state: "done" }],
    metadata: { turn_id, created_at: first.at, status: "complete" },
  };
  const end = turn.findLast(({ body }) => body.kind === "answer" || body.kind === "stopped");
  const named = new Set<string>();
  const reply: UiMessage = {
    id: reply_id,
    role: "assistant",
    parts: turn.flatMap((entry) => partsOf(entry, entry === end, named)),
    metadata: { turn_id, created_at: end?.at ?? first.at, ...ending(end?.body) },
  };
  return [question, reply];
}

function ending(
  body: Entry.Body | undefined,
): Pick<UiMessage["metadata"], "status" | "code" | "stop_reason"> {
  if (body?.kind === "answer") return { status: "complete", stop_reason: body.stop_reason };
  if (body?.kind !== "stopped") return { status: "running" };
  return { status: body.code === "interrupted" ? "interrupted" : "error", code: body.code };
}

function partsOf({ body }: Entry.Info, last: boolean, named: Set<string>): UiPart[] {
  if (body.kind === "step") {
    return [
      { type: "step-start" },
      ...textPart(body.text),
      ...body.calls.map((call) => toolPart(body, call)),
      ...body.results.flatMap((result) => sourceParts(body, result, named)),
    ];
  }
  const ends = body.kind === "answer" || body.kind === "stopped";
  if (!ends || !last) return [];
  return [{ type: "step-start" }, ...textPart(body.text), ...groundingPart(body)];
}

const groundingPart = (body: Entry.Answer | Entry.Stopped): UiPart[] =>
  body.kind === "answer" && body.grounding !== undefined
    ? [{ type: "data-grounding", data: body.grounding }]
    : [];

const textPart = (text: string): UiPart[] =>
  text === "" ? [] : [{ type: "text", text, state: "done" }];

function toolPart(step: Entry.Step, call: Entry.Step["calls"][number]): UiPart {
  const result = step.results.find(({ call_id }) => call_id === call.id);
  const { id: toolCallId, name, input } = call;
  if (result?.status === "success") {
    return {
      type: `tool-${name}`,
      toolCallId,
      state: "output-available",
      input,
      output: result.result,
    };
  }
  const error = errorText(ToolError.parse(result?.shown.error));
  return { type: `tool-${name}`, toolCallId, state: "output-error", input, errorText: error };
}

/** Each source once in a message, as in its stream. */
function sourceParts(
  step: Entry.Step,
  { call_id, result }: Entry.Step["results"][number],
  named: Set<string>,
): UiPart[] {
  if (result === null) return [];
  const tool = step.calls.find(({ id }) => id === call_id)?.name ?? "";
  const { source_id: sourceId, title } = sourcePart(tool, ToolResult.parse(result));
  if (named.has(sourceId)) return [];
  named.add(sourceId);
  return [{ type: "source-document", sourceId, mediaType: "application/json", title }];
}
