import { useCallback, useEffect, useRef, useState } from "react";
import type { Message } from "./message/message.ts";

const nearPx = 80;
const abovePx = 16;

/** How far to scroll: to the end, but no further than the last question, below which its answer begins. */
function targetOf(box: HTMLElement): number {
  const end = box.scrollHeight - box.clientHeight;
  const question = [...box.querySelectorAll(".question")].at(-1);
  if (question === undefined) return end;
  const { top } = question.getBoundingClientRect();
  return Math.min(end, top - box.getBoundingClientRect().top + box.scrollTop - abovePx);
}

/**
 * Keeps the end visible while it grows, and the question above it, unless the reader has scrolled up
 * since asking.
 */
export function useFollowing(messages: readonly Message[]) {
  const scroll = useRef<HTMLElement>(null);
  const following = useRef(true);
  const [away, setAway] = useState(false);
  const toLatest = useCallback(() => {
    const box = scroll.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
  }, []);
  const follow = useCallback(() => {
    const box = scroll.current;
    if (box === null) return;
    const target = targetOf(box);
    if (following.current && box.scrollTop < target) box.scrollTop = target;
    setAway(!following.current);
  }, []);
  useEffect(() => {
    const box = scroll.current;
    if (box === null) return;
    let top = box.scrollTop;
    const moved = () => {
      const near = targetOf(box) - box.scrollTop < nearPx;
      // Content that grew since the last scroll event moves the end away, without the reader having
      // scrolled.
      following.current = near || (following.current && box.scrollTop >= top);
      top = box.scrollTop;
      follow();
    };
    box.addEventListener("scroll", moved, { passive: true });
    // Elements that appear below, such as suggested questions, reduce its height.
    const resized = new ResizeObserver(follow);
    resized.observe(box);
    return () => {
      box.removeEventListener("scroll", moved);
      resized.disconnect();
    };
  }, [follow]);
  useEffect(() => {
    if (messages.at(-1)?.role === "user") following.current = true;
    follow();
  }, [messages, follow]);
  return { scroll, away, toLatest };
}
