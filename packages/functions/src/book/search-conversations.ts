import type * as Conversation from "@advisor/domain/conversation";
import type { Page } from "@advisor/domain/page";

const readAtOnce = 100;
/** One search reads at most this many pages of the advisor's conversation index. */
const mostReads = 10;

interface SearchRequest {
  advisorId: string;
  householdId: string | undefined;
  cursor: string | undefined;
  limit: number;
  search: string;
}

/**
 * The advisor's conversations whose title contains every word, newest first. A page ends when `limit`
 * is reached or enough was read, so it may hold a few more, or none; the cursor continues the search.
 */
export async function searchConversations(
  conversations: Pick<Conversation.Store, "list">,
  { search, limit, cursor, ...whose }: SearchRequest,
): Promise<Page<Conversation.Card>> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const items: Conversation.Card[] = [];
  let next: string | null | undefined = cursor;
  for (let reads = 0; reads < mostReads; reads += 1) {
    const from = next ?? undefined;
    const page = await conversations.list({ ...whose, cursor: from, limit: readAtOnce });
    items.push(...page.items.filter(({ title }) => hasAll(title, words)));
    next = page.next_cursor;
    if (next === null || items.length >= limit) break;
  }
  return { items, next_cursor: next ?? null };
}

const hasAll = (title: string | null, words: readonly string[]): boolean => {
  const text = (title ?? "").toLowerCase();
  return words.every((word) => text.includes(word));
};
