import { wait } from "@advisor/adapters/world";
import type { Model } from "@advisor/agent/model/model";
import { fallbackTitle, titleFor } from "@advisor/agent/title";
import { copilotBounds } from "@advisor/agent/turn/bounds";
import { Fault } from "@advisor/domain/fault";
import * as z from "zod";
import type { Stores } from "../runtime.ts";
import { chargedModel } from "../spend/charged-model.ts";
import type { Spending } from "../spend/spending.ts";

/** The event of a first message, in EventBridge's envelope. It may arrive late, repeatedly and in any order. */
const Started = z.object({
  detail: z.object({
    properties: z.object({ advisor_id: z.string(), conversation_id: z.string() }),
  }),
});

const deadlineMs = 20_000;

/**
 * Gives a conversation a title unless it has one. It never overwrites a rename and leaves a deleted
 * conversation unchanged. If the model fails, the title is the beginning of the message.
 */
export async function writeTitle(
  stores: Stores & { spending: Spending },
  model: Model,
  event: unknown,
): Promise<void> {
  const started = Started.safeParse(event).data?.detail.properties;
  const { log, metrics } = stores;
  const { advisor_id, conversation_id } = started ?? { advisor_id: null, conversation_id: null };
  try {
    if (conversation_id === null)
      throw new Fault("invalid", "invalid_event", "The event is not about a conversation.");
    const outcome = await titled(stores, model, conversation_id);
    log.info("title", { advisor_id, conversation_id, outcome });
  } catch (error) {
    log.error("title_not_written", { advisor_id, conversation_id }, error);
    metrics.put({ TitleFailures: 1 }, {}, {});
    // Lambda logs the message of a thrown error, so it must not contain data.
    throw new Error("The title was not written.");
  }
}

async function titled(
  stores: Stores & { spending: Spending },
  model: Model,
  conversation_id: string,
): Promise<"written" | "not needed"> {
  const conversation = await stores.conversations.get(conversation_id);
  if (conversation === undefined || conversation.deleted || conversation.title !== null) {
    return "not needed";
  }
  const [first] = await stores.journal.after(conversation_id, 0, 10);
  if (first?.body.kind !== "user") return "not needed";
  const charged = chargedModel(stores, model, conversation.advisor_id);
  const title = await words(stores, charged, conversation_id, first.body.text);
  await stores.journal.appendOutsideTurn({
    conversation_id,
    body: { kind: "titled", title, by: "service" },
    change: (now) => (now.title === null ? { title } : undefined),
  });
  return "written";
}

async function words(
  { log, metrics, clock }: Stores,
  model: Model,
  conversation_id: string,
  text: string,
): Promise<string> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new Fault("upstream", "deadline", "too late")),
    deadlineMs,
  );
  try {
    return await titleFor({
      model,
      text,
      bounds: copilotBounds,
      signal: late.signal,
      wait,
      now: clock.now,
    });
  } catch (error) {
    if (error instanceof Fault && error.kind === "budget") {
      log.info("title_not_asked_for", { conversation_id, code: error.code });
      return fallbackTitle(text);
    }
    log.error("title_model_failed", { conversation_id }, error);
    metrics.put({ TitleFailures: 1 }, {}, { conversation_id });
    return fallbackTitle(text);
  } finally {
    clearTimeout(timer);
  }
}
