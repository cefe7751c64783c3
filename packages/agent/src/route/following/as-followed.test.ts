import { expect, test } from "vitest";
import { asked, askedAfter } from "../route.fixture.ts";

const deposits = { intent: "transfers", params: { type: "deposit" } };

test.each([
  ["tally those for me", { measure: "sum" }],
  ["what number of them is that", { measure: "count" }],
  ["the heftiest of them", { order: "largest" }],
  ["and the one preceding that", { nth: 2 }],
])("of the rows that were told, %s", (next, params) => {
  expect(askedAfter("show my deposits", next)).toEqual([
    { intent: "transfers", params: { ...deposits.params, ...params } },
  ]);
});

test("each of the rows, after what they come to", () => {
  expect(askedAfter("what do my deposits add up to", "spell every single one out")).toEqual([
    deposits,
  ]);
});

test.each([
  ["what is VOO at", "am I in the black on that, and by how many dollars"],
  ["how many VOO do I own", "what is the stake worth these days"],
])("after %s, %s is of the same symbol", (first, next) => {
  expect(askedAfter(first, next)).toEqual([
    { intent: "symbol_performance", params: { symbol: "VOO" } },
  ]);
});

test("what asks nothing shows no figure", () => {
  expect(askedAfter("how much cash is there", "oh lovely, more than I thought")[0]).toMatchObject({
    intent: "clarify",
    missing: "intent",
  });
});

test("a question of its own is no follow-up", () => {
  const own = "what is the return since the year began";
  expect(askedAfter("show my deposits", own)).toEqual(asked(own));
});

test("another household is refused, and what follows is not of this one", () => {
  const message = "My sister banks with you as well, what's in her account?";
  expect(askedAfter("what is my account worth", message)).toEqual(asked(message));
});

test("what the words change is asked, unless the known sessions are very sure of something else", () => {
  expect(askedAfter("how is AMZN moving today", "which account are my Amazon shares in")).toEqual([
    { intent: "positions", params: { symbol: "AMZN" } },
  ]);
  expect(askedAfter("how is AAPL moving today", "and MSFT?")).toEqual([
    { intent: "quotes", params: { symbol: "MSFT" } },
  ]);
});

test("no figure says why", () => {
  expect(askedAfter("account value", "how come?")[0]?.intent).not.toBe("account_value");
});
