import type * as Conversation from "@advisor/domain/conversation";
import type { Page } from "@advisor/domain/page";

const readAtOnce = 100;
/** One answer goes through this many conversations at most: ten reads of the advisor's own index. */
const mostReads = 10;

interface SearchRequest {
  advisorId: string;
  householdId: string | undefined;
  cursor: string | undefined;
  limit: number;
  search: string;
}

/**
 * The advisor's conversations whose title has every word, the newest first. A page ends where `limit`
 * is reached or enough was read, so it may hold a few more, or none: the cursor goes on.
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
