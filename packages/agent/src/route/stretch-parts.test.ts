import { expect, test } from "vitest";
import { edgeOf, partOf } from "./stretch-parts.ts";

const year = { from: "2025-01-01", to: "2025-12-31" };
const february = { from: "2025-02-01", to: "2025-02-28" };

test("a year is parted by months, a month by days", () => {
  expect(partOf(year, 1, 3)).toEqual({ from: "2025-05-01", to: "2025-08-31" });
  expect(partOf(year, 1, 2)).toEqual({ from: "2025-07-01", to: "2025-12-31" });
  expect(partOf(february, 0, 3)).toEqual({ from: "2025-02-01", to: "2025-02-10" });
  expect(partOf(february, 2, 3)).toEqual({ from: "2025-02-21", to: "2025-02-28" });
  expect(partOf(february, 1, 2)).toEqual({ from: "2025-02-16", to: "2025-02-28" });
});

test("days and months at either end stay within the whole", () => {
  const part = (place: string, count: string, unit: string, of = february) =>
    edgeOf(of, { place, count, unit });
  expect(part("second", "1", "week")).toEqual({ from: "2025-02-08", to: "2025-02-14" });
  expect(part("last", "10", "day")).toEqual({ from: "2025-02-19", to: "2025-02-28" });
  expect(part("first", "2", "month", year)).toEqual({ from: "2025-01-01", to: "2025-02-28" });
  expect(part("last", "2", "month", year)).toEqual({ from: "2025-11-01", to: "2025-12-31" });
  expect(part("last", "9", "week")).toEqual(february);
  expect(part("second", "1", "month")).toBeUndefined();
});
