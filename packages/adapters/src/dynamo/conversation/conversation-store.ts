import type * as Conversation from "@advisor/domain/conversation";
import { conversationItem, parseCard, parseConversation } from "../conversation-item.ts";
import { advisorIndex, conversationIndexPartition, conversationKey } from "../keys.ts";
import type { Table } from "../table.ts";

export const conversationStore = (table: Table): Conversation.Store => ({
  async create(conversation) {
    const refused = await table.write({ put: conversationItem(conversation), when: "new" });
    return refused === undefined;
  },

  async get(id) {
    const item = await table.get(conversationKey(id));
    return item === undefined ? undefined : parseConversation(item);
  },

  async list({ advisorId, householdId, cursor, limit }) {
    const page = await table.query({
      pk: conversationIndexPartition(advisorId),
      index: advisorIndex,
      backwards: true,
      limit,
      cursor,
      card: householdId === undefined ? undefined : { field: "household_id", value: householdId },
    });
    return {
      ...page,
      items: page.items.map(parseCard),
    };
  },
});
