import { expect, test } from "vitest";
import { cellText, unitsWithin } from "./cell-text.ts";
import { unitsOf, unitsOfRow } from "./figure-unit.ts";

test("a figure of a tool's result has the unit that the tool's schema states", () => {
  const unitOf = unitsOf({}, "compare_to_ips");
  expect(["value", "weight_pct", "drift_pp", "quantity"].map(unitOf)).toEqual([
    ...["usd", "percent", "points", undefined],
  ]);
  expect(unitsOf({}, "get_household_holdings")("unrealized_pl_pct")).toBe("ratio");
  expect(unitsOf({}, "no_such_tool")("value")).toBeUndefined();
});

test("the result of a query states its units, and a row may have one of its own", () => {
  const unitOf = unitsOf({ units: { value: "percent", cost: "usd" } }, "query_portfolio");
  expect(["value", "cost", "count"].map(unitOf)).toEqual(["percent", "usd", undefined]);
  expect(unitsOfRow({ name: "threshold", value: 10, unit: "usd" }, unitOf)("value")).toBe("usd");
  expect(unitsOfRow({ value: 10 }, unitOf)("value")).toBe("percent");
});

test("a field with several units has the one of the field that it is in", () => {
  const unitOf = unitsOf({}, "what_changed");
  expect(unitOf("before")).toBeUndefined();
  expect(cellText("value", { before: 10_000, now: 13_000.5 }, unitOf)).toBe(
    "before $10,000, now $13,000.50",
  );
  expect(cellText("before", 12, unitsWithin(unitOf, "positions"))).toBe("12");
});
