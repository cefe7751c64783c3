import { Burger, Button, Drawer } from "@mantine/core";
import { useCallback, useState } from "react";
import type { AdvisorApi } from "./api/advisor-api.ts";
import { useLoaded } from "./api/use-loaded.ts";
import { Banner } from "./banner.tsx";
import { Fresh } from "./chat/fresh.tsx";
import { Opened } from "./chat/opened.tsx";
import { Problem } from "./chat/problem.tsx";
import { Conversations } from "./navigation/conversations.tsx";
import { Households } from "./navigation/households.tsx";
import { goTo, usePlace } from "./navigation/place.ts";
import { useNarrow } from "./use-narrow.ts";

interface Given {
  api: AdvisorApi;
  advisor: string;
  signOut(): void;
}

const none: readonly never[] = [];

/** Everything a signed-in advisor sees. */
export function Workspace({ api, advisor, signOut }: Given) {
  const { household, conversation } = usePlace();
  const [first, setFirst] = useState<{ id: string; text: string }>();
  const [drawn, setDrawn] = useState(false);
  const narrow = useNarrow();
  const lists = useLists(api, household);
  const go = (place: Parameters<typeof goTo>[0]) => {
    setDrawn(false);
    goTo(place);
  };
  const households = lists.households.value ?? none;
  const conversations = lists.conversations.value ?? none;
  const unread = lists.households.error ?? lists.conversations.error;
  const around = { api, households, household: lists.household, changed: lists.changed };
  const navigation = (
    <>
      {unread && <Problem error={unread} retry={lists.changed} />}
      <Households
        households={households}
        chosen={household}
        choose={(id) => go({ household: id, conversation: null })}
      />
      <Conversations
        api={api}
        conversations={conversations}
        chosen={conversation}
        choose={(id) => go({ household, conversation: id })}
        changed={lists.changed}
      />
    </>
  );
  return (
    <div className="page">
      <header className="top">
        {narrow && (
          <Burger
            size="sm"
            opened={drawn}
            aria-label="Households and conversations"
            onClick={() => setDrawn(!drawn)}
          />
        )}
        <strong>Advisor Copilot</strong>
        <Banner simulated={households.some(({ simulated }) => simulated)} />
        <span className="quiet advisor">{advisor}</span>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={signOut}>
          Sign out
        </Button>
      </header>
      <div className="columns">
        {narrow ? (
          <Drawer opened={drawn} onClose={() => setDrawn(false)} title="Advisor Copilot">
            {navigation}
          </Drawer>
        ) : (
          <aside className="navigation" aria-label="Households and conversations">
            {navigation}
          </aside>
        )}
        {conversation === null ? (
          <Fresh
            key={household ?? ""}
            {...around}
            household_id={household}
            begun={(id, text) => {
              setFirst({ id, text });
              lists.changed();
              goTo({ household, conversation: id });
            }}
          />
        ) : (
          <Opened
            key={conversation}
            {...around}
            id={conversation}
            card={conversations.find(({ id }) => id === conversation)}
            first={first?.id === conversation ? first.text : undefined}
            taken={() => setFirst(undefined)}
          />
        )}
      </div>
    </div>
  );
}

/** What is read beside a conversation, and read again when something has changed. */
function useLists(api: AdvisorApi, household_id: string | null) {
  const loadConversations = useCallback(() => api.conversations(household_id), [api, household_id]);
  const loadHousehold = useCallback(
    async () => (household_id === null ? undefined : api.household(household_id)),
    [api, household_id],
  );
  const households = useLoaded(api.households);
  const conversations = useLoaded(loadConversations);
  const household = useLoaded(loadHousehold);
  const reloads = [households.reload, conversations.reload, household.reload];
  return {
    households,
    conversations,
    household,
    changed: () => {
      for (const reload of reloads) reload();
    },
  };
}
