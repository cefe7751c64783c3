import { callsOf, isCut, type Message } from "./message.ts";

const written = "The answer is being written.";

/**
 * What a screen reader announces: that an answer began and how it ended, never each word. An answer is
 * complete when its messages say so: they may be shown a moment after the following of it ended.
 */
export function spoken(
  messages: readonly Message[],
  busy: boolean,
  failure: Error | undefined,
): string {
  if (busy) return written;
  if (failure !== undefined) return "";
  const last = messages.at(-1);
  if (last?.role !== "assistant") return "";
  if (last.metadata?.status === "running") return written;
  // What was cut off says so itself.
  if (isCut(last)) return "";
  const waits = callsOf(last).some(({ state }) => state === "approval-requested");
  return waits ? "Something waits for your approval." : "The answer is complete.";
}
