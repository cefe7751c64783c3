import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

test.each([
  ["Do I hold at least 50 shares of AAPL? State the exact quantity.", "how many AAPL do I hold"],
  ["Show my mutual funds, if there are any.", "show my mutual funds"],
  ["tesla price? dont own it just curious", "tesla price"],
  ["AAPL price, if you have it?", "AAPL price"],
  ["Have I gained anything on Apple? I don't remember whether I bought it.", "gain on Apple"],
])("%s asks what %j does", (message, plain) => {
  expect(asked(message)).toEqual(asked(plain));
});

test("what is wondered about, or marked as a question, asks", () => {
  expect([
    asked("price of tesla & whether i hold it"),
    asked("my cash. i am up or down on VOO?"),
  ]).toEqual([
    [
      { intent: "quotes", params: { symbol: "TSLA" } },
      { intent: "positions", params: { symbol: "TSLA" } },
    ],
    [
      { intent: "cash_balance", params: { cash: "both" } },
      { intent: "symbol_performance", params: { symbol: "VOO" } },
    ],
  ]);
});

test("words that ask nothing are asked back about where nothing else is said", () => {
  expect(asked("just curious, thanks")).toMatchObject([{ intent: "clarify" }]);
});

test.each([
  "I put some money in last week, did it go through?",
  "I sent some money from my bank last week and I wonder whether it has arrived.",
])("%s asks about the money told of", (message) => {
  expect(asked(message)).toEqual([
    { intent: "transfers", params: { from: "2026-01-05", to: "2026-01-11", type: "deposit" } },
  ]);
});

test("a reason that is a sentence of its own asks nothing, whatever it names", () => {
  expect(
    asked("Since I sold my VOO last year I've slept better. What was my most recent trade?"),
  ).toEqual([{ intent: "activity", params: { limit: 1 } }]);
  expect(
    asked("Since we have no purchase price for most things: what's my VOO position worth?"),
  ).toEqual([{ intent: "symbol_performance", params: { symbol: "VOO" } }]);
});

test("what is on record stays, where the next words ask of it", () => {
  expect(asked("that wire back in January, how much was it?")[0]).toMatchObject({
    intent: "transfers",
    params: { via: "wire" },
  });
});

test("an account that a remark names is there", () => {
  const accounts = ["Chidi's 401(k)", "Joint"];
  const household = { id: "d", name: "Okafor", members: ["Chidi Okafor", "Amara Okafor"] };
  const message =
    "Chidi just changed jobs so I'm looking at his 401(k): what does he hold in there, and how much cash is in it?";
  expect(asked(message, { accounts, household }).map(({ params }) => params.account)).toEqual([
    "Chidi's 401(k)",
    "Chidi's 401(k)",
  ]);
});

test("a remark lends the term whose meaning is asked", () => {
  expect(asked("I keep hearing about rebalancing. What does it mean?")).toEqual([
    { intent: "facts", params: { topic: "rebalancing" } },
  ]);
  expect(asked("I keep hearing about ETFs. What are they, in plain words?")).toEqual([
    { intent: "facts", params: { topic: "etf_basics" } },
  ]);
  expect(asked("I keep hearing about my neighbour. What does it mean?")).toMatchObject([
    { intent: "clarify" },
  ]);
});

test("what goes on after a remark in its sentence is told, too", () => {
  const message =
    "My cousin works for Apple out there, big green campus with mango trees. How many of it do we hold?";
  expect(asked(message)).toEqual([{ intent: "positions", params: { symbol: "AAPL" } }]);
});
