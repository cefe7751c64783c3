import { useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { type Connection, NetworkError } from "../api/connection.ts";
import { useLink, useReconnect } from "../api/use-link.ts";
import { conversationKey, type Drafts, freshKey } from "./composer/drafts.ts";
import { useDraft } from "./composer/use-draft.ts";

interface Options {
  api: Pick<AdvisorApi, "startConversation">;
  link: Connection;
  drafts: Drafts;
  household_id: string | null;
  begun(id: string, first: string): void;
}

interface FirstQuestion {
  text: string;
  /** Not to be typed again by the advisor, because the page offers it. */
  offered: boolean;
  /** The same for each attempt, so that an attempt whose response was lost leaves no conversation. */
  key: string;
}

/** The first question of a conversation: it creates the conversation, as soon as that is possible. */
export function useFirstQuestion({ api, link, drafts, household_id, begun }: Options) {
  const box = freshKey(household_id);
  // A question that had not left when the page was closed is in the box again.
  useState(() => drafts.takeBack(box));
  const draft = useDraft(drafts, box);
  const [asked, setAsked] = useState<FirstQuestion>();
  const [waits, setWaits] = useState(false);
  const [failed, setFailed] = useState<{ asked: FirstQuestion; error: Error }>();
  const { lost } = useLink(link);
  useReconnect(link, () => {
    setFailed(undefined);
    if (asked !== undefined && waits) start(asked);
  });

  function putBack(): void {
    draft.change(drafts.takeBack(box));
    setAsked(undefined);
    setWaits(false);
  }

  function fail(question: FirstQuestion, error: Error): void {
    if (error instanceof NetworkError && link.link().lost) {
      setWaits(true);
      return;
    }
    if (question.offered) drafts.send(box, "");
    setFailed({ asked: question, error });
    putBack();
  }

  function start(question: FirstQuestion): void {
    drafts.send(box, question.text);
    setAsked(question);
    setWaits(false);
    setFailed(undefined);
    api.startConversation(household_id, question.key).then(
      (id) => {
        drafts.send(conversationKey(id), question.text);
        drafts.write(conversationKey(id), drafts.written(box));
        drafts.send(box, "");
        draft.change("");
        begun(id, question.text);
      },
      (error: Error) => fail(question, error),
    );
  }

  const ask = (text: string, offered: boolean) =>
    start({ text, offered, key: crypto.randomUUID() });

  return {
    draft,
    asked: asked?.text,
    /** The service cannot be reached; the question goes out when it can. */
    waits: waits && lost,
    /** The error to show; a lost connection has one notice for the whole page. */
    error: lost && failed?.error instanceof NetworkError ? undefined : failed?.error,
    ask,
    putBack,
    retry(): void {
      if (failed === undefined) return;
      // The box has the question again, unless the advisor wrote something else since.
      if (draft.text === failed.asked.text) draft.change("");
      start(failed.asked);
    },
  };
}
