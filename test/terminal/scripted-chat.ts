import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { uiEncoding } from "@advisor/protocol/encode/encode-ui";
import type { Part, StopReason } from "@advisor/protocol/part";
import type { ToolResult } from "@advisor/protocol/tool-result";

const usage = { input_tokens: 300, output_tokens: 30 };
const result: ToolResult = {
  source_id: "tool:get_positions:v1",
  as_of: "2026-11-20",
  provider: "embedded",
  delay: "eod",
  simulated: true,
  data: { note: "x".repeat(500) },
};

const start: Part = {
  type: "start",
  ...{ conversation_id: "con_1", turn_id: "turn_1", user_message_id: "msg_1", message_id: "msg_2" },
};
const text = (...deltas: string[]): Part[] => [
  { type: "text-start", id: "t" },
  ...deltas.map((delta): Part => ({ type: "text-delta", id: "t", delta })),
  { type: "text-end", id: "t" },
];
const finish = (reason: StopReason = "stop"): Part[] => [
  { type: "event", event: { event: "usage", ...usage, cost_usd: 0.0123 } },
  { type: "finish", reason, usage },
];
const looked: Part[] = [
  { type: "tool-call", call_id: "c1", tool: "get_positions", input: { account: "roth" } },
  { type: "tool-result", call_id: "c1", tool: "get_positions", result },
  { type: "source", source_id: result.source_id, title: "get_positions, as of 2026-11-20" },
];
const approval: Part = {
  type: "event",
  event: {
    event: "approval_required",
    ...{ approval_id: "apr_1", call_id: "c2", tool: "create_task", input: { title: "Call" } },
    ...{ cost_usd: 0, expires_at: "2026-12-04T00:00:00.000Z" },
  },
};

const silent: Part = {
  type: "error",
  code: "model_timeout",
  message: "The model stopped answering. Try again.",
  retryable: true,
};

/**
 * `wait` waits for the turn to be stopped; `cut` breaks the connection once and then becomes
 * `gone`.
 */
type Item = Part | "wait" | "cut" | "gone";

/** Breaks the connection after what was written. */
const breakOff = (response: ServerResponse): void => {
  response.write(": broken\n\n", () => response.destroy());
};

/** Turns by words in the question. */
const scripts: Readonly<Record<string, Item[]>> = {
  task: [start, approval, ...finish("tools")],
  long: [start, ...text("The first half"), ...finish("length")],
  broken: [start, silent],
  half: [start, ...text("The first ha").slice(0, 2), silent],
  slow: [start, ...text("Thinking"), "wait", { type: "interrupted", reason: "stopped" }],
  lost: [
    start,
    ...text("The first half, ").slice(0, 2),
    "cut",
    ...text("and the second.").slice(1),
    ...finish(),
  ],
  hostile: [start, ...text("\u001b[2Jsafe\u202e", "\u001b]0;owned\u0007"), ...finish()],
};
const plainTurn: Part[] = [start, ...looked, ...text("They hold ", "60% equities."), ...finish()];

/** A conversation with scripted answers. */
export class ScriptedChat {
  readonly asked: string[] = [];
  readonly decided: unknown[] = [];
  #turn: Item[] = [];
  #stopped = new AbortController();

  async stream(request: IncomingMessage, response: ServerResponse, body: unknown): Promise<void> {
    if (request.method === "POST")
      this.#begin(body as { message?: string; approvals?: { approved: boolean }[] });
    const after = Number(request.headers["last-event-id"] ?? -1);
    response.writeHead(200, uiEncoding.headers);
    for (const [seq, part] of this.#turn.entries()) {
      if (seq <= after) continue;
      if (part === "cut") {
        this.#turn[seq] = "gone";
        return breakOff(response);
      }
      if (part === "wait") await this.#stop();
      else if (part !== "gone") response.write(uiEncoding.encode(part, seq));
    }
    response.end(uiEncoding.close);
  }

  async #stop(): Promise<void> {
    const { signal } = this.#stopped;
    if (!signal.aborted) await once(signal, "abort");
  }

  stop(): void {
    this.#stopped.abort();
  }

  #begin({ message, approvals }: { message?: string; approvals?: { approved: boolean }[] }): void {
    this.#stopped = new AbortController();
    if (approvals !== undefined) {
      this.decided.push(...approvals);
      const done =
        approvals[0]?.approved === true ? "Task created." : "Not created, as you decided.";
      this.#turn = [start, ...text(done), ...finish()];
      return;
    }
    this.asked.push(message ?? "");
    const word = Object.keys(scripts).find((one) => message?.includes(one));
    this.#turn = [...(scripts[word ?? ""] ?? plainTurn)];
  }
}
