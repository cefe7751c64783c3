import type * as Grounding from "@advisor/domain/record/grounding";
import type { Part, StopReason } from "../part.ts";
import { stoppedEarlyText } from "../stopped-early-text.ts";
import type { Encoding } from "./encoding.ts";
import { eventStream } from "./event-stream.ts";

/** A tool call in the trading client's execution flow. */
interface FlowCall {
  tool: string;
  status: "running" | "success" | "error";
  args: unknown;
}

/** The ids for stopping, resuming and tracing the stream. */
interface Ids {
  conversation_id: string;
  turn_id: string;
}

interface Failure {
  code: string;
  message: string;
  retryable: boolean;
}

type Item =
  | ({ type: "status"; status: string; done: false } & Partial<Ids>)
  | { type: "tool_calls"; tool_calls: FlowCall[]; done: false }
  | { type: "reasoning"; content: string; done: false }
  | { type: "content"; content: string; done: false }
  | ({ type: "content"; content: ""; done: true } & Answer & Partial<Ids>)
  | ({ type: "error"; error: Failure; done: true } & Partial<Ids>);

interface Answer {
  response: string;
  tool_calls: FlowCall[];
  /** Why the model stopped, with a message if the answer is incomplete. */
  stop_reason: StopReason;
  ended?: string;
  /** The result of checking the answer's figures against the tool results. */
  grounding: Grounding.Info | null;
}

/**
 * The stream of the trading API. The encoder collects the answer and the calls, so each stream
 * needs its own.
 */
export function tradingEncoding(): Encoding {
  const calls = new Map<string, FlowCall>();
  let response = "";
  let answering = false;
  let ids: Partial<Ids> = {};
  let grounding: Grounding.Info | null = null;

  function items(part: Part): Item[] {
    switch (part.type) {
      case "start":
        ids = { conversation_id: part.conversation_id, turn_id: part.turn_id };
        return [{ ...status("Analyzing request"), ...ids }];
      case "reasoning-start":
        return [status("Thinking")];
      case "reasoning-delta":
        return [{ type: "reasoning", content: part.delta, done: false }];
      case "event":
        if (part.event.event === "grounding") grounding = withoutName(part.event);
        return [];
      case "tool-call":
        return moved(part, "running", part.input);
      case "tool-result":
        return moved(part, "success");
      case "tool-error":
      case "tool-denied":
        return moved(part, "error");
      case "text-start":
        return [...announced(), ...(response === "" ? [] : said("\n\n"))];
      case "text-delta":
        return said(part.delta);
      case "finish":
        return [
          answered(part.reason, { response, tool_calls: [...calls.values()], grounding, ...ids }),
        ];
      case "interrupted":
        return [failed({ code: part.reason, message: "The answer was stopped.", retryable: true })];
      case "error":
        return [failed({ code: part.code, message: part.message, retryable: part.retryable })];
      default:
        return [];
    }
  }

  const failed = (error: Failure): Item => ({ type: "error", error, ...ids, done: true });

  function moved(
    { call_id, tool }: { call_id: string; tool: string },
    status: FlowCall["status"],
    args: unknown = calls.get(call_id)?.args ?? {},
  ): Item[] {
    const call = { tool, status, args };
    calls.set(call_id, call);
    return [{ type: "tool_calls", tool_calls: [call], done: false }];
  }

  function said(content: string): Item[] {
    response += content;
    return [{ type: "content", content, done: false }];
  }

  function announced(): Item[] {
    if (answering) return [];
    answering = true;
    return [status("Generating response")];
  }

  return {
    ...eventStream,
    encode: (part, seq) =>
      items(part)
        .map((item) => `id: ${seq}\ndata: ${JSON.stringify(item)}\n\n`)
        .join(""),
  };
}

function answered(
  stop_reason: StopReason,
  told: Pick<Answer, "response" | "tool_calls" | "grounding"> & Partial<Ids>,
): Item {
  const ended = stoppedEarlyText(stop_reason);
  const why = ended === undefined ? { stop_reason } : { stop_reason, ended };
  return { type: "content", content: "", ...told, ...why, done: true };
}

const status = (text: string) => ({ type: "status", status: text, done: false }) as const;

const withoutName = ({ event: _, ...grounding }: Grounding.Info & { event: string }) => grounding;
