import { ApiError } from "@advisor/client/api-error";
import type { useChat } from "@ai-sdk/react";
import { useEffect, useRef, useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { type Connection, NetworkError } from "../api/connection.ts";
import { isUnderway, type Message } from "./message/message.ts";

interface Options {
  api: Pick<AdvisorApi, "messages">;
  link: Connection;
  id: string;
  chat: Pick<ReturnType<typeof useChat<Message>>, "setMessages" | "resumeStream" | "clearError">;
  /** A turn was running when the conversation was opened, and is followed from the first render. */
  runs: boolean;
}

/** Pauses between checks of the record; a dead turn is closed within half a minute. */
const pausesMs = [0, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000];

/** Recovers a turn whose stream was lost: first from the record, then by following it. */
export function useRecovery({ api, link, id, chat, runs }: Options) {
  const [failure, setFailure] = useState<Error>();
  const [recovering, setRecovering] = useState(runs);
  const busy = useRef(false);
  const left = useRef(new AbortController());
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current.abort();
  }, []);

  /** Reloads the record and returns whether the turn is over. */
  async function caughtUp(): Promise<boolean> {
    const stored = await api.messages(id);
    if (left.current.signal.aborted) return true;
    chat.setMessages(stored);
    if (!isUnderway(stored.at(-1))) return true;
    await chat.resumeStream();
    chat.clearError();
    // A turn that ended before it could be followed is only in the record.
    const now = await api.messages(id);
    if (left.current.signal.aborted) return true;
    chat.setMessages(now);
    return !isUnderway(now.at(-1));
  }

  async function untilOver(): Promise<void> {
    for (const pauseMs of pausesMs) {
      await pause(pauseMs, left.current.signal);
      await reached(link, left.current.signal);
      if (left.current.signal.aborted) return;
      const over = await caughtUp().catch((error: unknown) => {
        if (!mayPass(error)) throw error;
        return false;
      });
      if (over) return;
    }
    throw new Error("The answer could not be followed to its end. Try again in a moment.");
  }

  function recover(): void {
    if (busy.current) return;
    busy.current = true;
    setFailure(undefined);
    setRecovering(true);
    chat.clearError();
    untilOver()
      .catch((error: Error) => setFailure(error))
      .finally(() => {
        // The record has replaced the stream's own error.
        chat.clearError();
        busy.current = false;
        setRecovering(false);
      });
  }

  return {
    failure,
    recovering,
    /**
     * Reloads messages from elsewhere unless they change nothing, and follows a running turn;
     * failures are retried later.
     */
    async look(changes: (stored: readonly Message[]) => boolean): Promise<void> {
      if (busy.current) return;
      const stored = await api.messages(id).catch(() => undefined);
      if (stored === undefined || busy.current || left.current.signal.aborted) return;
      if (!changes(stored)) return;
      chat.clearError();
      if (isUnderway(stored.at(-1))) recover();
      else chat.setMessages(stored);
    },
    fail: (error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))),
    clear: () => setFailure(undefined),
    recover,
  };
}

const mayPass = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.problem.retryable);

/** Resolves when the service is reachable or nobody waits any more. */
function reached(link: Connection, left: AbortSignal): Promise<void> {
  if (!link.link().lost) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      if (link.link().lost && !left.aborted) return;
      stop();
      left.removeEventListener("abort", done);
      resolve();
    };
    const stop = link.subscribe(done);
    left.addEventListener("abort", done);
  });
}

const pause = (ms: number, left: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    left.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
