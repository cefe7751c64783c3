import type { VisiblePanel } from "@advisor/agent/context/open-context";
import type { Panel } from "@advisor/agent/turn/turn";
import { viewOf } from "@advisor/protocol/state";
import type { TurnRuntime } from "../runtime.ts";
import { atMost } from "./at-most.ts";

/** The panel of a conversation for the time of a turn. */
export interface TurnPanel extends Panel {
  /** What the advisor saw when the turn began; a panel that cannot be read is one that nobody sees. */
  opened(): Promise<VisiblePanel | undefined>;
  /** Settles when everything that was shown is kept. */
  shown(): Promise<void>;
}

/** For a door without one. */
export const noPanel: TurnPanel = {
  seen: undefined,
  show: () => undefined,
  opened: async () => undefined,
  shown: async () => undefined,
};

/** Without an answer by then the turn begins as if nobody saw the panel. */
const readMs = 1_500;

/** It is read at once, beside the turn: nothing waits for it but who asks what the advisor saw. */
export function openPanel(
  { panels, log, wait }: Pick<TurnRuntime, "panels" | "log" | "wait">,
  conversationId: string,
): TurnPanel {
  let writing: Promise<unknown> = Promise.resolve();
  const lost = (error: unknown) =>
    log.error("panel_not_kept", { conversation_id: conversationId }, error);
  const panel: TurnPanel = {
    seen: undefined,
    opened: async () => {
      await atMost(wait, readMs, reading);
      return seen;
    },
    show({ panel: view, timestamp: last_updated }) {
      const { view: current_view, view_state } = view;
      const move = { current_view, view_state: { ...view_state }, last_updated };
      writing = writing.then(() => panels.put(conversationId, move)).catch(lost);
    },
    shown: async () => {
      await writing;
    },
  };
  let seen: VisiblePanel | undefined;
  const reading = panels.get(conversationId).then(
    (read) => {
      panel.seen ??= viewOf(read);
      seen = panel.seen && { panel: panel.seen, open: read.is_panel_open };
    },
    () => undefined,
  );
  return panel;
}
