import type { StopReason } from "@advisor/protocol/part";
import { modelFault } from "./model-fault.ts";

/** Stop reasons in lower case, from all vendors. */
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
 * Maps a vendor's stop reason, which may have a detail after a colon; null if it is empty. Throws if
 * it means failure: retryable if no text had been sent (`said`).
 */
export function readStopReason(named: string, said: boolean): StopReason | null {
  const [name = ""] = named.toLowerCase().split(":");
  if (name === "" || name === "null") return null;
  const reason = Object.hasOwn(reasons, name) ? reasons[name] : "other";
  if (reason !== "failed") return reason ?? "other";
  const cause = new Error(`finish: ${named.slice(0, 100)}`);
  throw modelFault(said ? "model_stream_error" : "model_unavailable", cause);
}

/** A later reason replaces an earlier one only if it marks the answer as incomplete. */
export const laterReason = (
  before: StopReason | null,
  next: StopReason | null,
): StopReason | null =>
  before === null || (isCompleteReason(before) && next !== null && !isCompleteReason(next))
    ? next
    : before;

/** Whether an answer that stopped for this reason is complete, including its calls. */
export const isCompleteReason = (reason: StopReason | null): boolean =>
  reason === "stop" || reason === "tools";
