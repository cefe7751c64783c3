import { notFound } from "@advisor/agent/open/open-turn";
import type * as Conversation from "@advisor/domain/conversation";
import type * as Household from "@advisor/domain/household";
import type { Read } from "@advisor/domain/journal";
import { Chat } from "@advisor/protocol/bodies";
import type { Stores } from "./runtime.ts";

/**
 * The only access check between advisor and household, used by every route and every tool call.
 * Another advisor's household gives the same answer as an unknown one.
 */
export async function authorize(
  { households }: Pick<Stores, "households">,
  advisorId: string,
  householdId: string,
): Promise<Household.Info> {
  return assertOwn(advisorId, await households.get(householdId));
}

/** The same check for a household that was already read. */
export function assertOwn(
  advisorId: string,
  household: Household.Info | undefined,
): Household.Info {
  if (household?.advisor_id !== advisorId) throw notFound();
  return household;
}

/**
 * The advisor's own conversation. A deleted one, or another advisor's, looks like an unknown one.
 */
export async function ownConversation(
  { conversations }: Pick<Stores, "conversations">,
  advisorId: string,
  id: string,
): Promise<Conversation.Info> {
  return owned(advisorId, isConversationId(id) ? await conversations.get(id) : undefined);
}

/** The advisor's own conversation with the entries that a turn starts from, in one read. */
export async function ownRecord(
  { journal }: Pick<Stores, "journal">,
  advisorId: string,
  id: string,
): Promise<Read> {
  const read = isConversationId(id) ? await journal.read(id) : undefined;
  owned(advisorId, read?.conversation);
  if (read === undefined) throw notFound();
  return read;
}

const isConversationId = (id: string): boolean => Chat.shape.conversation_id.safeParse(id).success;

function owned(advisorId: string, conversation: Conversation.Info | undefined): Conversation.Info {
  if (conversation?.advisor_id !== advisorId || conversation.deleted) throw notFound();
  return conversation;
}
