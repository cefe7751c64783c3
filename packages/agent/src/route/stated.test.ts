import { expect, test } from "vitest";
import { asked, askedAfter } from "./route.fixture.ts";

test.each([
  ["how many nvda shares do they have, and in which account?", "how many nvda shares do they have"],
  ["did we sell any msft, and at what price and when?", "did we sell any msft"],
  ["how much voo do i own and what did i pay", "how much voo do i own"],
  ["what's aapl at today, up or down?", "what's aapl at today"],
  ["does my account add up, and how big is the gap", "does my account add up"],
  ["when was the last deposit and by which method", "when was the last deposit"],
  ["at what price did I buy AAPL, and how many shares was it", "at what price did I buy AAPL"],
  ["when did I sell msft, and how many units were they", "when did I sell msft"],
  ["my last trade, and how many shares did I get", "my last trade"],
  ["the last deposit: how much, and did it clear?", "the last deposit: how much"],
  ["what was the last deposit, how was it sent and did it complete", "what was the last deposit"],
  ["show the last withdrawal. Has the money arrived yet?", "show the last withdrawal"],
  ["total gain on VOO, both accounts that hold it together?", "total gain on VOO"],
  ["gain on AAPL, and in each account", "gain on AAPL"],
  ["the biggest holding by value, and what it's worth", "the biggest holding by value"],
  [
    "our smallest holding by value: which one is it, and worth how much?",
    "our smallest holding by value",
  ],
  ["which holding has the biggest loss, and how big is it", "which holding has the biggest loss"],
  ["How is my AAPL doing? I need the dollar figure and the percent.", "How is my AAPL doing"],
])("%s is answered with %s", (message, question) => {
  expect(asked(message)).toEqual(asked(question));
});

test.each([["how's my cash? what's the exact balance", "how's my cash"]])(
  "%s is answered with %s",
  (message, question) => {
    expect(asked(message)).toEqual(asked(question));
  },
);

test("what the answer before does not say is asked", () => {
  expect(asked("what's voo at, and what did i pay for it")).toHaveLength(2);
});

test("it is still the symbol after such words", () => {
  expect(asked("how many voo shares, at what cost, and what are they worth now").at(-1)).toEqual({
    intent: "symbol_performance",
    params: { symbol: "VOO" },
  });
});

test("whether cash is negative is told with it", () => {
  expect(asked("how much cash is there, is it negative? and the account value")).toEqual([
    { intent: "cash_balance", params: { cash: "both" } },
    { intent: "account_value", params: {} },
  ]);
});

test("the symbol of a refused order is what is spoken of", () => {
  expect(askedAfter("buy 10 shares of AAPL", "fine, then what's its price")).toEqual([
    { intent: "quotes", params: { symbol: "AAPL" } },
  ]);
});

test("what there is now is of no stretch that was named beside it", () => {
  expect(asked("ytd return plus account balance")[1]).toEqual({
    intent: "account_value",
    params: {},
  });
  expect(asked("cash and trades last week")[0]?.params).toEqual({ cash: "both" });
});

test("the worth of what was ranked otherwise is asked of the one that is named, and is not the account's", () => {
  expect(asked("my best holding by percent, and what's it worth?")).toMatchObject([
    { intent: "portfolio_ranking" },
    { intent: "clarify", missing: "symbol", ofNamed: "symbol_performance" },
  ]);
});

test("what a gain says nothing of is a question of its own", () => {
  expect(
    asked("How much is my VOO worth and what did it cost me a share").map(({ intent }) => intent),
  ).toEqual(["symbol_performance", "positions"]);
  expect(asked("which are my two largest positions, and how much are they?")).toHaveLength(1);
});

test("how a transfer was made, and the contributions beside a return, are told anyway", () => {
  expect(asked("How much was the deposit on 15 May, and did it come by ACH or wire?")).toHaveLength(
    1,
  );
  expect(asked("What is my YTD return, and what contributions are shown with it?")).toHaveLength(1);
});
