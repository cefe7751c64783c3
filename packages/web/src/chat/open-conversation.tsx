import type { State } from "@advisor/protocol/state";
import { useHotkeys } from "@mantine/hooks";
import { useMemo, useState } from "react";
import { saveMarkdown } from "../amounts/exports.ts";
import { fileName } from "../format/file-name.ts";
import type { OpenedSource } from "../panel/source-view.tsx";
import { usePanel } from "../panel/use-panel.ts";
import { Screen } from "../screen.tsx";
import { conversationKey, type DraftKey, type Drafts, type Outbox } from "./composer/drafts.ts";
import { type Draft, useDraft } from "./composer/use-draft.ts";
import type { ConversationContext } from "./existing-conversation.tsx";
import { type Message, sourcesOf, textOf } from "./message/message.ts";
import { StandingApprovals } from "./standing-approvals.tsx";
import { conversationMarkdown } from "./text/conversation-markdown.ts";
import { Thread } from "./thread.tsx";
import { useEscape } from "./use-escape.ts";
import { useTurns } from "./use-turns.ts";

interface Props extends ConversationContext {
  id: string;
  title: string | null | undefined;
  state: State;
  initial: Message[];
  first: string | undefined;
  taken(): void;
}

const titleMs = 3_000;

/** An open conversation. */
export function OpenConversation(props: Props) {
  const { api, link, drafts, id, title, state, initial, first, taken, changed, households } = props;
  const panel = usePanel(state, api.saveState);
  const key = conversationKey(id);
  const [lost] = useState(() =>
    first === undefined ? undelivered(drafts.sent(key), initial) : "",
  );
  const draft = useDraft(drafts, key, lost);
  const outbox = useOutbox(drafts, key, draft);
  const turns = useTurns({
    api,
    link,
    outbox,
    id,
    initial,
    first,
    taken,
    onPart(part) {
      panel.hear(part);
      if (part.type === "data-title") changed();
    },
    ended() {
      changed();
      // A title is written in parallel with the turn, and may come after it.
      if (title === null || title === undefined) setTimeout(changed, titleMs);
    },
  });
  const [opened, setOpened] = useState<OpenedSource>();
  useHotkeys(opened === undefined ? [["]", () => setOpened(firstSource(turns.messages))]] : []);
  const close = opened && (() => setOpened(undefined));
  useEscape(close ?? (turns.busy ? turns.stop : undefined));
  const named = households.find((one) => one.id === state.household_id)?.name;
  const save = () => {
    const called = title ?? "Conversation";
    const text = conversationMarkdown({
      household: named,
      title: called,
      messages: turns.messages,
      removedFrom: drafts.removedFrom,
    });
    saveMarkdown(fileName([named, called], "md"), text);
  };
  return (
    <Screen
      {...props}
      title={title ?? "New conversation"}
      household_id={state.household_id}
      panel={panel}
      messages={turns.messages}
      source={opened}
      showSource={setOpened}
      save={turns.messages.length === 0 ? undefined : save}
    >
      <Thread
        turns={turns}
        link={link}
        draft={draft}
        drafts={drafts}
        household={named}
        standing={<StandingApprovals api={api} id={id} busy={turns.busy} />}
        panel={panel}
        rate={api.rate}
        undo={(message_id, call_id) => api.undo(message_id, call_id).finally(changed)}
        openSource={(message, number) => setOpened({ sources: sourcesOf(message), number })}
      />
    </Screen>
  );
}

/** Keeps a sent question until the service has it. */
const useOutbox = (drafts: Drafts, key: DraftKey, { change }: Draft): Outbox =>
  useMemo(
    () => ({
      send: (text) => drafts.send(key, text),
      arrived: () => drafts.send(key, ""),
      returned() {
        const refused = drafts.sent(key) !== "";
        change(drafts.takeBack(key));
        return refused;
      },
    }),
    [drafts, key, change],
  );

/** The first source of the newest answer that has sources. */
function firstSource(messages: readonly Message[]): OpenedSource | undefined {
  const sources = messages.map(sourcesOf).findLast(({ length }) => length > 0);
  return sources && { sources, number: 1 };
}

/** A question that was sent and is not in the record, which is put back into the message box. */
function undelivered(sent: string, stored: readonly Message[]): string {
  const newest = stored.findLast(({ role }) => role === "user");
  return newest !== undefined && textOf(newest) === sent ? "" : sent;
}
