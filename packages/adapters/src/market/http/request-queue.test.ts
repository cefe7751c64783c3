import * as fc from "fast-check";
import { expect, test } from "vitest";
import { nextStart, openRequestQueue } from "./request-queue.ts";

const never = new AbortController().signal;

function opened(pace: Parameters<typeof nextStart>[1], patienceMs = 60_000) {
  let time = 0;
  const waits: number[] = [];
  const turn = openRequestQueue({
    provider: "acme",
    pace,
    patienceMs,
    clock: { now: () => time },
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
  });
  return { turn: () => turn(never), waits, at: (now: number) => (time = now) };
}

test("a request within the rate limit does not wait", () => {
  expect(nextStart([0, 10], { perSecond: 3 }, 20)).toBe(20);
});

test("the narrowest window decides", () => {
  expect(nextStart([0, 10], { perSecond: 2, perMinute: 2 }, 20)).toBe(60_000);
});

test("concurrent requests start one after the other at the allowed rate", async () => {
  const { turn, waits } = opened({ perSecond: 2 });
  await Promise.all([turn(), turn(), turn(), turn(), turn()]);
  expect(waits).toEqual([1000, 1000, 2000]);
});

test("a request that would wait too long is refused with a retry time and takes no place in the queue", async () => {
  const { turn, waits, at } = opened({ perDay: 1 }, 5000);
  await turn();
  await expect(turn()).rejects.toMatchObject({
    code: "rate_limited",
    extra: { provider: "acme", retry_after: 86_400 },
  });
  at(86_396_000);
  await turn();
  expect(waits).toEqual([4000]);
});

test("no window ever has more starts than the rate limit allows", () => {
  const arrivals = fc.array(fc.nat(400), { maxLength: 60 });
  return fc.assert(
    fc.property(arrivals, fc.integer({ min: 1, max: 5 }), (gaps, perSecond) => {
      const starts: number[] = [];
      let now = 0;
      for (const gap of gaps) {
        now += gap;
        starts.push(nextStart(starts, { perSecond }, now));
      }
      starts.forEach((start, index) => {
        const earlier = starts[index - perSecond];
        expect(earlier === undefined || start - earlier >= 1000).toBe(true);
      });
    }),
  );
});
