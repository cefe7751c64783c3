import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Rows from which on only those near the view are in the page. */
const most = 60;
const overscan = 12;

interface Options {
  /** How many rows there are. */
  count: number;
  /** What a row is about as high, in pixels. */
  height: number;
  /** The same for the same row, wherever it stands. */
  keyOf(at: number): string;
}

interface Window {
  /** The table, or what else holds the rows. */
  holder: RefObject<HTMLTableElement | null>;
  /** The rows in the page, by their place. */
  shown: readonly number[];
  /** The room of the rows that are not in the page. */
  before: number;
  after: number;
  /** Brings a row into the view. */
  reach(at: number): void;
  /** For each row, so that its true height is known. */
  measure: (row: Element | null) => void;
}

/** Of a long table the rows that can be seen; a short one, and one on paper, is whole. */
export function useWindow({ count, height, keyOf }: Options): Window {
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
    return { holder, shown, before: 0, after: 0, reach: unmeasured, measure: unmeasured };
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

const unmeasured = () => undefined;

/** What the rows scroll in: a page or a panel that says so. */
const scrollerOf = (holder: Element | null): Element | null =>
  holder?.closest("[data-scrolls]") ?? null;

/** Paper has no view that rows could be near to. */
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
