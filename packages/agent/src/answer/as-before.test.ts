import { expect, test } from "vitest";
import type { RoutedPart } from "../route/routed.ts";
import { asBefore } from "./as-before.ts";

const part: RoutedPart = {
  intent: "transfers",
  params: { account: "Joint", from: "2026-01-05", to: "2026-01-11" },
  confidence: 0.9,
  assumed: [],
  text: "deposits",
};

test("what was taken from the question before is named, what was said is not", () => {
  expect(asBefore(part)).toBe("");
  expect(asBefore({ ...part, assumed: ["from", "to"] })).toBe(
    "As in the question before: from 2026-01-05 to 2026-01-11.",
  );
  expect(asBefore({ ...part, params: { account: "Joint" }, assumed: ["account"] })).toBe(
    "As in the question before: Joint.",
  );
});
