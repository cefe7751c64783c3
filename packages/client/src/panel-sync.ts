import type { State, StateChange } from "@advisor/protocol/state";
import type * as z from "zod";
import {
  type AdvisorAction,
  isPanelEvent,
  laterTimestamp,
  loadPanel,
  reducePanel,
} from "./panel.ts";
import type { Chunk } from "./read-stream.ts";

type Change = z.input<typeof StateChange>;

const pauseMs = 1_000;

/**
 * Keeps a screen's side panel in sync: it follows the agent and the advisor, and saves the
 * advisor's changes one second after the last one. The agent's changes are never saved here,
 * because its turn has already stored them.
 */
export function panelSync(deps: {
  state: State;
  save(change: Change): Promise<unknown>;
  /** Called when a save failed; its changes are included in the next save. */
  failed(error: unknown): void;
  /** Calls `call` once after `ms` milliseconds, unless the returned function cancels it. */
  after(ms: number, call: () => void): () => void;
  now(): Date;
}) {
  let panel = loadPanel(deps.state);
  let unsaved: Omit<Change, "source"> = {};
  let cancel = () => {};
  let saving = Promise.resolve();
  const listeners = new Set<() => void>();

  function show(next: typeof panel): void {
    if (next === panel) return;
    panel = next;
    for (const listener of listeners) listener();
  }

  async function send(): Promise<void> {
    const change = unsaved;
    if (Object.keys(change).length === 0) return;
    unsaved = {};
    try {
      await deps.save({ ...change, source: "advisor" });
    } catch (error) {
      unsaved = { ...change, ...unsaved };
      deps.failed(error);
    }
  }

  /** Saves pending changes now; resolves when all of them were attempted. */
  function flush(): Promise<void> {
    cancel();
    saving = saving.then(send);
    return saving;
  }

  return {
    panel: () => panel,

    /** Calls the listener after each change; the returned function unsubscribes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Applies a chunk of a turn's stream; chunks that are not about the panel are ignored. */
    hear(chunk: Chunk): void {
      if (!isPanelEvent(chunk)) return;
      const next = reducePanel(panel, chunk);
      if (next !== panel && chunk.type === "data-side_panel_update") {
        const { side_panel: _, ...rest } = unsaved;
        unsaved = rest;
      }
      show(next);
    },

    /**
     * An act of the advisor is dated after the agent's newest change, even if the local clock is
     * slow.
     */
    act(act: AdvisorAction): void {
      show(reducePanel(panel, act));
      unsaved = {
        ...unsaved,
        ...changeOf(act, laterTimestamp(deps.now().toISOString(), panel.newest)),
      };
      cancel();
      cancel = deps.after(pauseMs, () => void flush());
    },

    flush,
  };
}

function changeOf(act: AdvisorAction, last_updated: string): Change {
  if (act.type === "opened") return { is_panel_open: act.is_panel_open };
  const { view: current_view, view_state } = act.view;
  return { side_panel: { current_view, view_state, last_updated } };
}
