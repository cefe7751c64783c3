import type { StopReason } from "@advisor/protocol/part";
import { modelFault } from "./model-fault.ts";

/** How servers name the end of an answer, in lower case, as every server means it. */
const reasons: Readonly<Record<string, StopReason | "failed">> = {
  stop: "stop",
  end_turn: "stop",
  eos: "stop",
  eos_token: "stop",
  stop_sequence: "stop",
  complete: "stop",
  tool_calls: "tools",
  tool_call: "tools",
  tool_use: "tools",
  function_call: "tools",
  length: "length",
  max_tokens: "length",
  model_length: "length",
  model_context_window_exceeded: "length",
  content_filter: "filtered",
  content_filtered: "filtered",
  guardrail_intervened: "filtered",
  safety: "filtered",
  recitation: "filtered",
  blocklist: "filtered",
  prohibited_content: "filtered",
  spii: "filtered",
  error_toxic: "filtered",
  refusal: "refused",
  error: "failed",
  insufficient_system_resource: "failed",
  function_call_filter: "failed",
  malformed_function_call: "failed",
  malformed_tool_use: "failed",
  malformed_model_output: "failed",
};

/**
 * The reason that a server names, which may have a detail behind a colon; null when it names none.
 * An answer that failed throws; when nothing was `said` before, it may be asked for again.
 */
export function readStopReason(named: string, said: boolean): StopReason | null {
  const [name = ""] = named.toLowerCase().split(":");
  if (name === "" || name === "null") return null;
  const reason = Object.hasOwn(reasons, name) ? reasons[name] : "other";
  if (reason !== "failed") return reason ?? "other";
  const cause = new Error(`finish: ${named.slice(0, 100)}`);
  throw modelFault(said ? "model_stream_error" : "model_unavailable", cause);
}

/** A later reason replaces an earlier one only when it says that the answer is not whole. */
export const laterReason = (
  before: StopReason | null,
  next: StopReason | null,
): StopReason | null =>
  before === null || (isWhole(before) && next !== null && !isWhole(next)) ? next : before;

/** Whether an answer that ended for this reason is whole, and its calls with it. */
export const isWhole = (reason: StopReason | null): boolean =>
  reason === "stop" || reason === "tools";
