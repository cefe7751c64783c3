import { expect, test } from "vitest";
import { moved, transfer } from "../answer.fixture.ts";
import { leaving } from "./leaving.ts";

test("only withdrawals that are pending are leaving", () => {
  const { data } = moved([
    transfer("2026-01-12", "deposit", 700, "pending"),
    transfer("2026-01-10", "withdrawal", 500, "pending"),
    transfer("2026-01-09", "withdrawal", 300),
  ]);
  expect(leaving(data)).toBe(
    " A withdrawal of $500.00 of 2026-01-10 is still pending and not subtracted.",
  );
  expect(leaving(moved([]).data)).toBe("");
});
