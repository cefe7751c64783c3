import { notFound } from "@advisor/agent/open/open-turn";
import type * as Conversation from "@advisor/domain/conversation";
import type * as Household from "@advisor/domain/household";
import { Chat } from "@advisor/protocol/bodies";
import type { Stores } from "./runtime.ts";

/**
 * The one check of advisor against household, used by every route and by every tool call. A foreign
 * household is answered exactly like one that does not exist.
 */
export async function authorize(
  { households }: Pick<Stores, "households">,
  advisorId: string,
  householdId: string,
): Promise<Household.Info> {
  return assertOwn(advisorId, await households.get(householdId));
}

/** The same check on a household that has been read already. */
export function assertOwn(
  advisorId: string,
  household: Household.Info | undefined,
): Household.Info {
  if (household?.advisor_id !== advisorId) throw notFound();
  return household;
}

/** The advisor's own conversation; deleted and foreign ones are answered like unknown ones. */
export async function ownConversation(
  { conversations }: Pick<Stores, "conversations">,
  advisorId: string,
  id: string,
): Promise<Conversation.Info> {
  if (!Chat.shape.conversation_id.safeParse(id).success) throw notFound();
  const conversation = await conversations.get(id);
  if (conversation?.advisor_id !== advisorId || conversation.deleted) throw notFound();
  return conversation;
}
