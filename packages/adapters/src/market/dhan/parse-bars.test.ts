import { expect, test } from "vitest";
import { DhanCharts, parseBars } from "./parse-bars.ts";

const charts = (timestamp: number[]) =>
  DhanCharts.parse({
    open: [3978, 3856],
    high: [3978, 3925],
    low: [3861, 3856],
    close: [3879.85, 3915.9],
    volume: [3937092, 1906106],
    timestamp,
    open_interest: [0, 0],
  });

const at = (time: string) => Date.parse(time) / 1000;

test("a daily bar is dated by its day in India, and the newest comes first", () => {
  const read = parseBars(charts([at("2026-11-18T18:30:00Z"), at("2026-11-19T18:30:00Z")]), true);
  expect(read).toEqual([
    { at: "2026-11-20", open: "3856", high: "3925", low: "3856", close: "3915.9", volume: 1906106 },
    {
      at: "2026-11-19",
      open: "3978",
      high: "3978",
      low: "3861",
      close: "3879.85",
      volume: 3937092,
    },
  ]);
});

test("an intraday bar has its time in UTC", () => {
  const read = parseBars(charts([at("2026-11-20T03:45:00Z"), at("2026-11-20T03:50:00Z")]), false);
  expect(read.map((bar) => bar.at)).toEqual([
    "2026-11-20T03:50:00.000Z",
    "2026-11-20T03:45:00.000Z",
  ]);
});

test("columns of different lengths give only complete bars", () => {
  expect(parseBars({ ...charts([1, 2]), close: ["3879.85"] }, true)).toHaveLength(1);
});

test("empty columns give no bars", () => {
  const none = { open: [], high: [], low: [], close: [], volume: [], timestamp: [] };
  expect(parseBars(none, true)).toEqual([]);
});
