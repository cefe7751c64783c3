import type { HouseholdCard } from "@advisor/protocol/household";
import { useCallback } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { Problem } from "../chat/problem.tsx";
import { Conversations } from "./conversations.tsx";

interface Props {
  api: AdvisorApi;
  households: readonly HouseholdCard[];
  chosen: string | null;
  /** Null starts a new one. */
  choose(id: string | null): void;
  changed(): void;
}

/** The newest conversations of all households, for a phone, whose lists are not beside one of them. */
export function Chats({ api, households, chosen, choose, changed }: Props) {
  const load = useCallback(() => api.searchConversations(""), [api]);
  const { value, error, reload } = useLoaded(load);
  return (
    <>
      {error && <Problem error={error} retry={reload} />}
      <Conversations
        {...{ api, chosen, choose }}
        conversations={value ?? []}
        ownerOf={({ household_id }) => households.find(({ id }) => id === household_id)?.name}
        changed={() => {
          reload();
          changed();
        }}
      />
    </>
  );
}
