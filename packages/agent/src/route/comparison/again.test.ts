import { expect, test } from "vitest";
import { askedAfter } from "../route.fixture.ts";

const first = "which of AAPL and MSFT has gained more in percent?";
const two = [{ symbol: "AAPL" }, { symbol: "MSFT" }];

test.each([
  ["and in dollars?", "symbol_performance", { by: "gain", end: "most", sides: two }],
  ["which of them is up more today?", "quotes", { by: "day_pct", end: "most", sides: two }],
  ["by how much?", "symbol_performance", { by: "gain_pct", end: "most", gap: true, sides: two }],
])("after a comparison, %s is of the same two", (message, intent, comparison) => {
  const [part] = askedAfter(first, message);
  expect([part?.intent, part?.params.comparison]).toEqual([intent, comparison]);
});

test.each(["what is MSFT trading at?", "how much cash do we have", "list my positions"])(
  "after a comparison, %s is asked by itself",
  (message) => {
    expect(askedAfter(first, message)[0]?.params.comparison).toBeUndefined();
  },
);
