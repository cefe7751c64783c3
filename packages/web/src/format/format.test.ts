import { expect, it } from "vitest";
import { checkedOn, cost, pricesOf } from "./format.ts";

it.each([
  [cost(0), "$0.00"],
  [cost(0.25), "$0.25"],
  [cost(0.00123), "$0.0012"],
  [checkedOn("2026-11-24", "2026-11-20"), "checked Nov 24, 2026 on Nov 20, 2026 prices"],
  [pricesOf("2026-11-20", "2026-11-23"), "Prices: Fri, Nov 20 close"],
  [pricesOf("2026-11-20", "2026-11-24"), "Prices: Fri, Nov 20 close, 2 trading days old"],
  [pricesOf("2026-11-20", undefined), "Prices: Fri, Nov 20 close"],
])("%s is written as %s", (written, expected) => {
  expect(written).toBe(expected);
});
