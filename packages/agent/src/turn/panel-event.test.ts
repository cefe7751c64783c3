import type { View } from "@advisor/protocol/view";
import { expect, it } from "vitest";
import { panelEvent } from "./panel-event.ts";

const timestamp = "2026-11-20T15:00:00.000Z";
const accounts: View = {
  view: "householdMember",
  view_state: { household_id: "hh_d1", tab: "accounts", show_holdings: true },
};
const searched: View = {
  view: "householdMember",
  view_state: { ...accounts.view_state, holdings_search: "AAPL" },
};
const highlight_ids = ["holding:AAPL", "holding:MSFT"];
const pointed = { highlight_ids, scroll_to: "holding:AAPL" };

it("a result without a view sends no panel event, even if it highlights rows", () => {
  expect(
    panelEvent({ outcome: { view: null, highlight_ids }, seen: accounts, timestamp }),
  ).toBeUndefined();
});

it.each<[string, View | undefined]>([
  ["not known", undefined],
  ["of another kind", { view: "agenda", view_state: {} }],
  ["of the same kind in another state", searched],
])("a view moves a panel that is %s", (_, seen) => {
  const moved = (ids: string[]) =>
    panelEvent({ outcome: { view: accounts, highlight_ids: ids }, seen, timestamp });
  const event = { event: "side_panel_update", timestamp, panel: accounts };
  expect(moved([])).toStrictEqual(event);
  expect(moved(highlight_ids)).toStrictEqual({ ...event, ...pointed });
});

it("a view that the advisor already sees stays, and its rows are highlighted", () => {
  const reordered: View = {
    view_state: { show_holdings: true, tab: "accounts", household_id: "hh_d1" },
    view: "householdMember",
  };
  for (const seen of [accounts, reordered]) {
    const outcome = { view: accounts, highlight_ids };
    expect(panelEvent({ outcome, seen, timestamp })).toStrictEqual({
      event: "side_panel_highlight",
      timestamp,
      ...pointed,
    });
    const plain = { view: accounts, highlight_ids: [] };
    expect(panelEvent({ outcome: plain, seen, timestamp })).toBeUndefined();
  }
});
