import { expect, test } from "vitest";
import { notCounted } from "./shared.ts";

test("what is shared is told not to be counted", () => {
  expect(notCounted({ shared: ["Joint brokerage"] })).toBe(
    "Joint brokerage, which is shared, is not counted.",
  );
  expect(notCounted({ shared: ["Joint", "Joint savings"] })).toBe(
    "Joint and Joint savings, which are shared, are not counted.",
  );
  expect(notCounted({})).toBe("");
});
