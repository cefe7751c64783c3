import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Tables with more rows render only those near the view. */
const most = 60;
const overscan = 12;

interface Options {
  /** The number of rows. */
  count: number;
  /** The approximate height of a row, in pixels. */
  height: number;
  /** A stable key for each row. */
  keyOf(at: number): string;
}

interface Window {
  /** The element that contains the rows. */
  holder: RefObject<HTMLTableElement | null>;
  /** The indexes of the rendered rows. */
  shown: readonly number[];
  /** The height of the rows before and after them. */
  before: number;
  after: number;
  /** Scrolls a row into view. */
  reach(at: number): void;
  /** A ref for each row, which measures its height. */
  measure: (row: Element | null) => void;
}

/**
 * Renders only the visible rows of a long table. A short table, and any printed one, is rendered
 * whole.
 */
export function useVisibleRows({ count, height, keyOf }: Options): Window {
  const holder = useRef<HTMLTableElement>(null);
  const [top, setTop] = useState(0);
  const whole = usePrinting() || count <= most;
  const virtual = useVirtualizer({
    count,
    enabled: !whole,
    overscan,
    initialRect: { width: 0, height: 900 },
    scrollMargin: top,
    estimateSize: () => height,
    getItemKey: keyOf,
    getScrollElement: () => scrollerOf(holder.current),
  });
  useLayoutEffect(() => {
    const scroller = scrollerOf(holder.current);
    if (whole || scroller === null || holder.current === null) return;
    const from = holder.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    const now = Math.round(from + scroller.scrollTop);
    if (Math.abs(now - top) > 1) setTop(now);
  });
  if (whole) {
    const shown = Array.from({ length: count }, (_, at) => at);
    return { holder, shown, before: 0, after: 0, reach: doNothing, measure: doNothing };
  }
  const items = virtual.getVirtualItems();
  return {
    holder,
    shown: items.map(({ index }) => index),
    before: Math.max(0, (items.at(0)?.start ?? top) - top),
    after: Math.max(0, virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top)),
    reach: (at) => virtual.scrollToIndex(at, { align: "center" }),
    measure: virtual.measureElement,
  };
}

const doNothing = () => undefined;

/** The scrolling element around the rows. */
const scrollerOf = (holder: Element | null): Element | null =>
  holder?.closest("[data-scrolls]") ?? null;

/** Whether the page is printing, when all rows are needed. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => setPrinting(true);
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return printing;
}
