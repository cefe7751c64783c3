import { expect, test } from "vitest";
import { change } from "./changes.ts";
import { clauseOf } from "./clause.ts";
import { read } from "./read.ts";
import { demo } from "./route.fixture.ts";
import type { Intent, Params } from "./routed.ts";

const changed = (message: string, intent: Intent, params: Params) => {
  const reading = read(message, demo);
  const before = { intent, params, confidence: 1, assumed: [], text: "" };
  return change(clauseOf(reading.items, reading), before);
};

test("new days take the place of any stretch before", () => {
  expect(changed("last week", "performance", { timeframe: "YTD" })).toEqual({
    timeframe: undefined,
    from: "2026-01-05",
    to: "2026-01-11",
  });
});

test("percent, dollars and today change their side of the basis alone", () => {
  const after = (message: string, basis: NonNullable<Params["basis"]>) =>
    changed(message, "portfolio_ranking", { basis }).basis;
  expect([
    after("in percent", "day_change"),
    after("in dollars", "unrealized_pl_pct"),
    after("today", "unrealized_pl_pct"),
    after("today", "market_value"),
  ]).toEqual(["day_change_pct", "unrealized_pl", "day_change_pct", "day_change"]);
});

test("another kind is asked for in full", () => {
  expect(changed("and withdrawals", "transfers", { type: "deposit", limit: 1 })).toEqual({
    type: "withdrawal",
    limit: undefined,
  });
});

test("what an intent cannot take changes nothing", () => {
  expect(changed("only etfs", "activity", {})).toEqual({});
  expect(changed("last week", "account_value", {})).toEqual({});
  expect(changed("AAPL", "out_of_scope", {})).toEqual({});
});

test("one account after several takes their place, and several that of one", () => {
  const accounts = ["Joint", "Karen's IRA", "Karen's Roth"];
  const after = (message: string, params: Params) => {
    const reading = read(message, { ...demo, accounts });
    const before = { confidence: 1, assumed: [], text: "" };
    const part = { ...before, intent: "positions_list" as const, params };
    return change(clauseOf(reading.items, reading), part);
  };
  const some = { accounts: ["Joint"], symbols: ["VOO"] };
  expect(after("and the joint account", { without: some })).toEqual({
    account: "Joint",
    without: { symbols: ["VOO"] },
  });
  expect(after("and Karen's accounts", { account: "Joint" })).toEqual({
    account: undefined,
    without: { accounts: ["Joint"] },
  });
});
