import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["deposit", "deposit", 0],
  ["perfomance", "performance", 1],
  ["preformance", "performance", 1],
  ["portfoilio", "portfolio", 1],
  ["withdrawl", "withdrawal", 1],
  ["prefomance", "performance", 2],
  ["positions", "weather", 3],
  ["", "ab", 2],
])("from %s to %s it is %i", (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
});

test("the distance is symmetric, zero for equal words, and at most the limit plus one", () => {
  const word = fc.string({ maxLength: 8 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, a, 2)).toBe(0);
      expect(editDistance(a, b, 2)).toBe(editDistance(b, a, 2));
      expect(editDistance(a, b, 2)).toBeLessThanOrEqual(3);
    }),
  );
});
