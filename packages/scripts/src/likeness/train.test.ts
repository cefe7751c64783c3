import { learned } from "@advisor/agent/route/likeness/learned";
import { expect, test } from "vitest";
import { tableOf } from "./table.ts";
import { type Example, train } from "./train.ts";

const layout = { fewest: 2, units: 4, passedOver: 0.2 };
const examples: Example[] = [
  ...["red", "crimson", "scarlet"].map((word) => ({ features: [word, "warm"], kind: 0 })),
  ...["blue", "azure", "navy"].map((word) => ({ features: [word, "cold"], kind: 1 })),
  ...["red", "crimson", "scarlet"].map((word) => ({ features: [word, "hot"], kind: 0 })),
  ...["blue", "azure", "navy"].map((word) => ({ features: [word, "icy"], kind: 1 })),
];

/** The likeliest kind for these features. */
function guess(features: readonly string[], known: readonly Example[] = examples): number {
  const chances = learned(tableOf(train(known, 2, layout))).chances(features);
  return chances.indexOf(Math.max(...chances));
}

test("what stood with a kind speaks for it, together with others and alone", () => {
  expect(
    [["crimson", "hot"], ["warm"], ["icy", "navy"], ["cold"]].map((one) => guess(one)),
  ).toEqual([0, 0, 1, 1]);
});

test("the same examples give the same weights", () => {
  expect(train(examples, 2, layout)).toEqual(train(examples, 2, layout));
});

test("what stands in one example only is not learned from", () => {
  const rare = [...examples, { features: ["puce"], kind: 0 }];
  expect(train(rare, 2, layout).weights.has("puce")).toBe(false);
});

test("what two features say together may be the opposite of what each says", () => {
  const either: Example[] = Array.from({ length: 40 }, () => [
    { features: ["red"], kind: 0 },
    { features: ["green"], kind: 0 },
    { features: ["red", "green"], kind: 1 },
    { features: [], kind: 1 },
  ]).flat();
  expect([["red"], ["green"], ["red", "green"]].map((one) => guess(one, either))).toEqual([
    0, 0, 1,
  ]);
});
