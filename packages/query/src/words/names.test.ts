import { expect, it } from "vitest";
import { valueText } from "./names.ts";

it.each([
  ["policies", "checked"],
  ["policy_checks", "within its limit"],
])("the status ok of %s is not said as if all were in order", (dataset, text) => {
  expect(valueText("status", "ok", dataset)).toBe(text);
});

it("calls the row of cash by its name, and a security by its symbol", () => {
  expect(valueText("symbol", "usd_cash", "holdings")).toBe("cash");
  expect(valueText("symbol", "BRK.B", "positions")).toBe("BRK.B");
});
