import { expect, test } from "vitest";
import { changedFrom, isEditable, withText } from "./edited-input.ts";

test("text, numbers, choices and empty values can be edited; lists and records cannot", () => {
  expect(["a", 1, true, null, [], {}].map(isEditable)).toEqual([
    ...[true, true, true, true, false, false],
  ]);
});

test("a typed value keeps its type, and an empty one is null", () => {
  expect([
    withText("Call", "Call twice"),
    withText(3, "4"),
    withText(3, "four"),
    withText(true, "false"),
    withText(null, "2026-12-01"),
    withText("Call", "  "),
  ]).toEqual(["Call twice", 4, "four", false, "2026-12-01", null]);
});

test("unchanged arguments are not sent", () => {
  const input = { title: "Call", due: null };
  expect(changedFrom(input, { ...input })).toBeUndefined();
  expect(changedFrom(input, { ...input, due: "2026-12-01" })).toEqual({
    title: "Call",
    due: "2026-12-01",
  });
});
