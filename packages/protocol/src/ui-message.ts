import type * as Entry from "@advisor/domain/entry";

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

export type UiPart =
  | { type: "text"; text: string; state: "done" }
  | { type: "step-start" }
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
  const reply: UiMessage = {
    id: reply_id,
    role: "assistant",
    parts: turn.flatMap((entry) => partsOf(entry, entry === end)),
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

function partsOf({ body }: Entry.Info, last: boolean): UiPart[] {
  if (body.kind === "step") {
    return [
      { type: "step-start" },
      ...textPart(body.text),
      ...body.calls.map((call) => toolPart(body, call)),
    ];
  }
  const ends = body.kind === "answer" || body.kind === "stopped";
  return ends && last ? [{ type: "step-start" }, ...textPart(body.text)] : [];
}

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
  const errorText = JSON.stringify(result?.shown ?? {});
  return { type: `tool-${name}`, toolCallId, state: "output-error", input, errorText };
}
