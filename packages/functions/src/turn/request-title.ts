import type * as Conversation from "@advisor/domain/conversation";
import type { Runtime } from "../runtime.ts";

/** Titles usually take seconds. After this time, the event was lost or its function failed. */
const overdueMs = 30_000;

/** Whether a conversation should have a title by now but has none. */
export const isTitleOverdue = (
  { clock }: Pick<Runtime, "clock">,
  { door, deleted, title, updated_at }: Conversation.Info,
): boolean =>
  door === "copilot" &&
  !deleted &&
  title === null &&
  clock.now() - Date.parse(updated_at) >= overdueMs;

/**
 * Publishes the event that requests a title, at least once; the title function skips conversations
 * that have one. A failure is only logged, and the event is published again later.
 */
export const requestTitle = async (
  { bus, log }: Pick<Runtime, "bus" | "log">,
  { advisor_id, id: conversation_id }: Conversation.Info,
): Promise<void> => {
  await bus
    .publish({ advisor_id, conversation_id })
    .catch((error: unknown) => log.error("title_event_failed", { conversation_id }, error));
};
