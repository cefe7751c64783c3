import { expect, test } from "vitest";
import { splitDateRange } from "./instrument-history.ts";

test("ninety days fit in one request, longer ranges are split without gaps", () => {
  expect(splitDateRange({ from: "2026-08-23", to: "2026-11-20" })).toEqual([
    { from: "2026-08-23", to: "2026-11-20" },
  ]);
  expect(splitDateRange({ from: "2026-08-22", to: "2026-11-20" })).toEqual([
    { from: "2026-08-23", to: "2026-11-20" },
    { from: "2026-08-22", to: "2026-08-22" },
  ]);
});
