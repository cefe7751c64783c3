import type { Usage } from "@advisor/domain/model/usage";
import type { Event, Part, StopReason } from "../part.ts";
import type { Encoding } from "./encoding.ts";
import { finishReasons } from "./finish-reasons.ts";

/**
 * The AI SDK's data stream v1: one coded line per part. The protocol allows no heartbeat but an
 * empty line.
 */
export const dataEncoding: Encoding = {
  headers: {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-vercel-ai-data-stream": "v1",
    "x-accel-buffering": "no",
  },
  encode: (part, seq) => lines(part, seq),
  heartbeat: "\n",
  close: "",
};

const line = (code: string, body: unknown): string => `${code}:${JSON.stringify(body)}\n`;

function lines(part: Part, seq: number): string {
  switch (part.type) {
    case "start": {
      const { type, ...ids } = part;
      return line("2", [{ event: type, seq, ...ids }]);
    }
    case "step-start":
      return line("f", { messageId: part.message_id });
    case "text-start":
    case "text-end":
      return "";
    case "reasoning-start":
    case "reasoning-end":
      return "";
    case "reasoning-delta":
      return line("g", part.delta);
    case "text-delta":
      return line("0", part.delta);
    case "tool-call":
      return line("9", { toolCallId: part.call_id, toolName: part.tool, args: object(part.input) });
    case "tool-result":
      return line("a", { toolCallId: part.call_id, result: part.result });
    case "tool-error":
      return line("a", { toolCallId: part.call_id, result: { error: part.error } });
    case "tool-denied": {
      const error = { code: "denied", message: part.reason };
      return line("a", { toolCallId: part.call_id, result: { error } });
    }
    case "source":
      return line("h", {
        sourceType: "url",
        id: part.source_id,
        url: `urn:source:${part.source_id}`,
        title: part.title,
      });
    case "event":
      return line("2", [{ seq, ...event(part.event) }]);
    case "step-end":
      return line("e", { ...finish(part.reason, part.usage), isContinued: false });
    case "finish":
      return line("d", finish(part.reason, part.usage));
    case "interrupted":
      return (
        line("2", [{ event: "interrupted", seq, reason: part.reason }]) +
        line("d", finish("other", null))
      );
    case "error": {
      const { type, ...error } = part;
      return (
        line("2", [{ event: type, seq, ...error }]) + line("3", `${part.code}: ${part.message}`)
      );
    }
  }
}

/** Clients of this protocol crash on arguments that are not an object. */
const object = (input: unknown): object =>
  typeof input === "object" && input !== null && !Array.isArray(input) ? input : {};

const finish = (reason: StopReason, usage: Usage) => ({
  finishReason: finishReasons[reason],
  usage: { promptTokens: usage?.input_tokens ?? 0, completionTokens: usage?.output_tokens ?? 0 },
});

function event(event: Event): Record<string, unknown> {
  if (event.event !== "side_panel_update") return event;
  const { panel, ...rest } = event;
  return { ...rest, ...panel };
}
