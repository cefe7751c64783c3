import { panelSync } from "@advisor/client/panel-sync";
import { Chunk } from "@advisor/client/read-stream";
import type { State } from "@advisor/protocol/state";
import type { View } from "@advisor/protocol/view";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";

/** The panel of a conversation; the advisor's moves are kept, those of a panel without one are not. */
export function usePanel(state: State, save: AdvisorApi["saveState"] | undefined) {
  const [failure, setFailure] = useState<unknown>();
  const [sync] = useState(() =>
    panelSync({
      state,
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
    move: (view: View) => sync.act({ type: "moved", view }),
    open: (is_panel_open: boolean) => sync.act({ type: "opened", is_panel_open }),
    hear(part: unknown) {
      const chunk = Chunk.safeParse(part);
      if (chunk.success) sync.hear(chunk.data);
    },
  };
}

/** Where the screen stands before there is a conversation. */
export const untouched = (household_id: string | null): State => ({
  conversation_id: "",
  mode: household_id === null ? "general" : "client",
  household_id,
  side_panel: { current_view: "agenda", view_state: {}, last_updated: null },
  is_panel_open: true,
});
