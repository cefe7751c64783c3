import type { State } from "@advisor/protocol/state";
import { describe, expect, it } from "vitest";
import { hydrated, isPanelEvent, panelAfter } from "./panel.ts";

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
const start = hydrated(state("etf", { ticker: "VOO" }));

const update = (timestamp: string, highlight_ids: string[] = [], scroll_to?: string) => ({
  type: "data-side_panel_update" as const,
  data: { timestamp, ...agenda, highlight_ids, scroll_to },
});
const highlight = (timestamp: string, id: string) => ({
  type: "data-side_panel_highlight" as const,
  data: { timestamp, highlight_ids: [id], scroll_to: id },
});

describe("a panel after a reload", () => {
  it("is as it was left, and points at nothing", () => {
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
    expect(hydrated(state(view, view_state)).view).toEqual(agenda);
  });
});

describe("what the agent does", () => {
  it("moves the panel, with the rows it points at, and leaves it closed", () => {
    expect(panelAfter(start, update(at(3), ["a", "b"], "a"))).toEqual({
      view: agenda,
      is_panel_open: false,
      highlight_ids: ["a", "b"],
      scroll_to: "a",
      left: at(2),
      newest: at(3),
    });
  });

  it("points at other rows of what is shown", () => {
    const pointed = panelAfter(start, highlight(at(3), "a"));
    expect(pointed).toEqual({
      ...start,
      highlight_ids: ["a"],
      scroll_to: "a",
      newest: at(3),
    });
    expect(panelAfter(pointed, update(at(3)))).toMatchObject({
      view: agenda,
      highlight_ids: [],
      scroll_to: undefined,
    });
  });

  it("changes nothing when it was before the panel was left", () => {
    expect(panelAfter(start, update(at(1)))).toBe(start);
    expect(panelAfter(start, highlight(at(1), "a"))).toBe(start);
    expect(panelAfter(start, update(at(2))).view).toEqual(agenda);
  });

  it("happens in the order of the stream, also where tools ended in another", () => {
    const pointed = panelAfter(start, highlight(at(9), "a"));
    expect(panelAfter(pointed, update(at(8)))).toMatchObject({ view: agenda, newest: at(9) });
  });

  it("is what the chunks about the panel tell", () => {
    expect(isPanelEvent(update(at(3)))).toBe(true);
    expect(isPanelEvent(highlight(at(3), "a"))).toBe(true);
    expect(isPanelEvent({ type: "text-end" })).toBe(false);
  });
});

describe("what the advisor does", () => {
  it("moves the panel away from what was pointed at, whatever the time", () => {
    const pointed = panelAfter(start, highlight(at(9), "a"));
    expect(panelAfter(pointed, { type: "moved", view: agenda })).toEqual({
      ...start,
      view: agenda,
      newest: at(9),
    });
  });

  it("opens and closes it", () => {
    const opened = panelAfter(start, { type: "opened", is_panel_open: true });
    expect(opened).toEqual({ ...start, is_panel_open: true });
  });
});
