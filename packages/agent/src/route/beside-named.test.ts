import { expect, test } from "vitest";
import { asked, demo, smiths } from "./route.fixture.ts";
import { route } from "./route.ts";
import type { Intent, Params } from "./routed.ts";

test.each<[string, Intent, Params?]>([
  ["What did I last buy, and is it up?", "symbol_performance"],
  ["What did I last buy, and how is it doing?", "symbol_performance"],
  ["most recent trade, and what's the price now?", "quotes"],
  ["What did I last sell and how much of it do I still own?", "positions"],
  ["What's our best holding and what did it cost us?", "positions"],
  ["what's our biggest loser and how many shares of it do we have?", "positions"],
  ["my best holding by percent, and what's it worth?", "symbol_performance"],
  ["best performer by percent and when did we buy it?", "activity", { side: "BUY" }],
])("%j asks it of the symbol that the first answer will name", (message, intent, params = {}) => {
  const parts = asked(message);
  expect(parts).toHaveLength(2);
  expect(parts[1]).toMatchObject({ intent: "clarify", missing: "symbol", ofNamed: intent, params });
});

test("what was bought in an account is held there", () => {
  const accounts = ["Brokerage", "Roth IRA"];
  const [, second] = asked("What did we last buy in the Roth IRA and how is it doing?", {
    accounts,
  });
  expect(second).toMatchObject({
    ofNamed: "symbol_performance",
    params: { account: "Roth IRA" },
  });
});

test("the day of the largest holding is not told with its size", () => {
  const [, second] = asked("biggest position and how much is it up today?");
  expect(second).toMatchObject({ ofNamed: "symbol_performance", params: { timeframe: "1D" } });
});

test.each<[string, Intent]>([
  ["Which account had the best YTD return and how much cash is sitting there?", "cash_balance"],
  ["Which account is the largest and what did it return this year?", "performance"],
  ["which account has the most cash and what is it worth?", "account_value"],
])("%j asks it of the account that the first answer will name", (message, intent) => {
  const [, part] = asked(message, smiths);
  expect(part).toMatchObject({ intent: "clarify", missing: "account", ofNamed: intent });
  expect(part?.params.account).toBeUndefined();
});

test.each([
  "What did I last buy, and how much cash do I have?",
  "top 3 holdings and what are they worth?",
  "What did I last buy, and how is MSFT doing?",
])("%j asks nothing of what will be named", (message) => {
  const { parts } = route(message, demo);
  expect(parts.filter(({ ofNamed }) => ofNamed !== undefined)).toEqual([]);
});
