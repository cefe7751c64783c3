import { expect, test } from "vitest";
import { change } from "./changes.ts";
import { clauseOf } from "./clause.ts";
import { read } from "./read.ts";
import { asked, askedAfter, demo } from "./route.fixture.ts";
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
  expect(changed("only etfs", "transfers", {})).toEqual({});
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
    without: { accounts: ["Joint"], kept: ["Karen's IRA", "Karen's Roth"] },
  });
});

test.each([
  "and the whole account?",
  "what about the whole portfolio",
  "the account as a whole?",
  "and everything together?",
  "now the whole thing",
])("after the cash, %s is the account's value", (message) => {
  expect(askedAfter("cash balance", message)).toEqual([{ intent: "account_value", params: {} }]);
});

test.each([
  "and everything together?",
  "all of it together",
  "and everything combined",
  "and the whole lot?",
  "grand total?",
  "both together?",
  "the whole family then",
  "and everyone combined?",
])("after the value of one account, %s is that of all", (message) => {
  const previous = {
    intent: "account_value" as const,
    params: { account: "Legacy Trust" },
    confidence: 0.9,
    assumed: [],
    text: "and the Legacy Trust?",
  };
  expect(asked(message, { accounts: ["Legacy Trust", "Helen's IRA"], previous })).toEqual([
    { intent: "account_value", params: {} },
  ]);
});

test("after one holding, everything is all of them, of the same measure", () => {
  const all = { total: true, direction: "best" };
  expect([
    askedAfter("aapl gain", "and the whole account?"),
    askedAfter("what is VOO worth", "and everything together?"),
  ]).toEqual([
    [{ intent: "portfolio_ranking", params: { ...all, basis: "unrealized_pl" } }],
    [{ intent: "portfolio_ranking", params: { ...all, basis: "market_value" } }],
  ]);
});

test("everything after a price does not say the price again", () => {
  expect(askedAfter("AAPL price", "and everything together?")[0]?.intent).not.toBe("quotes");
});

test.each([
  "which of these was the latest?",
  "which was the latest?",
  "which one was the latest",
  "and which came last?",
  "which of those is the newest?",
  "which one was most recent?",
])("after rows, %s is one of them", (message) => {
  const rows = { from: "2026-01-01", to: "2026-01-15" };
  expect(askedAfter("trades this year", message)).toEqual([
    { intent: "activity", params: { ...rows, limit: 1 } },
  ]);
});

test.each(["and the smallest?", "the smallest one?", "and the lowest?", "which has the smallest?"])(
  "after the largest gain, %s is the smallest gain",
  (message) => {
    expect(askedAfter("Of the stocks, which one has the largest dollar gain?", message)).toEqual([
      {
        intent: "portfolio_ranking",
        params: { asset_class: "stocks", direction: "worst", basis: "unrealized_pl" },
      },
    ]);
  },
);

test("the second biggest after the biggest loss is a loss, and a position is of its size", () => {
  const after = (first: string, second: string) => askedAfter(first, second)[0]?.params;
  expect([
    after("biggest loss?", "and the second biggest?"),
    after("best performer", "and the biggest holding?"),
  ]).toEqual([
    { direction: "worst", basis: "unrealized_pl", nth: 2 },
    { direction: "best", basis: "market_value" },
  ]);
});

test("best overall, after the best of the day, is since the purchase", () => {
  expect(askedAfter("my worst holding today", "and which is best overall, by percent?")).toEqual([
    {
      intent: "portfolio_ranking",
      params: { direction: "best", basis: "unrealized_pl_pct" },
    },
  ]);
});

test("how many shares that is in all, is of the trades that were told", () => {
  expect(askedAfter("AAPL trades this year", "how many shares is that in all?")).toMatchObject([
    { intent: "activity", params: { symbol: "AAPL", measure: "sum" } },
  ]);
});

test("of somebody's several accounts none is the one of before", () => {
  const accounts = ["David's IRA", "Karen's IRA", "Karen's Roth", "Joint"];
  const household = { id: "d", name: "Smith", members: ["David Smith", "Karen Smith"] };
  const [part] = askedAfter("VOO in David's, gain or loss?", "and Karen's?", {
    accounts,
    household,
  });
  expect(part?.params).toEqual({
    symbol: "VOO",
    without: { accounts: ["David's IRA", "Joint"], kept: ["Karen's IRA", "Karen's Roth"] },
  });
});

test("since purchase after a price asks what was gained", () => {
  const [part] = askedAfter("AAPL, how much is it up", "since purchase I mean");
  expect(part).toMatchObject({ intent: "symbol_performance", params: { symbol: "AAPL" } });
});

test("trades are narrowed to a class, and stocks alone are anything", () => {
  expect(askedAfter("AAPL price", "my trades this year?")[0]?.params.asset_class).toBeUndefined();
  expect(askedAfter("trades this year", "only the ETFs")).toMatchObject([
    { intent: "activity", params: { asset_class: "etf" } },
  ]);
  expect(asked("what stocks did I buy")[0]?.params.asset_class).toBeUndefined();
  expect(asked("what individual stocks did I buy")[0]?.params.asset_class).toBe("stocks");
});
