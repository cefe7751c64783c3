import { VisuallyHidden } from "@mantine/core";
import { type ReactNode, type RefObject, useCallback, useRef } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import type { Connection } from "../api/connection.ts";
import { householdPhrase } from "../format/format.ts";
import { isMissing } from "../navigation/missing.tsx";
import { ScrollRegion } from "../scroll-region.tsx";
import { Composer } from "./composer/composer.tsx";
import type { Drafts } from "./composer/drafts.ts";
import { followUps } from "./composer/follow-ups.ts";
import { FollowUps, Prompts } from "./composer/prompts.tsx";
import { promptsFor } from "./composer/prompts-for.ts";
import type { Draft } from "./composer/use-draft.ts";
import { ConnectionNotice, NotSentYet, Overtaken } from "./connection-notice.tsx";
import { announcementFor } from "./message/announcement.ts";
import { unknownWords } from "./message/asked-back.ts";
import { type Message, textOf } from "./message/message.ts";
import { MessageView } from "./message/message-view.tsx";
import { Problem } from "./problem.tsx";
import { useFollowing } from "./use-following.ts";
import type { useTurns } from "./use-turns.ts";
import { Working } from "./working/working.tsx";

interface Props {
  turns: ReturnType<typeof useTurns>;
  link: Connection;
  draft: Draft;
  drafts: Drafts;
  household: string | undefined;
  /** The standing approvals of this conversation. */
  standing: ReactNode;
  rate: AdvisorApi["rate"];
  undo: AdvisorApi["undo"];
  openSource(message: Message, number: number): void;
  panel: { follows: boolean; follow(follows: boolean): void };
}

/** The messages and the message box of a conversation. */
export function Thread(props: Props) {
  const { turns, link, draft, drafts, household, rate, undo, openSource, panel, standing } = props;
  const {
    messages,
    busy,
    failure,
    unsent,
    overtaken,
    send,
    stop,
    retry,
    askAgain,
    edit,
    decide,
    goOn,
  } = turns;
  const asked = useStable(send);
  const again = useStable(askAgain);
  const edited = useStable(edit);
  const decided = useStable(decide);
  const on = useStable(goOn);
  const opened = useStable(openSource);
  const undone = useStable(undo);
  const about = householdPhrase(household);
  const { scroll, away, toLatest } = useFollowing(messages);
  const change = useStable(() => editLast(scroll));
  const last = messages.at(-1);
  return (
    <>
      <VisuallyHidden role="status">{announcementFor(messages, busy, failure)}</VisuallyHidden>
      <ScrollRegion className="thread" ref={scroll} aria-label="Conversation">
        {messages.length === 0 && !busy && (
          <Prompts
            household={household}
            prompts={promptsFor(household === undefined ? undefined : { check: null })}
            ask={send}
          />
        )}
        {messages.map((message, at) => (
          <MessageView
            key={message.id}
            message={message}
            open={busy && message === last}
            last={message === last}
            about={about}
            ask={asked}
            askAgain={again}
            edit={busy ? undefined : edited}
            editLast={change}
            goOn={on}
            decide={decided}
            rate={rate}
            undo={undone}
            openSource={opened}
            drafts={drafts}
            unknown={unknownIn(messages[at + 1])}
          />
        ))}
        {busy && <Working reply={last?.role === "assistant" ? last : undefined} />}
        {unsent && <NotSentYet />}
        {failure && <Failure error={failure} retry={retry} />}
        {overtaken && <Overtaken note={overtaken} />}
        {away && (
          <button type="button" className="chip to-latest" onClick={toLatest}>
            Jump to latest
          </button>
        )}
      </ScrollRegion>
      <ConnectionNotice link={link} />
      {standing}
      {household !== undefined && !busy && !failure && (
        <FollowUps prompts={followUps(messages)} ask={send} />
      )}
      <Composer {...{ busy, about, draft, send, stop, panel }} editLast={change} />
    </>
  );
}

const deleted = new Error(
  "This conversation was deleted in another tab or on another device. Copy what you need, and start a new one.",
);

/** Only what may pass by itself is worth another try. */
const Failure = ({ error, retry }: { error: Error; retry(): void }) =>
  isMissing({ value: undefined, error }) ? (
    <Problem error={deleted} />
  ) : (
    <Problem error={error} retry={retry} />
  );

const unknownIn = (answer: Message | undefined): string =>
  answer?.role === "assistant" ? unknownWords(textOf(answer)).join("\n") : "";

/** Clicks the edit button of the last question; there is none while an answer is streaming. */
function editLast({ current }: RefObject<HTMLElement | null>): void {
  const buttons = current?.querySelectorAll<HTMLElement>(".question .edit") ?? [];
  [...buttons].at(-1)?.click();
}

/** A stable function that calls the newest version of `call`. */
function useStable<Props extends unknown[], Result>(call: (...args: Props) => Result) {
  const newest = useRef(call);
  newest.current = call;
  return useCallback((...args: Props) => newest.current(...args), []);
}
