import { expect, test } from "vitest";
import { type Example, train } from "./train.ts";

const examples: Example[] = [
  ...["red", "crimson", "scarlet"].map((word) => ({ features: [word, "warm"], kind: 0 })),
  ...["blue", "azure", "navy"].map((word) => ({ features: [word, "cold"], kind: 1 })),
  ...["red", "crimson", "scarlet"].map((word) => ({ features: [word, "hot"], kind: 0 })),
  ...["blue", "azure", "navy"].map((word) => ({ features: [word, "icy"], kind: 1 })),
];

/** The kind whose weights say most for these features. */
function guess(features: readonly string[]): number {
  const { bias, weights } = train(examples, 2);
  const sums = [...bias].map((one, at) =>
    features.reduce((sum, feature) => sum + (weights.get(feature)?.[at] ?? 0), one),
  );
  return sums.indexOf(Math.max(...sums));
}

test("what stood with a kind speaks for it, together with others and alone", () => {
  expect([["crimson", "hot"], ["warm"], ["icy", "navy"], ["cold"]].map(guess)).toEqual([
    0, 0, 1, 1,
  ]);
});

test("the same examples give the same weights", () => {
  expect(train(examples, 2)).toEqual(train(examples, 2));
});

test("what stands in one example only is not learned from", () => {
  const rare = [...examples, { features: ["puce"], kind: 0 }];
  expect(train(rare, 2).weights.has("puce")).toBe(false);
});
