import { expect, test } from "vitest";
import { asked, smiths } from "./route.fixture.ts";

const others = ["Joint brokerage"];
const kept = ["David's rollover IRA", "Karen's traditional IRA", "Karen's Roth IRA"];

test.each(["how did David do this year", "what did David return this year"])(
  "%j is of his account",
  (message) => {
    expect(asked(message, smiths)).toMatchObject([
      { intent: "performance", params: { timeframe: "YTD", account: "David's rollover IRA" } },
    ]);
  },
);

test.each([
  ["Did David or Karen do better this year?", "best"],
  ["who did worse this year, David or Karen?", "worst"],
  ["Is Karen ahead of David this year?", "best"],
])("%j is told of each of their accounts", (message, direction) => {
  expect(asked(message, smiths)).toEqual([
    {
      intent: "performance",
      params: { timeframe: "YTD", per: "account", direction, without: { accounts: others, kept } },
    },
  ]);
});

test.each(["Karen wants to know how the portfolio did this year", "Tell David our YTD return"])(
  "%j is of all accounts",
  (message) => {
    expect(asked(message, smiths)).toEqual([
      { intent: "performance", params: { timeframe: "YTD" } },
    ]);
  },
);

test("of two accounts that are all there are, one is held against the other", () => {
  const two = { accounts: ["Joint brokerage", "Inherited IRA"] };
  expect(asked("how did the joint account do this year versus the inherited IRA", two)).toEqual([
    { intent: "performance", params: { timeframe: "YTD", per: "account" } },
  ]);
  expect(asked("our return this year versus the market", two)).toMatchObject([
    { params: { timeframe: "YTD" } },
  ]);
  expect(asked("our return this year versus the market", two)[0]?.params.per).toBeUndefined();
});
