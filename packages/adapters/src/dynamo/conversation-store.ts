import * as Conversation from "@advisor/domain/conversation";
import { conversationItem, conversationOf } from "./conversation-item.ts";
import { byAdvisor, conversationKey, listedConversation } from "./keys.ts";
import type { Item, Table } from "./table.ts";

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
      items: page.items.map((item: Item) => Conversation.Card.parse(item.card)),
    };
  },
});
