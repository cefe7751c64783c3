import type * as Conversation from "@advisor/domain/conversation";
import { expect, it } from "vitest";
import { searchConversations } from "./search-conversations.ts";

/** So many conversations, each hundredth about bands. */
function filed(count: number) {
  const reads: (string | undefined)[] = [];
  const cards = Array.from(
    { length: count },
    (_, at): Conversation.Card => ({
      id: `con_${at}`,
      household_id: null,
      title: at % 100 === 99 ? `Outside the IPS Bands ${at}` : null,
      created_at: "2026-11-20T10:00:00Z",
      updated_at: "2026-11-20T10:00:00Z",
      pinned: false,
    }),
  );
  const list: Conversation.Store["list"] = async ({ cursor, limit }) => {
    reads.push(cursor);
    const from = Number(cursor ?? 0);
    const to = from + limit;
    return { items: cards.slice(from, to), next_cursor: to < count ? String(to) : null };
  };
  const search = (words: string, limit: number, cursor?: string) =>
    searchConversations(
      { list },
      { advisorId: "adv_north", householdId: undefined, cursor, limit, search: words },
    );
  return { reads, search };
}

it("finds every word in any order, whatever its case", async () => {
  const { search } = filed(100);
  const { items } = await search("bands ips", 10);
  expect(items.map(({ id }) => id)).toEqual(["con_99"]);
  expect((await search("bands gold", 10)).items).toEqual([]);
});

it("stops at the limit, and the cursor continues from there", async () => {
  const { search, reads } = filed(500);
  const first = await search("bands", 2);
  expect([first.items.length, first.next_cursor, reads.length]).toEqual([2, "200", 2]);
  const rest = await search("bands", 10, "200");
  expect(rest.items.map(({ id }) => id)).toEqual(["con_299", "con_399", "con_499"]);
  expect(rest.next_cursor).toBeNull();
});

it("never reads more than a thousand conversations for one answer", async () => {
  const { search, reads } = filed(5_000);
  const page = await search("gold", 10);
  expect([page.items, page.next_cursor, reads.length]).toEqual([[], "1000", 10]);
});
