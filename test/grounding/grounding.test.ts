import { describe, expect, test } from "vitest";
import { casesOf, type Half, markedIn } from "./cases.ts";

/** What the check finds of a half: the falsehoods that pass and the truths that are marked. */
async function measured(half: Half) {
  const cases = casesOf(half);
  const marked = await Promise.all(cases.map(markedIn));
  const wrong = cases.filter(({ isTrue }, index) => isTrue === (marked[index]?.length ?? 0) > 0);
  const part = (isTrue: boolean) =>
    (100 * wrong.filter((one) => one.isTrue === isTrue).length) /
    cases.filter((one) => one.isTrue === isTrue).length;
  return { wrong: wrong.map(({ text }) => text), missed_pct: part(false), marked_pct: part(true) };
}

describe("claims about every sample household", () => {
  test("of the half that the check was made with, each falsehood is found and no truth is marked", async () => {
    expect((await measured("first")).wrong).toEqual([]);
  });

  test("of the half that was not looked at, at least 95 % are found and at most 2 % are marked", async () => {
    const { missed_pct, marked_pct } = await measured("second");
    expect(missed_pct).toBeLessThanOrEqual(5);
    expect(marked_pct).toBeLessThanOrEqual(2);
  });
});
