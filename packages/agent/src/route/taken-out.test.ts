import { expect, test } from "vitest";
import { asked, askedAfter } from "./route.fixture.ts";

const apple = { symbols: ["AAPL"] };
const etf = { asset_classes: ["etf"] };
const brokerage = { accounts: ["Brokerage"] };

test.each([
  ["How much cash is there, less the Brokerage account?", "cash_balance", brokerage],
  ["How much cash is there net of the Brokerage account?", "cash_balance", brokerage],
  ["Cash everywhere but the Brokerage account?", "cash_balance", brokerage],
  ["How much cash is there with the Brokerage account out of it?", "cash_balance", brokerage],
  ["What is everything worth if the Brokerage account is left out?", "account_value", brokerage],
  ["Take the Brokerage account out and tell me what's our cash", "cash_balance", brokerage],
  ["How much cash is there? Anything but the Brokerage account.", "cash_balance", brokerage],
  ["The Brokerage account doesn't count. How much cash is there?", "cash_balance", brokerage],
  ["Everything except ETFs: what is our biggest holding?", "portfolio_ranking", etf],
  ["What is our biggest holding once ETFs are stripped out?", "portfolio_ranking", etf],
  ["Which holding has gained the most, forgetting Apple?", "portfolio_ranking", apple],
  ["Say we drop Apple. Which holding has gained the most?", "portfolio_ranking", apple],
  ["Pretend Apple isn't there. Which holding has gained the most?", "portfolio_ranking", apple],
  ["Which holding is the largest beyond Apple?", "portfolio_ranking", apple],
])("%s", (message, intent, without) => {
  expect(asked(message)).toMatchObject([{ intent, params: { without } }]);
  expect(asked(message)[0]?.params).not.toHaveProperty("account");
});

test.each([
  "How much have we taken out of the Brokerage account this year?",
  "Which account has less cash?",
  "Which is worth less, AAPL or MSFT?",
  "Which ETFs dropped today?",
  "How much did Apple drop today?",
  "How many shares of Apple are left in the Brokerage account?",
  "What did we deposit this year? Don't count on me to know.",
])("%s takes nothing out", (message) => {
  for (const { params } of asked(message)) expect(params).not.toHaveProperty("without");
});

test("what is left out after something else is left out as well", () => {
  const [, second] = [etf, { ...apple, ...etf }];
  expect(askedAfter("positions, less ETFs", "drop Apple too")).toMatchObject([
    { intent: "positions_list", params: { without: second } },
  ]);
});

test.each([
  "Everything but Apple.",
  "What if you don't count Apple?",
  "What would it be without Apple?",
])("after an answer, %s asks the same of the rest", (message) => {
  const parts = askedAfter("What are my top three holdings?", message);
  expect(parts).toMatchObject([
    { intent: "portfolio_ranking", params: { limit: 3, without: apple } },
  ]);
});

test("an account that is switched to is asked the same of, and is no order", () => {
  const accounts = ["Brokerage", "Roth IRA"];
  const parts = askedAfter("How much cash is there?", "Switch to the Roth.", { accounts });
  expect(parts).toMatchObject([{ intent: "cash_balance", params: { account: "Roth IRA" } }]);
});
