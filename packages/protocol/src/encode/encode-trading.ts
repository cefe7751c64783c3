import type * as Grounding from "@advisor/domain/record/grounding";
import type { Part, StopReason } from "../part.ts";
import { stoppedEarlyText } from "../stopped-early-text.ts";
import type { Failure, FlowCall, TradingAnswer, TradingItem, TurnIds } from "../trading/item.ts";
import type { Encoding } from "./encoding.ts";
import { eventStream } from "./event-stream.ts";

/** Encodes the trading stream. The encoder collects the answer and the calls, so each stream needs its own. */
export function tradingEncoding(): Encoding {
  const calls = new Map<string, FlowCall>();
  let response = "";
  let answering = false;
  let ids: TurnIds = {};
  let grounding: Grounding.Info | null = null;

  function items(part: Part): TradingItem[] {
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

  const failed = (error: Failure): TradingItem => ({ type: "error", error, ...ids, done: true });

  function moved(
    { call_id, tool }: { call_id: string; tool: string },
    status: FlowCall["status"],
    args: unknown = calls.get(call_id)?.args ?? {},
  ): TradingItem[] {
    const call = { tool, status, args };
    calls.set(call_id, call);
    return [{ type: "tool_calls", tool_calls: [call], done: false }];
  }

  function said(content: string): TradingItem[] {
    response += content;
    return [{ type: "content", content, done: false }];
  }

  function announced(): TradingItem[] {
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
  answer: Pick<TradingAnswer, "response" | "tool_calls" | "grounding"> & TurnIds,
): TradingItem {
  const ended = stoppedEarlyText(stop_reason);
  const why = ended === undefined ? { stop_reason } : { stop_reason, ended };
  return { type: "content", content: "", ...answer, ...why, done: true };
}

const status = (text: string) => ({ type: "status", status: text, done: false }) as const;

const withoutName = ({ event: _, ...grounding }: Grounding.Info & { event: string }) => grounding;
