import { expect, test } from "vitest";
import { tableOf, tableSource } from "./table.ts";

const weights = new Map([
  ["price", Float64Array.of(3.1, -3.1, 0, 0.31)],
  ["a", Float64Array.of(0, 0, 0.1, 0)],
  ["of the", Float64Array.of(0.2, -0.3, 0.1, -0.31)],
]);
const trained = {
  bias: Float64Array.of(0.12345, -1, 0),
  weights,
  units: { bias: Float64Array.of(0.5), weights: [Float64Array.of(1, 0, -0.00049)] },
};

test("a weight is one of 64 characters, those of the kinds and those of the units by a scale of their own", () => {
  expect(tableOf(trained)).toEqual({
    bias: [0.123, -1, 0],
    scale: 0.1,
    units: { bias: [0.5], scale: 0.01, weights: [[1, 0, -0]] },
    rows: "a\tgghg\nof the\tidhB\nprice\t_Bg_",
  });
});

test("the source says what it was learned from", () => {
  const [first, , second] = tableSource(trained, "abc").split("\n");
  expect(first).toBe("// Written by `npm run likeness` from abc.");
  expect(second).toBe(`export const table = ${JSON.stringify(tableOf(trained))};`);
});
