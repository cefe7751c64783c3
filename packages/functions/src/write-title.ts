import { wait } from "@advisor/adapters/world";
import { copilotBounds } from "@advisor/agent/bounds";
import type { Model } from "@advisor/agent/model";
import { fallbackTitle, titleFor } from "@advisor/agent/title";
import { Fault } from "@advisor/domain/fault";
import * as z from "zod";
import type { Stores } from "./runtime.ts";

/** The event of a first message, in EventBridge's envelope. Delivered at least once, in any order, perhaps late. */
const Started = z.object({
  detail: z.object({
    properties: z.object({ advisor_id: z.string(), conversation_id: z.string() }),
  }),
});

const deadlineMs = 20_000;

/**
 * Gives a conversation its title, unless it has one by now: the first title wins, a rename is never
 * overwritten, a deleted conversation stays as it is. A model that fails costs only its own words.
 */
export async function writeTitle(stores: Stores, model: Model, event: unknown): Promise<void> {
  const { conversation_id } = Started.parse(event).detail.properties;
  const conversation = await stores.conversations.get(conversation_id);
  if (conversation === undefined || conversation.deleted || conversation.title !== null) return;
  const [first] = await stores.journal.after(conversation_id, 0, 10);
  if (first?.body.kind !== "user") return;
  const title = await words(stores, model, first.body.text);
  await stores.journal.note({
    conversation_id,
    body: { kind: "titled", title, by: "service" },
    change: (now) => (now.title === null ? { title } : undefined),
  });
}

async function words({ log }: Stores, model: Model, text: string): Promise<string> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new Fault("upstream", "deadline", "too late")),
    deadlineMs,
  );
  try {
    return await titleFor({ model, text, bounds: copilotBounds, signal: late.signal, wait });
  } catch (error) {
    log.error("title_model_failed", {}, error);
    return fallbackTitle(text);
  } finally {
    clearTimeout(timer);
  }
}
