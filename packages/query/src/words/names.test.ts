import { expect, it } from "vitest";
import { columnText, valueText } from "./names.ts";

it.each([
  ["policies", "checked"],
  ["policy_checks", "within its limit"],
])("the status ok of %s is not said as if all were in order", (dataset, text) => {
  expect(valueText("status", "ok", dataset)).toBe(text);
});

it("in a table an id of ours is no symbol", () => {
  expect(columnText("symbol", "private_fund_iii", "positions")).toBe("no symbol");
  expect(columnText("symbol", "usd_cash", "holdings")).toBe("cash");
  expect(columnText("symbol", "BRK.B", "positions")).toBe("BRK.B");
});
