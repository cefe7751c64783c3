import type { Encoding } from "./encoding.ts";
import type { Part } from "./part.ts";

/** One call as the execution flow shows it. */
interface FlowCall {
  tool: string;
  status: "running" | "success" | "error";
  args: unknown;
}

type Item =
  | { type: "status"; status: string; done: false }
  | { type: "tool_calls"; tool_calls: FlowCall[]; done: false }
  | { type: "content"; content: string; done: false }
  | { type: "content"; content: ""; response: string; tool_calls: FlowCall[]; done: true }
  | { type: "error"; error: { code: string; message: string; retryable: boolean }; done: true };

/** The items of the trading door. It gathers the answer and the calls, so each stream has one of its own. */
export function tradingEncoding(): Encoding {
  const calls = new Map<string, FlowCall>();
  let response = "";
  let answering = false;

  function items(part: Part): Item[] {
    switch (part.type) {
      case "start":
        return [status("Analyzing request")];
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
          { type: "content", content: "", response, tool_calls: [...calls.values()], done: true },
        ];
      case "interrupted":
        return [failed({ code: part.reason, message: "The answer was stopped.", retryable: true })];
      case "error":
        return [failed({ code: part.code, message: part.message, retryable: part.retryable })];
      default:
        return [];
    }
  }

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
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
    encode: (part, seq) =>
      items(part)
        .map((item) => `id: ${seq}\ndata: ${JSON.stringify(item)}\n\n`)
        .join(""),
    heartbeat: ": keep-alive\n\n",
    close: "",
  };
}

const status = (text: string): Item => ({ type: "status", status: text, done: false });

const failed = (error: { code: string; message: string; retryable: boolean }): Item => ({
  type: "error",
  error,
  done: true,
});
