import type { VisiblePanel } from "@advisor/agent/context/open-context";
import type { Panel } from "@advisor/agent/turn/turn";
import type * as Kept from "@advisor/domain/panel";
import { viewOf } from "@advisor/protocol/state";
import type { TurnRuntime } from "../runtime.ts";
import { waitAtMost } from "./wait-at-most.ts";

/** A conversation's panel during a turn. */
export interface TurnPanel extends Panel {
  /** What the advisor saw when the turn began; undefined when the panel cannot be read in time. */
  visibleAtStart(): Promise<VisiblePanel | undefined>;
  /** Resolves when all changes are stored. */
  saved(): Promise<void>;
}

/** For entry points without a panel. */
export const noPanel: TurnPanel = {
  seen: undefined,
  show: () => undefined,
  visibleAtStart: async () => undefined,
  saved: async () => undefined,
};

/** The longest wait for the stored panel, in milliseconds. */
const readMs = 1_500;

/** Reads the stored panel in parallel with the turn, unless it was read already. Only `visibleAtStart` waits for it. */
export function openPanel(
  { panels, log, wait }: Pick<TurnRuntime, "panels" | "log" | "wait">,
  conversationId: string,
  known?: Kept.Info,
): TurnPanel {
  let writing: Promise<unknown> = Promise.resolve();
  const lost = (error: unknown) =>
    log.error("panel_not_kept", { conversation_id: conversationId }, error);
  const panel: TurnPanel = {
    seen: undefined,
    visibleAtStart: async () => {
      await waitAtMost(wait, readMs, reading);
      return seen;
    },
    show({ panel: view, timestamp: last_updated }) {
      const { view: current_view, view_state } = view;
      const move = { current_view, view_state: { ...view_state }, last_updated };
      writing = writing.then(() => panels.put(conversationId, move)).catch(lost);
    },
    saved: async () => {
      await writing;
    },
  };
  let seen: VisiblePanel | undefined;
  const see = (read: Kept.Info) => {
    panel.seen ??= viewOf(read);
    seen = panel.seen && { panel: panel.seen, open: read.is_panel_open };
  };
  if (known !== undefined) see(known);
  const reading =
    known === undefined ? panels.get(conversationId).then(see, () => undefined) : Promise.resolve();
  return panel;
}
