import { expect, test } from "vitest";
import { given, strongest } from "./claim.ts";

test("the highest score among the matches counts, whatever their order", () => {
  const patterns = [
    [0.7, /cash/],
    [0.9, /balance/],
  ] as const;
  expect(["cash balance", "cash", "trades"].map((said) => strongest(said, patterns))).toEqual([
    0.9, 0.7, 0,
  ]);
});

test("what was not said is no value", () => {
  expect(given({ limit: 3, side: undefined })).toEqual({ limit: 3 });
});
