import { useState } from "react";
import { untouched, usePanel } from "../panel/use-panel.ts";
import { Screen } from "../screen.tsx";
import { Composer } from "./composer.tsx";
import type { Around } from "./opened.tsx";
import { Problem } from "./problem.tsx";
import { Prompts } from "./prompts.tsx";

interface Given extends Around {
  household_id: string | null;
  /** A conversation was started with these words. */
  begun(id: string, first: string): void;
}

/** Before a conversation: it is started by the first question, so that no empty one is kept. */
export function Fresh(given: Given) {
  const { api, household_id, households, begun } = given;
  const [state] = useState(() => untouched(household_id));
  const panel = usePanel(state, undefined);
  const [asked, setAsked] = useState<string>();
  const [error, setError] = useState<Error>();
  const ask = (text: string) => {
    setAsked(text);
    setError(undefined);
    api.startConversation(household_id).then(
      (id) => begun(id, text),
      (cause: Error) => {
        setError(cause);
        setAsked(undefined);
      },
    );
  };
  const named = households.find((one) => one.id === household_id)?.name;
  return (
    <Screen
      {...given}
      title="New conversation"
      household_id={household_id}
      panel={panel}
      messages={[]}
    >
      <section className="thread" aria-label="Conversation">
        <Prompts household={named} ask={ask} />
        {error && <Problem error={error} />}
      </section>
      <Composer busy={asked !== undefined} send={ask} />
    </Screen>
  );
}
