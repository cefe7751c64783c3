import { ApiError } from "@advisor/client/api-error";
import type { useChat } from "@ai-sdk/react";
import { useCallback, useEffect, useRef } from "react";
import * as z from "zod";
import { useReturnToTab } from "../api/use-return-to-tab.ts";
import type { Message } from "./message/message.ts";
import type { useOvertaken } from "./use-overtaken.ts";
import type { useRecovery } from "./use-recovery.ts";

interface Options {
  id: string;
  chat: Pick<ReturnType<typeof useChat<Message>>, "messages" | "status" | "error">;
  recovery: Pick<ReturnType<typeof useRecovery>, "recovering" | "look">;
  overtaken: Pick<ReturnType<typeof useOvertaken>, "wentOn">;
}

/** Reloads the conversation after a turn in another tab, and when the user returns to this one. */
export function useElsewhere({ id, chat, recovery, overtaken }: Options): void {
  const { status, messages, error } = chat;
  // Nothing of a refused request is in the record; it stays until the conversation goes on.
  const refused = error instanceof ApiError;
  const idle = (status === "ready" || refused) && !recovery.recovering;
  function changes(stored: readonly Message[]): boolean {
    if (!refused) return true;
    const newest = messages.findLast(({ role }) => role === "assistant");
    if (stored.at(-1)?.id === newest?.id) return false;
    overtaken.wentOn();
    return true;
  }
  const tell = useOtherTabs((conversation) => {
    if (conversation === id && idle) void recovery.look(changes);
  });
  useReturnToTab(() => {
    if (idle) void recovery.look(changes);
  });
  const own = useRef(false);
  useEffect(() => {
    // Tells other tabs when a turn of this tab starts or ends; a turn that is only followed is
    // another tab's.
    if (status === "submitted") own.current = true;
    if (own.current && (status === "streaming" || status === "ready")) tell(id);
    if (status === "ready" || status === "error") own.current = false;
  }, [status, tell, id]);
}

const name = "advisor-conversations";
const Announcement = z.object({ conversation: z.string() });

/**
 * Notifies other tabs of a turn in a conversation, and calls back when another tab does. Only the
 * id is sent: each tab loads the record with its own session.
 */
function useOtherTabs(onTurn: (conversation: string) => void) {
  const newest = useRef(onTurn);
  newest.current = onTurn;
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    const open = new BroadcastChannel(name);
    channel.current = open;
    open.onmessage = ({ data }) => {
      const announced = Announcement.safeParse(data);
      if (announced.success) newest.current(announced.data.conversation);
    };
    return () => open.close();
  }, []);
  return useCallback((conversation: string) => channel.current?.postMessage({ conversation }), []);
}
