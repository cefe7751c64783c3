import type { Chunk } from "@advisor/client/read-stream";
import type { PendingWrite } from "./approvals.ts";

/** A whole turn as one JSON document, for programs. */
export const turnSummary = (chunks: readonly Chunk[], waiting: readonly PendingWrite[]) => ({
  answer: chunks.flatMap((chunk) => (chunk.type === "text-delta" ? chunk.delta : [])).join(""),
  tool_calls: chunks.flatMap((chunk) =>
    chunk.type === "tool-input-available"
      ? { tool: chunk.toolName, input: chunk.input, ...outputOf(chunk.toolCallId, chunks) }
      : [],
  ),
  sources: chunks.flatMap((chunk) => (chunk.type === "source-document" ? chunk.sourceId : [])),
  approvals_required: waiting,
  usage: chunks.findLast((chunk) => chunk.type === "finish")?.messageMetadata.usage ?? null,
  error: chunks.find((chunk) => chunk.type === "error") ?? null,
});

function outputOf(id: string, chunks: readonly Chunk[]) {
  for (const chunk of chunks) {
    if (chunk.type === "tool-output-available" && chunk.toolCallId === id)
      return { output: chunk.output };
    if (chunk.type === "tool-output-error" && chunk.toolCallId === id)
      return { error: chunk.errorText };
  }
  return {};
}
