import type * as Entry from "@advisor/domain/entry";

/**
 * A cache of the newest entries of the conversations that this process has read. Entries never change:
 * the next turn of a conversation reads only what was added.
 */
export interface KnownEntries {
  of(conversationId: string): readonly Entry.Info[];
  /** Replaces what is known of the conversation. */
  remember(conversationId: string, entries: readonly Entry.Info[]): void;
}

/** Of JSON; about 50 long conversations. */
const mostCharacters = 8_000_000;

/** Conversations that were not read for the longest time are forgotten first. */
export function openKnownEntries(most = mostCharacters): KnownEntries {
  const known = new Map<string, { entries: readonly Entry.Info[]; characters: number }>();
  const sizes = new WeakMap<Entry.Info, number>();
  let total = 0;

  function sizeOf(entry: Entry.Info): number {
    const size = sizes.get(entry) ?? JSON.stringify(entry).length;
    sizes.set(entry, size);
    return size;
  }

  function forget(conversationId: string): void {
    total -= known.get(conversationId)?.characters ?? 0;
    known.delete(conversationId);
  }

  return {
    of: (conversationId) => known.get(conversationId)?.entries ?? [],
    remember(conversationId, entries) {
      forget(conversationId);
      if (entries.length === 0) return;
      const characters = entries.reduce((sum, entry) => sum + sizeOf(entry), 0);
      known.set(conversationId, { entries, characters });
      total += characters;
      for (const oldest of known.keys()) {
        if (total <= most) break;
        forget(oldest);
      }
    },
  };
}
