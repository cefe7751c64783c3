import { useCallback } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import type { Connection } from "../api/connection.ts";
import { useReconnect } from "../api/use-link.ts";
import { useLoaded } from "../api/use-loaded.ts";

export type NavigationLists = ReturnType<typeof useLists>;

interface NeededLists {
  /** Whether the names of all households are needed. */
  all: boolean;
  /** Whether a conversation is visible, or could be. */
  desk: boolean;
}

/** The lists next to a conversation, reloaded after changes. */
export function useLists(
  api: AdvisorApi,
  link: Connection,
  household_id: string | null,
  wanted: NeededLists,
) {
  const loadConversations = useCallback(() => api.conversations(household_id), [api, household_id]);
  const loadHousehold = useCallback(
    async () => (household_id === null ? undefined : api.household(household_id)),
    [api, household_id],
  );
  const households = useLoaded(wanted.all ? api.households : undefined);
  const conversations = useLoaded(wanted.desk ? loadConversations : undefined);
  const household = useLoaded(wanted.desk ? loadHousehold : undefined);
  const reloads = [households.reload, conversations.reload, household.reload];
  const changed = () => {
    for (const reload of reloads) reload();
  };
  useReconnect(link, changed);
  return { households, conversations, household, changed };
}
