import { expect, test } from "vitest";
import { openLiveness } from "./liveness.ts";

function watching() {
  const time = { now: 0 };
  return {
    time,
    liveness: openLiveness(
      () => time.now,
      () => 1_000_000 + time.now,
    ),
  };
}

test("counts from the first sighting of a stamp", () => {
  const { time, liveness } = watching();
  time.now = 500;
  expect(liveness.unchangedMs("con_1", "1 100")).toBe(0);
  time.now = 1_700;
  expect(liveness.unchangedMs("con_1", "1 100")).toBe(1_200);
});

test("restarts with every change, even back to an earlier stamp", () => {
  const { time, liveness } = watching();
  liveness.unchangedMs("con_1", "a");
  time.now = 1_000;
  expect(liveness.unchangedMs("con_1", "b")).toBe(0);
  time.now = 2_000;
  expect(liveness.unchangedMs("con_1", "a")).toBe(0);
});

test("counts each name separately", () => {
  const { time, liveness } = watching();
  liveness.unchangedMs("con_1", "a");
  time.now = 1_000;
  expect(liveness.unchangedMs("con_2", "a")).toBe(0);
  expect(liveness.unchangedMs("con_1", "a")).toBe(1_000);
});

test("adds an earlier sighting only of the current stamp, and never shortens its own count", () => {
  const { time, liveness } = watching();
  liveness.seenBefore("con_1", "a", 900);
  expect(liveness.unchangedMs("con_1", "a")).toBe(900);
  liveness.seenBefore("con_1", "a", 100);
  expect(liveness.unchangedMs("con_1", "a")).toBe(900);
  time.now = 50;
  expect(liveness.unchangedMs("con_1", "b")).toBe(0);
});

test("evicts the oldest names first and stays bounded", () => {
  const { time, liveness } = watching();
  for (let nth = 0; nth < 20_001; nth += 1) liveness.unchangedMs(`con_${nth}`, "a");
  time.now = 10;
  expect(liveness.unchangedMs("con_20000", "a")).toBe(10);
  expect(liveness.unchangedMs("con_0", "a")).toBe(0);
});

test("a time is long ago only when it is past by any machine's clock", () => {
  const { time, liveness } = watching();
  time.now = 15 * 60_000;
  expect(liveness.longAgo(1_000_000)).toBe(false);
  time.now += 1;
  expect(liveness.longAgo(1_000_000)).toBe(true);
});
