import type { View } from "@advisor/protocol/view";
import { describe, expect, it } from "vitest";
import { panelSync } from "./panel-sync.ts";
import type { Chunk } from "./read-stream.ts";

const sentAt = "2026-11-20T15:00:00.000Z";
const etf = (ticker: string) => ({ view: "etf", view_state: { ticker } }) satisfies View;
const kept = (ticker: string, last_updated: string) => ({
  current_view: "etf",
  view_state: { ticker },
  last_updated,
});
const update = (ticker: string, timestamp = sentAt): Chunk => ({
  type: "data-side_panel_update",
  data: { ...etf(ticker), timestamp, highlight_ids: [] },
});

/** A screen with a manual clock, a connection that may be slow or fail, and a log of its saves. */
function screen(last_updated: string | null = null) {
  const saved: unknown[] = [];
  const failures: unknown[] = [];
  const timers: { due: number; call: () => void }[] = [];
  const world = { now: Date.parse(sentAt), line: Promise.resolve() };
  const sync = panelSync({
    state: {
      conversation_id: "con_1",
      mode: "general",
      household_id: null,
      side_panel: { current_view: "agenda", view_state: {}, last_updated },
      is_panel_open: true,
    },
    async save(change) {
      saved.push(change);
      await world.line;
    },
    failed: (error) => failures.push(error),
    after(ms, call) {
      const timer = { due: world.now + ms, call };
      timers.push(timer);
      return () => timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    now: () => new Date(world.now),
  });
  return {
    sync,
    saved,
    failures,
    timers,
    world,
    move: (ticker: string) => sync.act({ type: "moved", view: etf(ticker) }),
    /** Advances the clock and runs what is due. */
    async pass(ms: number) {
      world.now += ms;
      for (const timer of timers.filter(({ due }) => due <= world.now)) {
        timers.splice(timers.indexOf(timer), 1);
        timer.call();
      }
      await new Promise(setImmediate);
    },
  };
}

describe("the advisor's changes", () => {
  it("are shown at once and saved one second after the last one", async () => {
    const { sync, saved, move, pass } = screen();
    move("VOO");
    expect(sync.panel().view).toEqual(etf("VOO"));
    await pass(999);
    move("QQQ");
    sync.act({ type: "opened", is_panel_open: false });
    await pass(999);
    expect(saved).toEqual([]);
    await pass(1);
    expect(saved).toEqual([
      {
        side_panel: kept("QQQ", "2026-11-20T15:00:00.999Z"),
        is_panel_open: false,
        source: "advisor",
      },
    ]);
    await pass(10_000);
    expect(saved).toHaveLength(1);
  });

  it("are saved at once on flush, one save after the other, each once", async () => {
    const { sync, saved, timers, world, move, pass } = screen();
    const slow = Promise.withResolvers<void>();
    world.line = slow.promise;
    move("VOO");
    const first = sync.flush();
    await pass(0);
    move("QQQ");
    const second = sync.flush();
    await pass(0);
    const voo = { side_panel: kept("VOO", sentAt), source: "advisor" };
    expect(saved).toEqual([voo]);
    slow.resolve();
    await Promise.all([first, second]);
    expect(saved).toEqual([voo, { side_panel: kept("QQQ", sentAt), source: "advisor" }]);
    expect(timers).toEqual([]);
    await sync.flush();
    await pass(10_000);
    expect(saved).toHaveLength(2);
  });

  it("are dated after the agent's changes, even if the local clock is slow", async () => {
    const { sync, saved, move } = screen();
    const later = "2026-11-20T15:09:00.000Z";
    sync.hear(update("VOO", later));
    move("QQQ");
    await sync.flush();
    expect(saved).toEqual([{ side_panel: kept("QQQ", later), source: "advisor" }]);
  });

  it("that failed to save are included in the next save, and reported", async () => {
    const { sync, saved, failures, world, move } = screen();
    const refusal = new Error("no connection");
    world.line = Promise.reject(refusal);
    move("VOO");
    sync.act({ type: "opened", is_panel_open: false });
    await sync.flush();
    world.line = Promise.resolve();
    move("QQQ");
    await sync.flush();
    expect(failures).toEqual([refusal]);
    expect(saved.at(-1)).toEqual({
      side_panel: kept("QQQ", sentAt),
      is_panel_open: false,
      source: "advisor",
    });
    await sync.flush();
    expect(saved).toHaveLength(2);
  });

  it("made during a failed save are not overwritten by it", async () => {
    const { sync, saved, world, move, pass } = screen();
    const slow = Promise.withResolvers<void>();
    world.line = slow.promise;
    move("VOO");
    const failing = sync.flush();
    await pass(0);
    move("QQQ");
    slow.reject(new Error("no connection"));
    await failing;
    world.line = Promise.resolve();
    await sync.flush();
    expect(saved.at(-1)).toEqual({ side_panel: kept("QQQ", sentAt), source: "advisor" });
  });
});

describe("the agent's changes", () => {
  it("are shown and never sent", async () => {
    const { sync, saved, timers, pass } = screen();
    sync.hear(update("VOO"));
    sync.hear({
      type: "data-side_panel_highlight",
      data: {
        timestamp: sentAt,
        highlight_ids: ["constituent:AAPL"],
        scroll_to: "constituent:AAPL",
      },
    });
    sync.hear({ type: "text-delta", delta: "It holds" });
    expect(sync.panel()).toEqual({
      view: etf("VOO"),
      is_panel_open: true,
      highlight_ids: ["constituent:AAPL"],
      scroll_to: "constituent:AAPL",
      left: "",
      newest: sentAt,
    });
    await sync.flush();
    await pass(10_000);
    expect([saved, timers]).toEqual([[], []]);
  });

  it("replace an unsaved change of view, but not opening and closing", async () => {
    const { sync, saved, move, pass } = screen();
    move("VOO");
    sync.act({ type: "opened", is_panel_open: false });
    sync.hear(update("QQQ"));
    await pass(1_000);
    expect(saved).toEqual([{ is_panel_open: false, source: "advisor" }]);
    expect(sync.panel()).toMatchObject({ view: etf("QQQ"), is_panel_open: false });
  });

  it("that are older do not prevent the advisor's changes from being saved", async () => {
    const { sync, saved, move } = screen("2026-11-20T15:00:01.000Z");
    move("VOO");
    sync.hear(update("SPY"));
    await sync.flush();
    expect(sync.panel().view).toEqual(etf("VOO"));
    expect(saved).toMatchObject([{ side_panel: { view_state: { ticker: "VOO" } } }]);
  });
});

it("a listener is called after each change, until it unsubscribes", () => {
  const { sync, move } = screen(sentAt);
  const shown: unknown[] = [];
  const leave = sync.subscribe(() => shown.push(sync.panel().view.view_state));
  move("VOO");
  sync.hear(update("QQQ"));
  sync.hear(update("SPY", "2026-11-20T14:00:00.000Z"));
  leave();
  move("IVV");
  expect(shown).toEqual([{ ticker: "VOO" }, { ticker: "QQQ" }]);
});
