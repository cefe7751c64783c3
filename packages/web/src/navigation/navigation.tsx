import type { AdvisorApi } from "../api/advisor-api.ts";
import type { Connection } from "../api/connection.ts";
import { useLoadError } from "../api/use-load-error.ts";
import { Problem } from "../chat/problem.tsx";
import { Conversations } from "./conversations.tsx";
import { Households } from "./households.tsx";
import type { NavigationLists } from "./use-lists.ts";

export interface NavigationProps {
  api: AdvisorApi;
  link: Connection;
  lists: NavigationLists;
  household: string | null;
  conversation: string | null;
  choose(household: string | null): void;
  open(conversation: string | null): void;
}

/** The lists of households and conversations. */
export function Navigation(props: NavigationProps) {
  const { api, link, lists, household, conversation, choose, open } = props;
  // The household's own page says that it cannot be read.
  const own = lists.household.error === undefined ? lists.conversations.error : undefined;
  const error = lists.households.error ?? own;
  const unread = useLoadError(error, link);
  return (
    <>
      {unread && <Problem error={unread} retry={lists.changed} />}
      <Households households={lists.households.value ?? []} chosen={household} choose={choose} />
      <Conversations
        api={api}
        conversations={lists.conversations.value ?? []}
        chosen={conversation}
        choose={open}
        changed={lists.changed}
      />
    </>
  );
}
