import type * as Conversation from "@advisor/domain/conversation";
import { byAdvisor, conversationKey, listedConversation } from "../keys.ts";
import type { Table } from "../table.ts";
import { cardOf, conversationItem, conversationOf } from "./conversation-item.ts";

export const conversationStore = (table: Table): Conversation.Store => ({
  async create(conversation) {
    const refused = await table.write({ put: conversationItem(conversation), when: "new" });
    return refused === undefined;
  },

  async get(id) {
    const item = await table.get(conversationKey(id));
    return item === undefined ? undefined : conversationOf(item);
  },

  async list({ advisorId, householdId, cursor, limit }) {
    const { gsi_pk } = listedConversation(advisorId, "", "");
    const page = await table.query({
      pk: gsi_pk,
      index: byAdvisor,
      backwards: true,
      limit,
      cursor,
      card: householdId === undefined ? undefined : { field: "household_id", value: householdId },
    });
    return {
      ...page,
      items: page.items.map(cardOf),
    };
  },
});
