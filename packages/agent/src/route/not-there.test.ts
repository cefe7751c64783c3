import { expect, test } from "vitest";
import { askedAfter, smiths } from "./route.fixture.ts";

test.each(["last thing they bought?", "what did we last buy"])(
  "after an account that is not there %j is asked of all",
  (message) => {
    expect(askedAfter("anything in Emma's name here?", message, smiths)).toEqual([
      { intent: "activity", params: { side: "BUY", limit: 1 } },
    ]);
  },
);

test("what points at the account that is not there stays with it", () => {
  expect(
    askedAfter("What's the Marital Trust worth?", "and its YTD return?", smiths),
  ).toMatchObject([
    { intent: "performance", params: { account: "Marital Trust", timeframe: "YTD" } },
  ]);
});

test("of an account that is there it is asked on", () => {
  expect(
    askedAfter("list the joint account", "last thing they bought there?", smiths),
  ).toMatchObject([
    { intent: "activity", params: { account: "Joint brokerage", side: "BUY", limit: 1 } },
  ]);
});
