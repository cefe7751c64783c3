import { Loader, VisuallyHidden } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { Composer } from "./composer.tsx";
import type { Message } from "./message.ts";
import { MessageView } from "./message-view.tsx";
import { Problem } from "./problem.tsx";
import { Prompts } from "./prompts.tsx";
import { spoken } from "./spoken.ts";
import type { useTurns } from "./use-turns.ts";

interface Given {
  turns: ReturnType<typeof useTurns>;
  household: string | undefined;
  rate: AdvisorApi["rate"];
}

/** The conversation in the middle of the page. */
export function Thread({ turns, household, rate }: Given) {
  const { messages, busy, failure, send, stop, retry, decide } = turns;
  const scroll = useFollowing(messages);
  useEscape(busy, stop);
  const last = messages.at(-1);
  return (
    <>
      <VisuallyHidden role="status">{spoken(messages, busy, failure)}</VisuallyHidden>
      <section className="thread" ref={scroll} aria-label="Conversation">
        {messages.length === 0 && !busy && <Prompts household={household} ask={send} />}
        {messages.map((message) => (
          <MessageView
            key={message.id}
            message={message}
            open={busy && message === last}
            decide={decide}
            rate={rate}
          />
        ))}
        {busy && <Loader size="xs" type="dots" aria-hidden />}
        {failure && <Problem error={failure} retry={retry} />}
      </section>
      <Composer busy={busy} send={send} stop={stop} />
    </>
  );
}

const nearPx = 80;

/** Keeps the end in sight while it grows, unless the reader has scrolled away from it since asking. */
function useFollowing(messages: readonly Message[]) {
  const scroll = useRef<HTMLElement>(null);
  const following = useRef(true);
  useEffect(() => {
    const box = scroll.current;
    if (box === null) return;
    const moved = () => {
      following.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearPx;
    };
    box.addEventListener("scroll", moved, { passive: true });
    return () => box.removeEventListener("scroll", moved);
  }, []);
  useEffect(() => {
    const box = scroll.current;
    if (messages.at(-1)?.role === "user") following.current = true;
    if (box !== null && following.current) box.scrollTop = box.scrollHeight;
  }, [messages]);
  return scroll;
}

function useEscape(busy: boolean, stop: () => void): void {
  useEffect(() => {
    if (!busy) return;
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === "Escape") stop();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [busy, stop]);
}
