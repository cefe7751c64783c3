import { expect, test } from "vitest";
import { asked, askedAfter } from "./route.fixture.ts";

const gain = [{ intent: "symbol_performance", params: { symbol: "TSLA" } }];

test.each([
  "Short Tesla, are we up or down on it?",
  "short TSLA gain or loss",
  "Short Tesla: up or down?",
  "the short on TSLA, up or down?",
  "TSLA short: gain or loss?",
  "how is the TSLA short doing?",
  "P/L on the Tesla short",
  "what's our Tesla short worth",
  "is the Tesla short making money?",
  "our Tesla, up or down",
])("%s asks about what is held", (message) => {
  expect(asked(message)).toEqual(gain);
});

test("a short position may follow the gain of another", () => {
  expect(askedAfter("MSFT gain or loss?", "and the Tesla short?")).toEqual(gain);
});

test.each([
  "short 100 TSLA",
  "short Tesla",
  "short TSLA at 250",
  "short TSLA if it goes up",
  "cover the TSLA short",
])("%s stays an order", (message) => {
  expect(asked(message)).toEqual([{ intent: "out_of_scope", params: {}, scope: "execution" }]);
});

test("whether a position is short is asked of the position", () => {
  expect(asked("are we short Tesla?")).toEqual([
    { intent: "positions", params: { symbol: "TSLA" } },
  ]);
});
