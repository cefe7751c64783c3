import { ApiError } from "@advisor/client/api-error";
import { approvalsOf, type Decision, type Details } from "@advisor/client/approvals";
import { useChat } from "@ai-sdk/react";
import type { DataUIPart, UIDataTypes } from "ai";
import { useEffect, useRef, useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { type Connection, Unreached } from "../api/connection.ts";
import { useLink, useReached } from "../api/use-link.ts";
import { askAgainWith } from "./ask-again.ts";
import type { Outbox } from "./composer/drafts.ts";
import type { Message } from "./message/message.ts";
import { chatTransport, goOn } from "./transport.ts";
import { useElsewhere } from "./use-elsewhere.ts";
import { useRecovery } from "./use-recovery.ts";

interface Options {
  api: AdvisorApi;
  link: Connection;
  /** Keeps a question until the service has it. */
  outbox: Outbox;
  id: string;
  initial: Message[];
  /** A message to send at once: the one that began the conversation. */
  first: string | undefined;
  taken(): void;
  onPart(part: DataUIPart<UIDataTypes>): void;
  ended(): void;
}

/** The turns of one conversation: asking, approving, stopping, and coming back to what runs. */
export function useTurns(options: Options) {
  const { api, link, outbox, id, initial, first, taken, onPart, ended } = options;
  const [details] = useState<Record<string, Details>>({});
  const [transport] = useState(() => chatTransport(api, details));
  const runs = initial.at(-1)?.metadata?.status === "running";
  const recover = useRef(() => {});
  const chat = useChat<Message>({
    id,
    messages: initial,
    transport,
    throttle: 50,
    sendAutomaticallyWhen: ({ messages }) => approvalsOf(messages.at(-1)) !== undefined,
    onData: onPart,
    onError(error) {
      // What was refused, or did not leave, is for the advisor; else the record knows how the turn stands.
      if (!(error instanceof ApiError || error instanceof Unreached)) recover.current();
    },
    onFinish({ isAbort, isError, finishReason }) {
      ended();
      if (!isAbort && !isError && finishReason === undefined) recover.current();
    },
  });
  const { messages, sendMessage, status } = chat;
  const recovery = useRecovery({ api, link, id, chat, runs });
  recover.current = recovery.recover;

  useEffect(() => {
    if (status === "streaming") outbox.arrived();
  }, [status, outbox]);
  useElsewhere({ id, status, busy: recovery.recovering, look: recovery.look });
  const { lost } = useLink(link);
  const undelivered = chat.error instanceof Unreached;

  function retry(): void {
    const { error } = chat;
    const asked = error !== undefined && messages.at(-1)?.role === "user";
    if (asked && !inProgress(error)) void sendMessage();
    else recovery.recover();
  }

  useReached(link, () => {
    // A request that did not leave goes out by itself when the service is back.
    if (undelivered) retry();
  });

  useOnce(() => {
    if (first !== undefined) {
      taken();
      void sendMessage({ text: first });
    } else if (runs) recovery.recover();
  });
  const { stop: leave } = chat;
  useEffect(() => () => void leave(), [leave]);

  const failure = recovery.recovering ? undefined : (recovery.failure ?? chat.error);
  const send = (text: string) => {
    recovery.clear();
    outbox.send(text);
    void sendMessage({ text });
  };
  return {
    messages,
    busy: recovery.recovering || status === "submitted" || status === "streaming",
    /** What the advisor should know of; a lost connection is said once for the whole page. */
    failure: lost && failure instanceof Unreached ? undefined : failure,
    /** The last question waits for the service. */
    unsent: lost && undelivered && messages.at(-1)?.role === "user",
    send,
    retry,
    ...askAgainWith(chat, outbox, recovery.clear),
    /** Asks for the rest of the last answer. */
    goOn: () => void sendMessage(undefined, { body: goOn }),
    stop: () => void api.stop(id).catch(recovery.fail),
    decide({ approval_id, approved, reason, ...more }: Decision) {
      details[approval_id] = more;
      const said = reason === null ? {} : { reason };
      void chat.addToolApprovalResponse({ id: approval_id, approved, ...said });
    },
  };
}

const inProgress = (error: Error): boolean =>
  error instanceof ApiError && error.problem.code === "in_progress";

/** Runs after the first rendering, and never again. */
function useOnce(work: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    work();
  });
}
