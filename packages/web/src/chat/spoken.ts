import { callsOf, type Message } from "./message.ts";

/** What a screen reader is told: that an answer began and how it ended, never each word. */
export function spoken(
  messages: readonly Message[],
  busy: boolean,
  failure: Error | undefined,
): string {
  if (busy) return "The answer is being written.";
  if (failure !== undefined) return "";
  const last = messages.at(-1);
  if (last?.role !== "assistant") return "";
  const waits = callsOf(last).some(({ state }) => state === "approval-requested");
  return waits ? "Something waits for your approval." : "The answer is complete.";
}
