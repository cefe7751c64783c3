/** Which household each conversation is about, as far as this process knows. It decides nothing: it says what to read early. */
export interface KnownHouseholds {
  of(conversationId: string): string | undefined;
  remember(conversationId: string, householdId: string): void;
}

const most = 10_000;

/** Once chosen, a conversation's household stays; those that were noted first are forgotten first. */
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
