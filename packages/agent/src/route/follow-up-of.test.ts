import { expect, test } from "vitest";
import { asked, askedAfter, demo } from "./route.fixture.ts";
import { route } from "./route.ts";

test("which is the largest, after one account, is asked of all accounts", () => {
  const accounts = ["Joint", "Roth"];
  const around = { ...demo, accounts };
  const [previous] = route("what is the Roth worth", around).parts;
  expect(asked("and which is the largest?", { accounts, previous })).toEqual([
    { intent: "account_value", params: {} },
  ]);
  const [whole] = route("total account value", around).parts;
  expect(asked("and which is the largest?", { accounts, previous: whole })).toEqual([
    expect.objectContaining({ intent: "account_value" }),
  ]);
});

test("a symbol alone asks what was asked of the one before it", () => {
  expect(asked("how's AAPL doing? VOO?").map(({ params }) => params.symbol)).toEqual([
    "AAPL",
    "VOO",
  ]);
  expect(asked("how's AAPL doing? VOO?").map(({ intent }) => intent)).toEqual([
    "symbol_performance",
    "symbol_performance",
  ]);
});

test.each([
  [
    "what is the largest holding?",
    "and which one has lost the most money?",
    { basis: "unrealized_pl", direction: "worst" },
  ],
  ["how is VOO doing?", "and the AAPL position?", { symbol: "AAPL" }],
  [
    "show this year's trades",
    "which of them took place last week?",
    { from: "2026-01-05", to: "2026-01-11" },
  ],
  ["AAPL quote, please", "and what did I pay per share on average?", { symbol: "AAPL" }],
])("after %s: %s", (first, then, params) => {
  expect(askedAfter(first, then)[0]?.params).toEqual(expect.objectContaining(params));
});
