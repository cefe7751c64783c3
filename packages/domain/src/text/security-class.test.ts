import { expect, test } from "vitest";
import { bondFunds } from "./company-names.ts";
import { securityClass } from "./security-class.ts";

test.each([
  ["AAPL261218C00235000", "options"],
  ["private_harborview_iv", "private"],
  ["VMFXX", "funds"],
  ["VOO", "etf"],
  ["AAPL", "stocks"],
  ["RELIANCE.NS", "stocks"],
  ["ZZZZQ", undefined],
])("%s: %s", (symbol, kind) => {
  expect(securityClass(symbol)).toBe(kind);
});

test("a fund that holds bonds is a fund of either kind", () => {
  for (const symbol of bondFunds) expect(["etf", "funds"]).toContain(securityClass(symbol));
});
