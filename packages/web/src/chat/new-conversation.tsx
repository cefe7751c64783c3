import { useState } from "react";
import { householdPhrase } from "../format/format.ts";
import { initialPanelState, usePanel } from "../panel/use-panel.ts";
import { Screen } from "../screen.tsx";
import { ScrollRegion } from "../scroll-region.tsx";
import { useNarrow } from "../use-narrow.ts";
import { Composer } from "./composer/composer.tsx";
import { FollowUps, Prompts } from "./composer/prompts.tsx";
import { promptsFor } from "./composer/prompts-for.ts";
import { ConnectionNotice, NotSentYet } from "./connection-notice.tsx";
import type { ConversationContext } from "./existing-conversation.tsx";
import { AskedQuestion } from "./message/question.tsx";
import { Problem } from "./problem.tsx";
import { useEscape } from "./use-escape.ts";
import { useFirstQuestion } from "./use-first-question.ts";

interface Props extends ConversationContext {
  household_id: string | null;
  /** A conversation was started with this text. */
  begun(id: string, first: string): void;
}

/**
 * A new conversation, which is created with its first question so that empty ones are not stored.
 * Where there is room for one column, the household is shown until something is asked about it.
 */
export function NewConversation(props: Props) {
  const { api, link, drafts, household_id, households, begun } = props;
  const [state] = useState(() => initialPanelState(household_id));
  const panel = usePanel(state, undefined);
  const first = useFirstQuestion({ api, link, drafts, household_id, begun });
  const { draft, asked, waits } = first;
  useEscape(waits ? first.putBack : undefined);
  const card = households.find((one) => one.id === household_id);
  const named = card?.name;
  const inPage = useNarrow() && household_id !== null && asked === undefined;
  const prompts = {
    prompts: promptsFor(card),
    ask: (text: string) => first.ask(text, true),
  };
  const problem = first.error && <Problem error={first.error} retry={first.retry} />;
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
          {asked === undefined ? (
            <Prompts household={named} {...prompts} />
          ) : (
            <AskedQuestion text={asked} />
          )}
          {waits && <NotSentYet />}
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
        send={(text) => first.ask(text, false)}
        {...(waits ? { stop: first.putBack } : {})}
      />
    </Screen>
  );
}
