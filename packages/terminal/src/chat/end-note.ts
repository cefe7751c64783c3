import type { Chunk } from "@advisor/client/read-stream";
import { stoppedEarlyText } from "@advisor/protocol/stopped-early-text";

/** A note for an answer that ended early; undefined for a complete one. */
export const endNote = (last: Chunk | undefined): string | undefined =>
  last?.type === "finish"
    ? stoppedEarlyText(last.messageMetadata.stop_reason ?? last.finishReason ?? "stop")
    : undefined;
