import type * as Conversation from "@advisor/domain/conversation";
import type { Runtime } from "../runtime.ts";

/** A title is there within seconds. After this its event has been lost, or its function failed. */
const overdueMs = 30_000;

/** Whether a conversation that has messages should have a title by now, and has none. */
export const isTitleOverdue = (
  { clock }: Pick<Runtime, "clock">,
  { door, deleted, title, updated_at }: Conversation.Info,
): boolean =>
  door === "copilot" &&
  !deleted &&
  title === null &&
  clock.now() - Date.parse(updated_at) >= overdueMs;

/**
 * Asks for a title, at least once: whoever writes it looks first whether there is one. An answer is
 * worth more than a title, so a bus that fails is only logged, and asked again the next time.
 */
export const requestTitle = async (
  { bus, log }: Pick<Runtime, "bus" | "log">,
  { advisor_id, id: conversation_id }: Conversation.Info,
): Promise<void> => {
  await bus
    .publish({ advisor_id, conversation_id })
    .catch((error: unknown) => log.error("title_event_failed", { conversation_id }, error));
};
