import { type State, viewOf } from "@advisor/protocol/state";
import { View } from "@advisor/protocol/view";
import type { Chunk } from "./read-stream.ts";

interface Panel {
  view: View;
  is_panel_open: boolean;
  /** Ids of the rows that the agent highlights, and the row to scroll to. */
  highlight_ids: string[];
  scroll_to: string | undefined;
  /** When the panel was last changed before it was loaded; empty if it never was. */
  left: string;
  /** The API's time of the newest change received; empty before any. */
  newest: string;
}

/** Stream chunks that change the panel. */
type PanelEvent = Extract<Chunk, { type: "data-side_panel_update" | "data-side_panel_highlight" }>;

/** What the advisor does to the panel. */
export type AdvisorAction =
  | { type: "moved"; view: View }
  | { type: "opened"; is_panel_open: boolean };

/** The later of two API timestamps, which compare as text. */
export const laterTimestamp = (a: string, b: string): string => [a, b].toSorted().at(-1) ?? a;

const pointsAtNothing = { highlight_ids: [], scroll_to: undefined };

/** The panel as it was stored; a view that this screen does not know becomes the agenda. */
export function loadPanel({ side_panel, is_panel_open }: State): Panel {
  const view = viewOf(side_panel) ?? { view: "agenda", view_state: {} };
  const left = side_panel.last_updated ?? "";
  return { view, is_panel_open, ...pointsAtNothing, left, newest: left };
}

export const isPanelEvent = (chunk: Chunk): chunk is PanelEvent =>
  chunk.type === "data-side_panel_update" || chunk.type === "data-side_panel_highlight";

/**
 * Returns the same object when nothing changes: after a reload, the stream starts with changes the
 * panel already has.
 */
export function reducePanel(panel: Panel, event: PanelEvent | AdvisorAction): Panel {
  if (event.type === "moved") return { ...panel, view: event.view, ...pointsAtNothing };
  if (event.type === "opened") return { ...panel, is_panel_open: event.is_panel_open };
  const { timestamp, highlight_ids, scroll_to } = event.data;
  if (timestamp < panel.left) return panel;
  const newest = laterTimestamp(timestamp, panel.newest);
  const pointed = { ...panel, highlight_ids, scroll_to, newest };
  return event.type === "data-side_panel_update"
    ? { ...pointed, view: View.parse(event.data) }
    : pointed;
}
