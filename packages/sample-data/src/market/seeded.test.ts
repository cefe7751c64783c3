import { expect, test } from "vitest";
import { seededRandom } from "./seeded.ts";

test("the same seed gives the same numbers, another seed different ones", () => {
  const rolled = (seed: string) => {
    const roll = seededRandom(seed);
    return [roll.whole(0, 1_000_000), roll.between(0, 1), roll.normal(), roll.pick(["a", "b"])];
  };
  expect(rolled("AAPL")).toEqual(rolled("AAPL"));
  expect(rolled("AAPL")).not.toEqual(rolled("MSFT"));
  expect(rolled("AAPL")).toMatchInlineSnapshot(`
    [
      913527,
      0.5468058104161173,
      -0.4797939861051985,
      "b",
    ]
  `);
});

test("numbers stay within their bounds and reach both", () => {
  const roll = seededRandom("edges");
  const wholes = Array.from({ length: 500 }, () => roll.whole(2, 4));
  expect([...new Set(wholes)].sort()).toEqual([2, 3, 4]);
  const parts = Array.from({ length: 500 }, () => roll.between(-1, 1));
  expect(Math.min(...parts)).toBeGreaterThanOrEqual(-1);
  expect(Math.max(...parts)).toBeLessThan(1);
});

test("normal numbers have mean 0 and deviation 1", () => {
  const roll = seededRandom("normal");
  const rolls = Array.from({ length: 20_000 }, () => roll.normal());
  const mean = rolls.reduce((sum, one) => sum + one, 0) / rolls.length;
  const spread = rolls.reduce((sum, one) => sum + (one - mean) ** 2, 0) / rolls.length;
  expect(mean).toBeCloseTo(0, 1);
  expect(Math.sqrt(spread)).toBeCloseTo(1, 1);
});
