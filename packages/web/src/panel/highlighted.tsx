import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";

interface Pointing {
  highlight_ids: readonly string[];
  scroll_to: string | undefined;
}

/** The rows that the copilot highlights. */
export const HighlightContext = createContext<Pointing>({
  highlight_ids: [],
  scroll_to: undefined,
});

/** Highlights a row, and scrolls to the first of them. */
function usePointed<Row extends HTMLElement>(id: string) {
  const { highlight_ids, scroll_to } = useContext(HighlightContext);
  const row = useRef<Row>(null);
  const meant = scroll_to === id;
  useEffect(() => {
    if (meant) row.current?.scrollIntoView({ block: "nearest" });
  }, [meant]);
  return { ref: row, "data-pointed": highlight_ids.includes(id) || undefined };
}

export const HighlightedRow = ({ id, children }: { id: string; children: ReactNode }) => (
  <tr {...usePointed<HTMLTableRowElement>(id)}>{children}</tr>
);

export const HighlightedItem = ({ id, children }: { id: string; children: ReactNode }) => (
  <li {...usePointed<HTMLLIElement>(id)}>{children}</li>
);
