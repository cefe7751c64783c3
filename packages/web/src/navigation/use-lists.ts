import { useCallback } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import type { Connection } from "../api/connection.ts";
import { useReached } from "../api/use-link.ts";
import { useLoaded } from "../api/use-loaded.ts";

export type Lists = ReturnType<typeof useLists>;

/** What is read beside a conversation, and read again when something has changed. */
export function useLists(api: AdvisorApi, link: Connection, household_id: string | null) {
  const loadConversations = useCallback(() => api.conversations(household_id), [api, household_id]);
  const loadHousehold = useCallback(
    async () => (household_id === null ? undefined : api.household(household_id)),
    [api, household_id],
  );
  const households = useLoaded(api.households);
  const conversations = useLoaded(loadConversations);
  const household = useLoaded(loadHousehold);
  const reloads = [households.reload, conversations.reload, household.reload];
  const changed = () => {
    for (const reload of reloads) reload();
  };
  useReached(link, changed);
  return { households, conversations, household, changed };
}
