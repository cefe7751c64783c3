import { describe, expect, test } from "vitest";
import { casesOf, type Half, markerOf } from "./cases.ts";

/** What the check finds of a half: the falsehoods that pass and the truths that are marked. */
async function measured(half: Half) {
  const cases = casesOf(half);
  const marked = await Promise.all(cases.map(markerOf(half)));
  const wrong = cases.filter(({ isTrue }, index) => isTrue === (marked[index]?.length ?? 0) > 0);
  const part = (isTrue: boolean) =>
    (100 * wrong.filter((one) => one.isTrue === isTrue).length) /
    cases.filter((one) => one.isTrue === isTrue).length;
  return { wrong: wrong.map(({ text }) => text), missed_pct: part(false), marked_pct: part(true) };
}

describe("claims about every sample household", () => {
  test("in the development half, every false claim is found and no true one is flagged", async () => {
    expect((await measured("first")).wrong).toEqual([]);
  });

  test("in the held-out half, at least 95 % of false claims are found and at most 2 % of true ones flagged", async () => {
    const { missed_pct, marked_pct } = await measured("second");
    expect(missed_pct).toBeLessThanOrEqual(5);
    expect(marked_pct).toBeLessThanOrEqual(2);
  });

  test("as large models write them, at least 95 % of false claims are found and no true one is flagged", async () => {
    const { missed_pct, marked_pct } = await measured("written");
    expect(missed_pct).toBeLessThanOrEqual(5);
    expect(marked_pct).toBe(0);
  });

  test("in more such claims, at least 93 % of false ones are found and at most 10 % of true ones flagged", async () => {
    const { missed_pct, marked_pct } = await measured("unseen");
    expect(missed_pct).toBeLessThanOrEqual(7);
    expect(marked_pct).toBeLessThanOrEqual(10);
  });
});
