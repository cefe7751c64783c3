import { useCallback, useEffect, useRef, useState } from "react";
import type { Message } from "./message/message.ts";

const nearPx = 80;

/** Keeps the end visible while it grows, unless the reader has scrolled up since asking. */
export function useFollowing(messages: readonly Message[]) {
  const scroll = useRef<HTMLElement>(null);
  const following = useRef(true);
  const [away, setAway] = useState(false);
  const toLatest = useCallback(() => {
    const box = scroll.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
  }, []);
  useEffect(() => {
    const box = scroll.current;
    if (box === null) return;
    let top = box.scrollTop;
    const moved = () => {
      const near = box.scrollHeight - box.scrollTop - box.clientHeight < nearPx;
      // Content that grew since the last scroll event moves the end away, without the reader having
      // scrolled.
      following.current = near || (following.current && box.scrollTop >= top);
      top = box.scrollTop;
      setAway(!following.current);
      if (following.current && !near) toLatest();
    };
    box.addEventListener("scroll", moved, { passive: true });
    // Elements that appear below, such as suggested questions, reduce its height.
    const resized = new ResizeObserver(() => {
      if (following.current) toLatest();
    });
    resized.observe(box);
    return () => {
      box.removeEventListener("scroll", moved);
      resized.disconnect();
    };
  }, [toLatest]);
  useEffect(() => {
    if (messages.at(-1)?.role === "user") following.current = true;
    if (following.current) toLatest();
  }, [messages, toLatest]);
  return { scroll, away, toLatest };
}
