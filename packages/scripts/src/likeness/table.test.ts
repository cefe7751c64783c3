import { expect, test } from "vitest";
import { tableSource } from "./table.ts";

test("a weight is one of 64 characters, and no pair that weighs little in every kind is kept", () => {
  const weights = new Map([
    ["price", Float64Array.of(3.1, -3.1, 0)],
    ["a", Float64Array.of(0, 0, 0.1)],
    ["of the", Float64Array.of(0.2, -0.3, 0.1)],
  ]);
  const bias = Float64Array.of(0.12345, -1, 0);
  expect(tableSource({ bias, weights }, "abc")).toBe(`// Written by \`npm run likeness\` from abc.

export const table = {
  bias: [0.123,-1,0],
  scale: 0.100000,
  rows: "a\\tggh\\nprice\\t_Bg",
};
`);
});
