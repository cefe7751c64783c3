import { expect, test } from "vitest";
import { plainly } from "./figurative.ts";
import { asked } from "./route.fixture.ts";

test.each([
  ["Which holding has been our biggest dud?", "worst", "unrealized_pl"],
  ["Which position has nosedived the most since we bought it?", "worst", "unrealized_pl"],
  ["Which investment have I taken the biggest bath on?", "worst", "unrealized_pl"],
  ["Which holding took the biggest hit today?", "worst", "day_change"],
  ["Which one got whacked hardest today, in percent?", "worst", "day_change_pct"],
  ["Which holding is our crown jewel?", "best", "unrealized_pl"],
  ["Which investment have I made the biggest killing on?", "best", "unrealized_pl"],
  ["Which holding has popped the most since yesterday's close?", "best", "day_change"],
  ["Which holding is the heavyweight?", "best", "market_value"],
  ["Which holding do we have the least money in?", "worst", "market_value"],
])("%s: %s by %s", (message, direction, basis) => {
  const [part, ...others] = asked(message);
  expect(others).toEqual([]);
  expect(part?.intent).toBe("portfolio_ranking");
  expect(part?.params).toMatchObject({ direction, basis });
});

test.each([
  ["How much ready money is there?", "cash_balance", { cash: "both" }],
  ["How much could we wire out today?", "cash_balance", { cash: "settled" }],
  ["How much cash is past settlement?", "cash_balance", { cash: "settled" }],
  ["What have I flogged so far this year?", "activity", { side: "SELL" }],
  ["What have I snapped up in January?", "activity", { side: "BUY" }],
  ["What have I chucked in so far this year?", "transfers", { type: "deposit" }],
  ["Which transfers are yet to be completed?", "transfers", { status: "pending" }],
  ["What is our total worth less the Roth?", "account_value", { without: { others: ["Roth"] } }],
  [
    "How much ready money is there, less the Roth?",
    "cash_balance",
    { without: { others: ["Roth"] } },
  ],
  ["What was the last trade but one?", "activity", { nth: 2 }],
  ["Which deposits topped $1,200?", "transfers", { above: 1200 }],
  ["What does a deposit average out to?", "transfers", { measure: "average" }],
  ["Combined ETF value?", "portfolio_ranking", { asset_class: "etf", total: true }],
  ["msft g/l in pct?", "symbol_performance", { symbol: "MSFT" }],
])("%s: %s", (message, intent, params) => {
  expect(asked(message)).toMatchObject([{ intent, params }]);
});

test.each([
  "What are my holdings worth, leaving the cash out of it?",
  "What did the 42 Apple cost me apiece?",
  "Is the deposit in the Roth pending?",
  "How much has AAPL slipped today?",
])("%s is plain as it is", (message) => {
  expect(plainly(message)).toBe(message);
});
