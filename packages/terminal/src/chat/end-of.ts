import type { Chunk } from "@advisor/client/read-stream";
import { endWords } from "@advisor/protocol/end-words";

/** How an answer ended that did not come to its own end; undefined for one that did. */
export const endOf = (last: Chunk | undefined): string | undefined =>
  last?.type === "finish"
    ? endWords(last.messageMetadata.stop_reason ?? last.finishReason ?? "stop")
    : undefined;
