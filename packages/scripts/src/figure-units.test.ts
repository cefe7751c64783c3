import { readFileSync } from "node:fs";
import { catalog } from "@advisor/tools/catalog.gen";
import { expect, it } from "vitest";
import { figureUnits, figureUnitsSource } from "./figure-units.ts";

it("the page has the current unit of every figure of a tool's result", () => {
  const file = new URL("../../web/src/chat/message/figure-units.gen.ts", import.meta.url);
  expect(readFileSync(file, "utf8"), "run npm run catalog").toBe(figureUnitsSource(catalog));
});

it("a field has the unit that the tool's schema states, and the one of its place where it has several", () => {
  const { compare_to_ips, get_household_holdings, what_changed } = figureUnits(catalog);
  expect(compare_to_ips).toMatchObject({ value: "usd", total: "usd", weight_pct: "percent" });
  expect(compare_to_ips).not.toHaveProperty("quantity");
  expect(get_household_holdings).toMatchObject({ unrealized_pl_pct: "ratio", cost: "usd" });
  expect(what_changed).not.toHaveProperty("before");
  expect(what_changed).not.toHaveProperty("positions.before");
  expect(what_changed).toMatchObject({ "value.before": "usd", "value.now": "usd" });
});
