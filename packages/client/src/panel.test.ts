import type { State } from "@advisor/protocol/state";
import { describe, expect, it } from "vitest";
import { isPanelEvent, loadPanel, reducePanel } from "./panel.ts";

const at = (second: number) => `2026-11-20T15:00:0${second}.000Z`;
const etf = { view: "etf", view_state: { ticker: "VOO" } } as const;
const agenda = { view: "agenda", view_state: {} } as const;
const state = (current_view: string, view_state = {}): State => ({
  conversation_id: "con_1",
  mode: "general",
  household_id: null,
  side_panel: { current_view, view_state, last_updated: at(2) },
  is_panel_open: false,
});
const start = loadPanel(state("etf", { ticker: "VOO" }));

const update = (timestamp: string, highlight_ids: string[] = [], scroll_to?: string) => ({
  type: "data-side_panel_update" as const,
  data: { timestamp, ...agenda, highlight_ids, scroll_to },
});
const highlight = (timestamp: string, id: string) => ({
  type: "data-side_panel_highlight" as const,
  data: { timestamp, highlight_ids: [id], scroll_to: id },
});

describe("a panel after a reload", () => {
  it("is as it was stored, without highlights", () => {
    expect(start).toEqual({
      view: etf,
      is_panel_open: false,
      highlight_ids: [],
      scroll_to: undefined,
      left: at(2),
      newest: at(2),
    });
  });

  it.each([
    ["calendar", {}],
    ["etf", {}],
  ])("is the agenda where %s %j is not known", (view, view_state) => {
    expect(loadPanel(state(view, view_state)).view).toEqual(agenda);
  });
});

describe("a change by the agent", () => {
  it("changes the view and its highlights, and leaves the panel closed", () => {
    expect(reducePanel(start, update(at(3), ["a", "b"], "a"))).toEqual({
      view: agenda,
      is_panel_open: false,
      highlight_ids: ["a", "b"],
      scroll_to: "a",
      left: at(2),
      newest: at(3),
    });
  });

  it("highlights other rows of the current view", () => {
    const pointed = reducePanel(start, highlight(at(3), "a"));
    expect(pointed).toEqual({
      ...start,
      highlight_ids: ["a"],
      scroll_to: "a",
      newest: at(3),
    });
    expect(reducePanel(pointed, update(at(3)))).toMatchObject({
      view: agenda,
      highlight_ids: [],
      scroll_to: undefined,
    });
  });

  it("is ignored when it is older than the stored panel", () => {
    expect(reducePanel(start, update(at(1)))).toBe(start);
    expect(reducePanel(start, highlight(at(1), "a"))).toBe(start);
    expect(reducePanel(start, update(at(2))).view).toEqual(agenda);
  });

  it("applies in stream order, even when tools finished in another order", () => {
    const pointed = reducePanel(start, highlight(at(9), "a"));
    expect(reducePanel(pointed, update(at(8)))).toMatchObject({ view: agenda, newest: at(9) });
  });

  it("comes only from chunks about the panel", () => {
    expect(isPanelEvent(update(at(3)))).toBe(true);
    expect(isPanelEvent(highlight(at(3), "a"))).toBe(true);
    expect(isPanelEvent({ type: "text-end" })).toBe(false);
  });
});

describe("a change by the advisor", () => {
  it("changes the view and clears the highlights, whatever the time", () => {
    const pointed = reducePanel(start, highlight(at(9), "a"));
    expect(reducePanel(pointed, { type: "moved", view: agenda })).toEqual({
      ...start,
      view: agenda,
      newest: at(9),
    });
  });

  it("opens and closes the panel", () => {
    const opened = reducePanel(start, { type: "opened", is_panel_open: true });
    expect(opened).toEqual({ ...start, is_panel_open: true });
  });
});
