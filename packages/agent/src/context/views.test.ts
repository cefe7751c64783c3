import type { View } from "@advisor/protocol/view";
import { expect, test } from "vitest";
import { contextForView } from "./views.ts";

type Tab = Extract<View, { view: "householdMember" }>["view_state"]["tab"];

const member = (tab: Tab, show_holdings: boolean): View => ({
  view: "householdMember",
  view_state: { household_id: "hh_d1", tab, show_holdings },
});

test.each<[string, View, object]>([
  ["the agenda", { view: "agenda", view_state: {} }, { tasks: "default" }],
  [
    "the brief",
    { view: "householdBrief", view_state: { household_id: "hh_d1" } },
    { household: "default", tasks: "default" },
  ],
  ["the overview", member("overview", false), { ips: "default" }],
  ["the accounts", member("accounts", false), { holdings: "default" }],
  ["the notes", member("notes", false), { documents: "default" }],
  ["holdings next to any tab", member("overview", true), { holdings: "default" }],
  ["a fund", { view: "etf", view_state: { ticker: "VOO" } }, {}],
])("%s brings what stands on it", (_, view, wanted) => {
  expect(contextForView(view)).toEqual(wanted);
});
