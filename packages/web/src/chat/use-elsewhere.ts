import type { ChatStatus } from "ai";
import { useCallback, useEffect, useRef } from "react";
import * as z from "zod";
import { useCameBack } from "../api/use-came-back.ts";

interface Options {
  id: string;
  status: ChatStatus;
  /** A turn is being caught up with. */
  busy: boolean;
  /** Reads what was said meanwhile. */
  look(): Promise<void>;
}

/** What is said in another tab of this browser is read here too, and on coming back what was said anywhere. */
export function useElsewhere({ id, status, busy, look }: Options): void {
  const idle = status === "ready" && !busy;
  const tell = useOtherTabs((conversation) => {
    if (conversation === id && idle) void look();
  });
  useCameBack(() => {
    if (idle) void look();
  });
  const own = useRef(false);
  useEffect(() => {
    // A turn of this tab has begun, or is over; one that is only followed is another tab's.
    if (status === "submitted") own.current = true;
    if (own.current && (status === "streaming" || status === "ready")) tell(id);
    if (status === "ready" || status === "error") own.current = false;
  }, [status, tell, id]);
}

const name = "advisor-conversations";
const Announcement = z.object({ conversation: z.string() });

/**
 * Tells the other tabs of this browser that something happened in a conversation, and calls when another
 * one tells. Nothing but the id goes over: each tab reads the record under its own session.
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
