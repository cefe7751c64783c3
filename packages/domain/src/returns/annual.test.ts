import { expect, test } from "vitest";
import { decimal } from "../decimal.ts";
import { annualize, canAnnualize } from "./annual.ts";

test("a return is annualized from the first anniversary on", () => {
  expect(canAnnualize("2025-11-20", "2026-11-19")).toBe(false);
  expect(canAnnualize("2025-11-20", "2026-11-20")).toBe(true);
  expect(canAnnualize("2024-02-29", "2025-02-28")).toBe(true);
  expect(annualize(decimal("0.21"), "2024-01-01", "2025-12-31")?.toFixed(6)).toBe("0.100000");
  expect(annualize(decimal("-1.1"), "2024-01-01", "2026-01-01")).toBeNull();
});
