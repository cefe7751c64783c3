import { panelSync } from "@advisor/client/panel-sync";
import { Chunk } from "@advisor/client/read-stream";
import type { State } from "@advisor/protocol/state";
import type { View } from "@advisor/protocol/view";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";

/** The panel of a conversation. The advisor's changes are saved, unless there is no conversation yet. */
export function usePanel(state: State, save: AdvisorApi["saveState"] | undefined) {
  const [failure, setFailure] = useState<unknown>();
  const [follows, setFollows] = useState(true);
  const following = useRef(follows);
  following.current = follows;
  const [sync] = useState(() =>
    panelSync({
      state: begun(state),
      save: async (change) => {
        await save?.(state.conversation_id, change);
        setFailure(undefined);
      },
      failed: setFailure,
      after(ms, call) {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
      now: () => new Date(),
    }),
  );
  const panel = useSyncExternalStore(sync.subscribe, sync.panel);
  const move = useCallback((view: View) => sync.act({ type: "moved", view }), [sync]);
  const moved = useCallback(
    (view: View) => {
      setFollows(false);
      move(view);
    },
    [move],
  );
  useEffect(() => {
    const leave = () => void sync.flush();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [sync]);
  return {
    panel,
    unsaved: failure !== undefined,
    /** Whether the panel follows the answer, which ends when the advisor opens something else. */
    follows,
    follow: setFollows,
    move: moved,
    open: (is_panel_open: boolean) => sync.act({ type: "opened", is_panel_open }),
    hear(part: unknown) {
      const chunk = Chunk.safeParse(part);
      if (!chunk.success) return;
      if (following.current) sync.hear(chunk.data);
      // The service has stored the agent's change, so the advisor's view is saved over it.
      else if (chunk.data.type === "data-side_panel_update") {
        move(sync.panel().view);
        // Saved at once, so that the next turn knows the advisor's view.
        void sync.flush();
      }
    },
  };
}

/** A household's initial panel shows the result of its policy check. */
const begun = (state: State): State =>
  state.household_id === null || state.side_panel.last_updated !== null
    ? state
    : {
        ...state,
        side_panel: {
          current_view: "householdMember",
          view_state: { household_id: state.household_id, tab: "overview", show_holdings: false },
          last_updated: null,
        },
      };

/** The panel before there is a conversation. */
export const initialPanelState = (household_id: string | null): State => ({
  conversation_id: "",
  mode: household_id === null ? "general" : "client",
  household_id,
  side_panel: { current_view: "agenda", view_state: {}, last_updated: null },
  is_panel_open: true,
});
