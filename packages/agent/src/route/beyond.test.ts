import { expect, test } from "vitest";
import { beyond } from "./beyond.ts";
import { read } from "./read.ts";
import { demo } from "./route.fixture.ts";
import type { Beyond, Intent } from "./routed.ts";
import { clauses } from "./split.ts";

const found = (message: string, intent: Intent) =>
  clauses(read(message, demo)).flatMap((clause) => beyond(clause, intent, {}));

test.each<[string, Intent, Beyond[]]>([
  ["what did we pay per share for apple on average", "positions", []],
  ["average cost of msft", "symbol_performance", []],
  ["how is microsoft doing today i mean", "symbol_performance", []],
  ["average gain of my positions", "portfolio_ranking", ["average"]],
  ["mean account value", "account_value", ["average"]],
  ["did we beat the market this year", "performance", ["benchmark"]],
  ["how much of this year's growth is contributions vs market", "performance", ["dollars"]],
  ["bid/ask on MSFT", "quotes", ["quote_detail"]],
  ["what's the ask on VOO", "quotes", ["quote_detail"]],
  ["what's our yield on BND", "symbol_performance", ["quote_detail"]],
  ["msft pe ratio", "quotes", ["quote_detail"]],
  ["can i ask for the apple price", "quotes", []],
  ["is there enough cash", "cash_balance", ["enough"]],
  ["is there enough cash for 5,000", "cash_balance", []],
])("%s (%s)", (message, intent, expected) => {
  expect(found(message, intent)).toEqual(expected);
});

test("what was made today is worked out", () => {
  const [clause] = clauses(read("how much did we make today", demo));
  const about = (timeframe: "1D" | "YTD") =>
    clause === undefined ? [] : beyond(clause, "performance", { timeframe });
  expect([about("1D"), about("YTD")]).toEqual([[], ["dollars"]]);
});
