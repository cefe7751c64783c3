import { ApiError } from "@advisor/client/api-error";
import { approvalsOf, type Decision, type Details } from "@advisor/client/approvals";
import { useChat } from "@ai-sdk/react";
import type { DataUIPart, UIDataTypes } from "ai";
import { useEffect, useRef, useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { type Connection, NetworkError } from "../api/connection.ts";
import { useLink, useReconnect } from "../api/use-link.ts";
import { askingWith } from "./asking.ts";
import type { Outbox } from "./composer/drafts.ts";
import { isUnderway, type Message, withDecision } from "./message/message.ts";
import { chatTransport } from "./transport.ts";
import { useElsewhere } from "./use-elsewhere.ts";
import { useOvertaken } from "./use-overtaken.ts";
import { useRecovery } from "./use-recovery.ts";

interface Options {
  api: AdvisorApi;
  link: Connection;
  /** Stores a question until the service has it. */
  outbox: Outbox;
  id: string;
  initial: Message[];
  /** A message to send at once: the first of a new conversation. */
  first: string | undefined;
  taken(): void;
  onPart(part: DataUIPart<UIDataTypes>): void;
  ended(): void;
}

/** The turns of one conversation: sending, approving, stopping and recovering. */
export function useTurns(options: Options) {
  const { api, link, outbox, id, initial, first, taken, onPart, ended } = options;
  const [details] = useState<Record<string, Details>>({});
  const [transport] = useState(() => chatTransport(api, details));
  const runs = isUnderway(initial.at(-1));
  const recover = useRef(() => {});
  const overtaken = useOvertaken({ outbox, recover: () => recover.current() });
  const chat = useChat<Message>({
    id,
    messages: initial,
    transport,
    throttle: 50,
    sendAutomaticallyWhen: ({ messages }) => approvalsOf(messages.at(-1)) !== undefined,
    onData: onPart,
    onError(error) {
      if (overtaken.caughtUp(error)) return;
      // Refused or unsent requests are shown to the advisor; for all other errors the record knows
      // the state of the turn.
      if (!(error instanceof ApiError || error instanceof NetworkError)) recover.current();
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
  useElsewhere({ id, chat, recovery, overtaken });
  const { lost } = useLink(link);
  const undelivered = chat.error instanceof NetworkError;

  function retry(): void {
    const { error } = chat;
    const asked = error !== undefined && messages.at(-1)?.role === "user";
    if (asked) void sendMessage();
    else recovery.recover();
  }

  useReconnect(link, () => {
    // A request that was not sent is repeated when the service is back.
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
  const begins = () => {
    recovery.clear();
    overtaken.clear();
  };
  return {
    messages,
    busy: recovery.recovering || status === "submitted" || status === "streaming",
    /** The error to show; a lost connection has one notice for the whole page. */
    failure: lost && failure instanceof NetworkError ? undefined : failure,
    /** The last question is waiting for the service. */
    unsent: lost && undelivered && messages.at(-1)?.role === "user",
    /** The conversation went on elsewhere before a request of this page arrived. */
    overtaken: overtaken.note,
    retry,
    ...askingWith(chat, outbox, begins),
    stop: () => void api.stop(id).catch(recovery.fail),
    decide({ approval_id, approved, reason, ...more }: Decision) {
      begins();
      details[approval_id] = more;
      chat.setMessages((all) => withDecision(all, approval_id, new Date()));
      const said = reason === null ? {} : { reason };
      void chat.addToolApprovalResponse({ id: approval_id, approved, ...said });
    },
  };
}

/** Runs once, after the first render. */
function useOnce(work: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    work();
  });
}
