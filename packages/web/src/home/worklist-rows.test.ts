import type { WorklistItem } from "@advisor/protocol/worklist";
import { expect, it } from "vitest";
import { groupBySeverity, matchesFilter, matchesSearch, sortItems } from "./worklist-rows.ts";

const item = (over: Partial<WorklistItem>): WorklistItem => ({
  id: "hh_1",
  name: "Ramirez family",
  simulated: true,
  next_meeting: null,
  total_value: 1,
  prices_as_of: "2026-11-20",
  has_policy: true,
  severity: "act",
  reasons: [
    { kind: "cash", severity: "act", what: "Cash short $20,000", beside: "$40,000 of $60,000" },
  ],
  cash_short_usd: 20_000,
  classes_out: 0,
  tasks: [],
  ...over,
});

it("a filter keeps the households that have its reason", () => {
  const soon = "2026-11-28";
  expect(matchesFilter(item({}), "cash", soon)).toBe(true);
  expect(matchesFilter(item({}), "band", soon)).toBe(false);
  expect(matchesFilter(item({ severity: "watch" }), "act", soon)).toBe(false);
  expect(matchesFilter(item({ reasons: [] }), "all", soon)).toBe(true);
});

it("a search matches all of its words in names and reasons", () => {
  expect(matchesSearch(item({}), "ramirez cash")).toBe(true);
  expect(matchesSearch(item({}), "ramirez band")).toBe(false);
  expect(matchesSearch(item({}), "")).toBe(true);
});

it("households without a meeting come after those with one", () => {
  const later = item({ id: "a", next_meeting: "2026-12-01T15:00:00Z" });
  const never = item({ id: "b" });
  const sooner = item({ id: "c", next_meeting: "2026-11-24T15:00:00Z" });
  const ids = sortItems([never, later, sooner], "meeting").map(({ id }) => id);
  expect(ids).toEqual(["c", "a", "b"]);
});

it("groups follow the order of the households", () => {
  const groups = groupBySeverity([
    item({ id: "a" }),
    item({ id: "b" }),
    item({ severity: "watch" }),
  ]);
  expect(groups.map(({ severity, items }) => [severity, items.length])).toEqual([
    ["act", 2],
    ["watch", 1],
  ]);
});
