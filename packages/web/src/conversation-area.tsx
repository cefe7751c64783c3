import { useState } from "react";
import { type ConversationContext, ExistingConversation } from "./chat/existing-conversation.tsx";
import { NewConversation } from "./chat/new-conversation.tsx";
import { isMissing, UnknownHousehold } from "./navigation/missing.tsx";
import { navigateTo } from "./navigation/place.ts";
import type { NavigationLists } from "./navigation/use-lists.ts";

interface ConversationAreaProps extends ConversationContext {
  household_id: string | null;
  conversation: string | null;
  lists: NavigationLists;
  /** Changes when the open conversation got its household. */
  round: number;
}

/** A conversation, or the form to start one. */
export default function ConversationArea({
  household_id,
  conversation,
  lists,
  round,
  ...around
}: ConversationAreaProps) {
  const [first, setFirst] = useState<{ id: string; text: string }>();
  if (conversation !== null) {
    return (
      <ExistingConversation
        key={`${conversation} ${round}`}
        {...around}
        id={conversation}
        card={lists.conversations.value?.find(({ id }) => id === conversation)}
        first={first?.id === conversation ? first.text : undefined}
        taken={() => setFirst(undefined)}
      />
    );
  }
  if (household_id !== null && isMissing(around.household)) {
    return <UnknownHousehold id={household_id} />;
  }
  return (
    <NewConversation
      key={household_id ?? ""}
      {...around}
      household_id={household_id}
      begun={(id, text) => {
        setFirst({ id, text });
        lists.changed();
        navigateTo({ household: household_id, conversation: id });
      }}
    />
  );
}
