import * as Conversation from "@advisor/domain/conversation";
import {
  conversationIndexKey,
  conversationKey,
  type Key,
  parseConversationIndexKey,
} from "./keys.ts";
import { parseStored } from "./parse-stored.ts";
import type { TableItem } from "./table.ts";

/** The lease is stored in top-level attributes, so that writes can be conditional on it. */
export function conversationItem(conversation: Conversation.Info): Key & TableItem {
  const { lease, ...rest } = conversation;
  return {
    ...conversationKey(conversation.id),
    ...rest,
    ...leaseAttributes(lease),
    ...listingAttributes(conversation),
  };
}

/** For leases written before their length was stored. */
const legacyLeaseMs = 30_000;

/** Condition: nobody renewed, took or released the lease since the conversation was read. */
export const leaseUnchanged = ({ epoch, lease }: Conversation.Info) => ({
  epoch,
  lease_until: lease?.expires_at ?? 0,
});

export const leaseAttributes = (lease: Conversation.Lease | null) => ({
  lease_turn: lease?.turn_id ?? null,
  lease_until: lease?.expires_at ?? 0,
  lease_ms: lease?.ms ?? 0,
  stop: lease?.stop ?? false,
});

/** Index attributes that list a conversation under its advisor, if it should be listed. */
export const listingAttributes = (conversation: Conversation.Info) => ({
  ...(conversation.door === "copilot"
    ? conversationIndexKey(conversation.advisor_id, conversation)
    : {}),
  card: Conversation.Card.parse(conversation),
});

/** Optional fields that cannot be parsed get defaults; throws Fault `unreadable` for required ones. */
export function parseConversation(item: TableItem): Conversation.Info {
  const { lease_turn, lease_until, lease_ms: ms = legacyLeaseMs, stop, epoch } = item;
  const lease = { turn_id: lease_turn, epoch, expires_at: lease_until, ms, stop };
  return parseStored(Stored, { ...item, lease }, "conversation");
}

const { Info, Lease, Card } = Conversation;
const { spent, allowed_tools, summary, pinned } = Info.shape;
const Stored = Info.extend({
  lease: Lease.nullable().catch(null),
  allowed_tools: allowed_tools.catch([]),
  pinned: pinned.catch(false),
  summary: summary.catch(null),
  spent: spent.catch(({ value }) => spentOf(value)),
});

const spentOf = (stored: unknown): Conversation.Spent => {
  const { micro_usd, input_tokens, output_tokens } = Object(stored);
  return {
    micro_usd: Conversation.parseTotal(micro_usd),
    input_tokens: Conversation.parseTotal(input_tokens),
    output_tokens: Conversation.parseTotal(output_tokens),
  };
};

/** The fields that a list shows; derived from the index keys when the stored card cannot be parsed. */
export function parseCard(item: TableItem): Conversation.Card {
  const card = Card.safeParse(item.card);
  if (card.success) return card.data;
  const known = parseConversationIndexKey(String(item.gsi_sk));
  return { ...known, household_id: null, title: null, created_at: known.updated_at };
}
