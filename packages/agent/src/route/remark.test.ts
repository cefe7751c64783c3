import { expect, test } from "vitest";
import { isRemark, namesClient } from "./remark.ts";
import { asked } from "./route.fixture.ts";

test.each([
  "the market is a mess",
  "omg the market is a mess",
  "SYM is where i buy all my mulch",
  "my coworkers all max theirs out",
  "hope the grandkids are treating you well",
  "markets have been wild",
])("%j tells something", (said) => {
  expect(isRemark(said)).toBe(true);
});

test.each([
  "my cash and my value",
  "i need the total",
  "she wants to know the price",
  "the client has how many shares",
  "trades in may",
  "the last trade made in it",
])("%j does not", (said) => {
  expect(isRemark(said)).toBe(false);
});

test("beside a question a remark asks nothing, before it and after it", () => {
  const worth = { intent: "symbol_performance", params: { symbol: "VOO" } };
  expect(asked("omg the market is a mess rn, how much is my VOO worth?")).toEqual([worth]);
  expect(asked("How much is my VOO worth? Hope the grandkids are treating you well.")).toEqual([
    worth,
  ]);
});

test("somebody who has an account here is a client", () => {
  expect(
    ["my neighbor has an account with you too", "my neighbor has a dog"].map(namesClient),
  ).toEqual([true, false]);
});

test("what is no matter of money is told beside a question, and not refused", () => {
  const message = "We watched a PG movie with the grandkids, lovely evening. How is AAPL doing?";
  expect(asked(message)).toEqual([{ intent: "symbol_performance", params: { symbol: "AAPL" } }]);
  expect(asked("tell me a joke, and AAPL price")).toHaveLength(2);
});

test("a relative clause and what somebody buys elsewhere are told", () => {
  expect(
    ["she got some money which is still in a drawer", "my wife buys their soap"].map(isRemark),
  ).toEqual([true, true]);
  expect(isRemark("my wife asks which is still pending")).toBe(false);
});
