import type { ChatStatus } from "ai";
import { useCallback, useEffect, useRef } from "react";
import * as z from "zod";
import { useReturnToTab } from "../api/use-return-to-tab.ts";

interface Options {
  id: string;
  status: ChatStatus;
  /** A turn is being reloaded. */
  busy: boolean;
  /** Reloads the conversation. */
  look(): Promise<void>;
}

/** Reloads the conversation after a turn in another tab, and when the user returns to this one. */
export function useElsewhere({ id, status, busy, look }: Options): void {
  const idle = status === "ready" && !busy;
  const tell = useOtherTabs((conversation) => {
    if (conversation === id && idle) void look();
  });
  useReturnToTab(() => {
    if (idle) void look();
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
