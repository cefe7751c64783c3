import { expect, test } from "vitest";
import { spansOf } from "./instrument-history.ts";

test("ninety days are one piece, more are several without a gap", () => {
  expect(spansOf({ from: "2026-08-23", to: "2026-11-20" })).toEqual([
    { from: "2026-08-23", to: "2026-11-20" },
  ]);
  expect(spansOf({ from: "2026-08-22", to: "2026-11-20" })).toEqual([
    { from: "2026-08-23", to: "2026-11-20" },
    { from: "2026-08-22", to: "2026-08-22" },
  ]);
});
