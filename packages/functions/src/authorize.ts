import { notFound } from "@advisor/agent/open/open-turn";
import type * as Conversation from "@advisor/domain/conversation";
import type * as Household from "@advisor/domain/household";
import type { LoadedConversation } from "@advisor/domain/journal";
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
  return assertOwner(advisorId, await households.get(householdId));
}

/** The same check for a household that was already read. */
export function assertOwner(
  advisorId: string,
  household: Household.Info | undefined,
): Household.Info {
  if (household?.advisor_id !== advisorId) throw notFound();
  return household;
}

/**
 * The advisor's own conversation. A deleted one, or another advisor's, looks like an unknown one.
 */
export async function readOwnConversation(
  { conversations }: Pick<Stores, "conversations">,
  advisorId: string,
  id: string,
): Promise<Conversation.Info> {
  return owned(advisorId, isConversationId(id) ? await conversations.get(id) : undefined);
}

/** Everything needed to start a turn, checked to be the advisor's own. */
export interface OwnTurnStart extends LoadedConversation {
  household: Household.Info | undefined;
}

/**
 * Reads everything needed to start a turn. If this process knows the conversation's household, it is
 * read in parallel, but used only after both were checked.
 */
export async function readOwnTurnStart(
  runtime: Pick<Stores, "journal" | "households" | "knownHouseholds">,
  advisorId: string,
  id: string,
): Promise<OwnTurnStart> {
  const { journal, households, knownHouseholds } = runtime;
  if (!isConversationId(id)) throw notFound();
  const expected = knownHouseholds.of(id);
  const reading = expected === undefined ? undefined : households.get(expected);
  reading?.catch(() => undefined); // Awaited only if it turns out to be the right household.
  const read = await journal.read(id);
  const { household_id } = owned(advisorId, read?.conversation);
  if (read === undefined) throw notFound();
  if (household_id === null) return { ...read, household: undefined };
  knownHouseholds.remember(id, household_id);
  const found = household_id === expected ? await reading : await households.get(household_id);
  return { ...read, household: assertOwner(advisorId, found) };
}

const isConversationId = (id: string): boolean => Chat.shape.conversation_id.safeParse(id).success;

function owned(advisorId: string, conversation: Conversation.Info | undefined): Conversation.Info {
  if (conversation?.advisor_id !== advisorId || conversation.deleted) throw notFound();
  return conversation;
}
