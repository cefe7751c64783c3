import { expect, it } from "vitest";
import { checkedOn, cost } from "./format.ts";

it.each([
  [cost(0), "$0.00"],
  [cost(0.25), "$0.25"],
  [cost(0.00123), "$0.0012"],
  [checkedOn("2026-11-24", "2026-11-20"), "checked Nov 24, 2026 on Nov 20, 2026 prices"],
])("%s is written as %s", (written, expected) => {
  expect(written).toBe(expected);
});
