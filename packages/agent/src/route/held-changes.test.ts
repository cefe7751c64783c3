import { expect, test } from "vitest";
import { askedAfter } from "./route.fixture.ts";

test.each(["and the gain?", "in dollars?", "in percent?", "and the return?"])(
  "after how many shares %j asks what they have gained, or are worth",
  (said) => {
    expect(askedAfter("how many shares of AAPL do I own", said)).toMatchObject([
      { intent: "symbol_performance", params: { symbol: "AAPL" } },
    ]);
  },
);

test.each(["and MSFT?", "in which account?"])("%j is about shares again", (said) => {
  expect(askedAfter("how many shares of AAPL do I own", said)).toMatchObject([
    { intent: "positions" },
  ]);
});
