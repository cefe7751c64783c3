import { ApiError } from "@advisor/client/api-error";
import { approvalsOf, type Decision } from "@advisor/client/approvals";
import { useChat } from "@ai-sdk/react";
import type { DataUIPart, UIDataTypes } from "ai";
import { useCallback, useEffect, useRef, useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { type Message, textOf } from "./message.ts";
import { chatTransport } from "./transport.ts";

interface Given {
  api: AdvisorApi;
  id: string;
  initial: Message[];
  /** A message to send at once: the one that began the conversation. */
  first: string | undefined;
  taken(): void;
  heard(part: DataUIPart<UIDataTypes>): void;
  ended(): void;
}

/** The turns of one conversation: asking, approving, stopping, and coming back to what runs. */
export function useTurns({ api, id, initial, first, taken, heard, ended }: Given) {
  const [scopes] = useState<Record<string, Decision["scope"]>>({});
  const [transport] = useState(() => chatTransport(api, scopes));
  const [failure, setFailure] = useState<Error>();
  const runs = initial.at(-1)?.metadata?.status === "running";
  /** From the first rendering on: what runs elsewhere is being written, not complete. */
  const [following, setFollowing] = useState(runs);
  const recover = useRef(() => {});
  const chat = useChat<Message>({
    id,
    messages: initial,
    transport,
    throttle: 50,
    sendAutomaticallyWhen: ({ messages }) => approvalsOf(messages.at(-1)) !== undefined,
    onData: heard,
    onFinish({ isAbort, isError, finishReason }) {
      ended();
      if (!isAbort && !isError && finishReason === undefined) recover.current();
    },
  });
  const { messages, setMessages, resumeStream, sendMessage, clearError } = chat;

  /** What the record holds now, and then what is being written. */
  const catchUp = useCallback(async () => {
    const stored = await api.messages(id);
    setMessages(stored);
    if (stored.at(-1)?.metadata?.status !== "running") return;
    await resumeStream();
    // What ended before it could be followed is in the record alone.
    setMessages(await api.messages(id));
  }, [api, id, setMessages, resumeStream]);

  recover.current = () => {
    setFailure(undefined);
    setFollowing(true);
    clearError();
    catchUp()
      .catch(setFailure)
      .finally(() => setFollowing(false));
  };

  useOnce(() => {
    if (first !== undefined) {
      taken();
      void sendMessage({ text: first });
    } else if (runs) recover.current();
  });
  const { stop: leave } = chat;
  useEffect(() => () => void leave(), [leave]);

  return {
    messages,
    busy: following || chat.status === "submitted" || chat.status === "streaming",
    failure: failure ?? chat.error,
    send: (text: string) => {
      setFailure(undefined);
      void sendMessage({ text });
    },
    retry() {
      if (again(messages, chat.error)) {
        const text = unanswered(messages);
        void (text === undefined ? sendMessage() : sendMessage({ text }));
      } else recover.current();
    },
    stop: () => void api.stop(id).catch(setFailure),
    decide({ approval_id, approved, reason, scope }: Decision) {
      scopes[approval_id] = scope;
      const said = reason === null ? {} : { reason };
      void chat.addToolApprovalResponse({ id: approval_id, approved, ...said });
    },
  };
}

/** Whether the request is to be sent again; else the record tells how the turn stands. */
function again(messages: readonly Message[], error: Error | undefined): boolean {
  if (error === undefined) return false;
  if (error instanceof ApiError) return error.problem.code !== "in_progress";
  return !(error instanceof TypeError) || messages.at(-1)?.role === "user";
}

/** The question of a turn that ended without an answer; undefined where a request was not taken. */
function unanswered(messages: readonly Message[]): string | undefined {
  const last = messages.at(-1);
  if (last?.role !== "assistant" || approvalsOf(last) !== undefined) return undefined;
  const question = messages.findLast(({ role }) => role === "user");
  return question === undefined ? undefined : textOf(question);
}

/** Runs after the first rendering, and never again. */
function useOnce(work: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    work();
  });
}
