import type { Chunk } from "@advisor/client/read-stream";
import { endWords } from "@advisor/protocol/end-words";

/** A note for an answer that ended early; undefined for a complete one. */
export const endNote = (last: Chunk | undefined): string | undefined =>
  last?.type === "finish"
    ? endWords(last.messageMetadata.stop_reason ?? last.finishReason ?? "stop")
    : undefined;
