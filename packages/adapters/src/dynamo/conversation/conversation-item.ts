import * as Conversation from "@advisor/domain/conversation";
import { conversationKey, type Key, listedConversation } from "../keys.ts";
import type { Item } from "../table.ts";
import { orUnreadable } from "../unreadable.ts";

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

/** Of a lease of before its length was kept. */
const longestLeaseMs = 30_000;

/** Holds as long as nobody renewed the lease, took it or gave it back since the conversation was read. */
export const sameLease = ({ epoch, lease }: Conversation.Info) => ({
  epoch,
  lease_until: lease?.expires_at ?? 0,
});

export const leaseAttributes = (lease: Conversation.Lease | null) => ({
  lease_turn: lease?.turn_id ?? null,
  lease_until: lease?.expires_at ?? 0,
  lease_ms: lease?.ms ?? 0,
  stop: lease?.stop ?? false,
});

/** What puts a conversation into its advisor's list, if it belongs there. */
export const listed = (conversation: Conversation.Info) => ({
  ...(conversation.door === "copilot"
    ? listedConversation(conversation.advisor_id, conversation.updated_at, conversation.id)
    : {}),
  card: Conversation.Card.parse(conversation),
});

/** What can be done without is left out when it cannot be read; the rest is `unreadable`. */
export function conversationOf(item: Item): Conversation.Info {
  const { lease_turn, lease_until, lease_ms: ms = longestLeaseMs, stop, epoch } = item;
  const lease = { turn_id: lease_turn, epoch, expires_at: lease_until, ms, stop };
  return orUnreadable(Stored, { ...item, lease }, "conversation");
}

const { Info, Lease, Card } = Conversation;
const { spent, allowed_tools, summary } = Info.shape;
const Stored = Info.extend({
  lease: Lease.nullable().catch(null),
  allowed_tools: allowed_tools.catch([]),
  summary: summary.catch(null),
  spent: spent.catch(({ value }) => spentOf(value)),
});

const spentOf = (stored: unknown): Conversation.Spent => {
  const { micro_usd, input_tokens, output_tokens } = Object(stored);
  return {
    micro_usd: Conversation.readSum(micro_usd),
    input_tokens: Conversation.readSum(input_tokens),
    output_tokens: Conversation.readSum(output_tokens),
  };
};

/** What a list shows of an item; of one whose card cannot be read, what its keys say. */
export function cardOf(item: Item): Conversation.Card {
  const card = Card.safeParse(item.card);
  if (card.success) return card.data;
  const [updated_at = "", id = ""] = String(item.gsi_sk).split("#");
  return { id, household_id: null, title: null, created_at: updated_at, updated_at };
}
