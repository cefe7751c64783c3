import { expect, test } from "vitest";
import { answerWords, priceRange, smallAmount } from "./words.ts";

test("a small amount has the cents, and further digits only where they say something", () => {
  expect([0, 0.01, 0.0996, 0.065, 0.0012, 0.00004, 0.25, 4.1].map(smallAmount)).toEqual([
    ...["$0.00", "$0.01", "$0.10", "$0.065", "$0.001", "$0.00004", "$0.25", "$4.10"],
  ]);
  expect(priceRange({ low: 0.0998, high: 0.25 })).toBe("$0.10–$0.25");
});

test("an answer without a value is its verdict", () => {
  const none = { value: null, unit: null };
  expect(
    (["positive", "negative", "unknown"] as const).map((verdict) =>
      answerWords({ verdict, ...none }),
    ),
  ).toEqual(["meets it", "does not", "not known"]);
});
