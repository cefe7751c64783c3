/** A cache of each conversation's household id. Used only to read the household early, never to authorize. */
export interface KnownHouseholds {
  of(conversationId: string): string | undefined;
  remember(conversationId: string, householdId: string): void;
}

const most = 10_000;

/** Entries never become stale, because a conversation's household never changes. The oldest are evicted first. */
export function openKnownHouseholds(): KnownHouseholds {
  const chosen = new Map<string, string>();
  return {
    of: (conversationId) => chosen.get(conversationId),
    remember(conversationId, householdId) {
      chosen.set(conversationId, householdId);
      const [oldest] = chosen.keys();
      if (chosen.size > most && oldest !== undefined) chosen.delete(oldest);
    },
  };
}
