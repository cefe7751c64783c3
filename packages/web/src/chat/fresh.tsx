import { useState } from "react";
import { NetworkError } from "../api/connection.ts";
import { useLink, useReconnect } from "../api/use-link.ts";
import { householdPhrase } from "../format/format.ts";
import { initialPanelState, usePanel } from "../panel/use-panel.ts";
import { Screen } from "../screen.tsx";
import { ScrollRegion } from "../scroll-region.tsx";
import { useNarrow } from "../use-narrow.ts";
import { Composer } from "./composer/composer.tsx";
import { conversationKey, freshKey } from "./composer/drafts.ts";
import { FollowUps, Prompts } from "./composer/prompts.tsx";
import { promptsFor } from "./composer/prompts-for.ts";
import { useDraft } from "./composer/use-draft.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import type { Around } from "./opened.tsx";
import { Problem } from "./problem.tsx";

interface Props extends Around {
  household_id: string | null;
  /** A conversation was started with this text. */
  begun(id: string, first: string): void;
}

/**
 * A new conversation, which is created with its first question so that empty ones are not stored.
 * Where there is room for one column, the household is shown until something is asked about it.
 */
export function Fresh(props: Props) {
  const { api, link, drafts, household_id, households, begun } = props;
  const [state] = useState(() => initialPanelState(household_id));
  const panel = usePanel(state, undefined);
  const draft = useDraft(drafts, freshKey(household_id));
  const [asked, setAsked] = useState<string>();
  const [failed, setFailed] = useState<{ text: string; error: Error }>();
  const { lost } = useLink(link);
  useReconnect(link, () => setFailed(undefined));
  /** `rest` is other text in the message box; all text is kept until a conversation has it. */
  const ask = (text: string, rest: string) => {
    setAsked(text);
    setFailed(undefined);
    api.startConversation(household_id).then(
      (id) => {
        drafts.send(conversationKey(id), text);
        drafts.write(conversationKey(id), rest);
        draft.change("");
        begun(id, text);
      },
      (error: Error) => {
        setFailed({ text, error });
        setAsked(undefined);
      },
    );
  };
  const card = households.find((one) => one.id === household_id);
  const named = card?.name;
  const inPage = useNarrow() && household_id !== null;
  const prompts = { prompts: promptsFor(card), ask: (text: string) => ask(text, draft.text) };
  const shown = failed && !(lost && failed.error instanceof NetworkError) ? failed : undefined;
  const problem = shown && (
    <Problem error={shown.error} retry={() => ask(shown.text, without(draft.text, shown.text))} />
  );
  return (
    <Screen
      {...props}
      inPage={inPage}
      title="New conversation"
      household_id={household_id}
      panel={panel}
      messages={[]}
    >
      {!inPage && (
        <ScrollRegion className="thread" aria-label="Conversation">
          <Prompts household={named} {...prompts} />
          {problem}
        </ScrollRegion>
      )}
      {inPage && problem}
      {inPage && <FollowUps {...prompts} />}
      <ConnectionNotice link={link} />
      <Composer
        busy={asked !== undefined}
        about={householdPhrase(named)}
        draft={draft}
        panel={panel}
        send={(text) => {
          draft.change(text);
          ask(text, "");
        }}
      />
    </Screen>
  );
}

/** The text in the message box apart from a repeated question. */
const without = (written: string, asked: string): string => (written === asked ? "" : written);
