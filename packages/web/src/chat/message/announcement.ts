import { callsOf, isCut, type Message } from "./message.ts";

const written = "The answer is being written.";

/**
 * What a screen reader announces: the start of an answer and how it ended, not each word. The
 * messages decide whether an answer is complete, because they may be shown a moment after the
 * stream ended.
 */
export function announcementFor(
  messages: readonly Message[],
  busy: boolean,
  failure: Error | undefined,
): string {
  if (busy) return written;
  if (failure !== undefined) return "";
  const last = messages.at(-1);
  if (last?.role !== "assistant") return "";
  if (last.metadata?.status === "running") return written;
  // A cut-off answer has its own notice.
  if (isCut(last)) return "";
  const waits = callsOf(last).some(({ state }) => state === "approval-requested");
  return waits ? "Something waits for your approval." : "The answer is complete.";
}
