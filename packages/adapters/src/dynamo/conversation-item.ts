import * as Conversation from "@advisor/domain/conversation";
import { conversationKey, type Key, listedConversation } from "./keys.ts";
import type { Item } from "./table.ts";

/** The lease lies in top-level attributes, so that a write can be conditional on them. */
export function conversationItem(conversation: Conversation.Info): Key & Item {
  const { lease, ...rest } = conversation;
  return {
    ...conversationKey(conversation.id),
    ...rest,
    ...leaseAttributes(lease),
    ...listed(conversation),
  };
}

export const leaseAttributes = (lease: Conversation.Lease | null) => ({
  lease_turn: lease?.turn_id ?? null,
  lease_until: lease?.expires_at ?? 0,
  stop: lease?.stop ?? false,
});

/** What puts a conversation into its advisor's list, if it belongs there. */
export const listed = (conversation: Conversation.Info) => ({
  ...(conversation.door === "copilot"
    ? listedConversation(conversation.advisor_id, conversation.updated_at, conversation.id)
    : {}),
  card: Conversation.Card.parse(conversation),
});

export function conversationOf(item: Item): Conversation.Info {
  const { lease_turn, lease_until, stop, epoch } = item;
  const lease =
    lease_turn === null ? null : { turn_id: lease_turn, epoch, expires_at: lease_until, stop };
  return Conversation.Info.parse({ ...item, lease });
}
