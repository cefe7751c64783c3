import type { State, StateChange } from "@advisor/protocol/state";
import type * as z from "zod";
import { type Act, hydrated, isPanelEvent, later, panelAfter } from "./panel.ts";
import type { Chunk } from "./read-stream.ts";

type Change = z.input<typeof StateChange>;

const pauseMs = 1_000;

/**
 * The panel of a screen: it follows the agent and the advisor, and saves what the advisor did, a
 * second after the last move. The agent's moves are never sent: its turn has kept them.
 */
export function panelSync(given: {
  state: State;
  save(change: Change): Promise<unknown>;
  /** A save failed; what it would have kept goes with the next one. */
  failed(error: unknown): void;
  /** Calls back once after so many milliseconds, unless what it answers is called first. */
  after(ms: number, call: () => void): () => void;
  now(): Date;
}) {
  let panel = hydrated(given.state);
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
      await given.save({ ...change, source: "advisor" });
    } catch (error) {
      unsaved = { ...change, ...unsaved };
      given.failed(error);
    }
  }

  /** Saves now what waits; done when all of it was tried. */
  function flush(): Promise<void> {
    cancel();
    saving = saving.then(send);
    return saving;
  }

  return {
    panel: () => panel,

    /** Calls the listener after each change; the answer ends that. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Takes a chunk of a turn's stream; what is not about the panel passes by. */
    hear(chunk: Chunk): void {
      if (!isPanelEvent(chunk)) return;
      const next = panelAfter(panel, chunk);
      if (next !== panel && chunk.type === "data-side_panel_update") {
        const { side_panel: _, ...rest } = unsaved;
        unsaved = rest;
      }
      show(next);
    },

    /** The advisor's act comes after what the agent did, also by a clock that is slow. */
    act(act: Act): void {
      show(panelAfter(panel, act));
      unsaved = { ...unsaved, ...changeOf(act, later(given.now().toISOString(), panel.newest)) };
      cancel();
      cancel = given.after(pauseMs, () => void flush());
    },

    flush,
  };
}

function changeOf(act: Act, last_updated: string): Change {
  if (act.type === "opened") return { is_panel_open: act.is_panel_open };
  const { view: current_view, view_state } = act.view;
  return { side_panel: { current_view, view_state, last_updated } };
}
