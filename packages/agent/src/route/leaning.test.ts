import { expect, test } from "vitest";
import { asked, askedAfter } from "./route.fixture.ts";

test.each([
  "which one hasn't cleared yet?",
  "which ones are still pending",
  "any not through yet",
  "any still pending?",
  "is any outstanding",
  "anything still in transit?",
  "what hasn't gone through",
])("after deposits, %s asks for those that are pending", (message) => {
  expect(askedAfter("show deposits", message)).toEqual([
    { intent: "transfers", params: { type: "deposit", status: "pending" } },
  ]);
});

test.each(["has everything settled", "is it all through", "did they all go through"])(
  "after deposits, %s is told by the rows",
  (message) => {
    expect(askedAfter("show deposits", message)).toEqual([
      { intent: "transfers", params: { type: "deposit" } },
    ]);
  },
);

test("cash that has not settled is no deposit", () => {
  expect(askedAfter("show deposits", "how much cash is unsettled")).toEqual([
    { intent: "cash_balance", params: { cash: "unsettled" } },
  ]);
});

test("that purchase is the one that was told", () => {
  expect(askedAfter("when did I last buy AAPL", "what did that purchase cost in total?")).toEqual([
    { intent: "activity", params: { symbol: "AAPL", side: "BUY", limit: 1, measure: "sum" } },
  ]);
});

test("a sum over a stretch of its own is not of the last row that was asked about", () => {
  expect(
    asked("When was the last deposit? And what do the deposits add up to this year?"),
  ).toMatchObject([
    { intent: "transfers", params: { type: "deposit", limit: 1 } },
    { intent: "transfers", params: { type: "deposit", measure: "sum", from: "2026-01-01" } },
  ]);
});

test("the newest of those that were told, and its amount", () => {
  expect(askedAfter("deposits this year", "which of them was the latest, and how much?")).toEqual([
    {
      intent: "transfers",
      params: { type: "deposit", from: "2026-01-01", to: "2026-01-15", limit: 1 },
    },
  ]);
});
