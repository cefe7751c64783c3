import { canonicalJson } from "@advisor/domain/record/audit-chain";
import type { Event } from "@advisor/protocol/part";
import type { Outcome } from "@advisor/protocol/tool-call";
import type { View } from "@advisor/protocol/view";

export type PanelEvent = Extract<Event, { event: "side_panel_update" | "side_panel_highlight" }>;

/** The panel event for a result: a change of view, a highlight in the current view, or none. */
export function panelEvent(input: {
  outcome: Pick<Outcome, "view" | "highlight_ids">;
  /** The view the advisor sees; undefined if unknown. */
  seen: View | undefined;
  timestamp: string;
}): PanelEvent | undefined {
  const { outcome, seen, timestamp } = input;
  const { view: panel, highlight_ids } = outcome;
  if (panel === null) return undefined;
  const [scroll_to] = highlight_ids;
  const pointed = scroll_to === undefined ? {} : { highlight_ids, scroll_to };
  if (canonicalJson(panel) !== canonicalJson(seen)) {
    return { event: "side_panel_update", timestamp, panel, ...pointed };
  }
  if (scroll_to === undefined) return undefined;
  return { event: "side_panel_highlight", timestamp, ...pointed };
}
