import { catalog } from "@advisor/tools/catalog.gen";
import { expect, test } from "vitest";
import type { Intent, Params, RoutedPart } from "../route/routed.ts";
import { allowed, plan } from "./plan.ts";

const part = (intent: Intent, params: Params = {}, text = ""): RoutedPart => ({
  intent,
  params,
  confidence: 1,
  assumed: [],
  text,
});

/** Everything that any part may say. */
const full: Params = {
  account: "Brokerage",
  symbol: "AAPL",
  asset_class: "etf",
  side: "BUY",
  from: "2026-01-05",
  to: "2026-01-11",
  limit: 3,
  timeframe: "YTD",
  topic: "roth_ira",
  type: "deposit",
  status: "pending",
  cash: "settled",
  direction: "best",
  basis: "day_change",
  reconcile: true,
};
const intents = Object.keys(allowed) as Intent[];

test.each(intents)("%s calls only what it may, with arguments that the tool takes", (intent) => {
  const parts = [part(intent, full, "how much can I withdraw"), part(intent, { symbol: "AAPL" })];
  for (const { tool, input } of parts.flatMap(plan)) {
    expect(allowed[intent]).toContain(tool);
    const known = catalog.find(({ name }) => name === tool);
    if (tool === "get_facts" && input.topic === undefined) continue;
    expect(known?.input.safeParse(input)).toMatchObject({ success: true, data: input });
  }
});

test("no intent may call a tool that writes, or one outside the statements", () => {
  for (const name of Object.values(allowed).flat()) {
    const tool = catalog.find((one) => one.name === name);
    expect([name, tool?.effect, tool?.needs.length]).toEqual([name, "read", 1]);
    expect(["brokerage", "facts"]).toContain(tool?.needs[0]);
  }
});

test("each intent is looked up with all that was said, and nothing that was not", () => {
  const planned = intents.map((intent) => [intent, plan(part(intent, full, "take out"))]);
  expect(Object.fromEntries(planned)).toMatchInlineSnapshot(`
    {
      "account_value": [
        {
          "input": {
            "account": "Brokerage",
          },
          "tool": "get_account_summary",
        },
        {
          "input": {
            "account": "Brokerage",
            "limit": 500,
          },
          "tool": "get_positions_list",
        },
        {
          "input": {},
          "tool": "get_quotes",
        },
      ],
      "activity": [
        {
          "input": {
            "account": "Brokerage",
            "from": "2026-01-05",
            "limit": 200,
            "side": "BUY",
            "symbol": "AAPL",
            "to": "2026-01-11",
          },
          "tool": "get_activity",
        },
      ],
      "cash_balance": [
        {
          "input": {
            "account": "Brokerage",
          },
          "tool": "get_account_summary",
        },
        {
          "input": {
            "account": "Brokerage",
            "status": "pending",
            "type": "withdrawal",
          },
          "tool": "get_transfers",
        },
      ],
      "clarify": [],
      "facts": [
        {
          "input": {
            "topic": "roth_ira",
          },
          "tool": "get_facts",
        },
      ],
      "out_of_scope": [],
      "performance": [
        {
          "input": {
            "account": "Brokerage",
            "timeframe": "YTD",
          },
          "tool": "get_performance",
        },
        {
          "after": "get_performance",
          "input": {
            "account": "Brokerage",
            "limit": 200,
          },
          "tool": "get_transfers",
        },
      ],
      "portfolio_ranking": [
        {
          "input": {
            "account": "Brokerage",
            "asset_class": "etf",
            "limit": 500,
          },
          "tool": "get_positions_list",
        },
        {
          "input": {},
          "tool": "get_quotes",
        },
      ],
      "positions": [
        {
          "input": {
            "account": "Brokerage",
            "symbol": "AAPL",
          },
          "tool": "get_positions",
        },
      ],
      "positions_list": [
        {
          "input": {
            "account": "Brokerage",
            "asset_class": "etf",
          },
          "tool": "get_positions_list",
        },
      ],
      "quotes": [
        {
          "input": {
            "symbols": [
              "AAPL",
            ],
          },
          "tool": "get_quotes",
        },
      ],
      "symbol_performance": [
        {
          "input": {
            "account": "Brokerage",
            "symbol": "AAPL",
          },
          "tool": "get_positions",
        },
        {
          "input": {
            "symbols": [
              "AAPL",
            ],
          },
          "tool": "get_quotes",
        },
      ],
      "transfers": [
        {
          "input": {
            "account": "Brokerage",
            "from": "2026-01-05",
            "limit": 3,
            "status": "pending",
            "to": "2026-01-11",
            "type": "deposit",
          },
          "tool": "get_transfers",
        },
      ],
    }
  `);
});

test("sums and rankings look at everything, whatever part of it is shown", () => {
  const calls = [
    ...plan(part("portfolio_ranking", { limit: 3 })),
    ...plan(part("account_value", { reconcile: true })),
    ...plan(part("performance", { timeframe: "YTD", limit: 1 })),
  ];
  expect(calls.filter(({ input }) => "limit" in input)).toEqual([
    { tool: "get_positions_list", input: { limit: 500 } },
    { tool: "get_positions_list", input: { limit: 500 } },
    { tool: "get_transfers", input: { limit: 200 }, after: "get_performance" },
  ]);
});

test("the day of the whole needs what is held, and a named amount what is on its way out", () => {
  const named = plan(part("performance", { timeframe: "1D" })).map(({ tool }) => tool);
  const cash = plan(part("cash_balance", {}, "enough for a 15,000 car")).map(({ tool }) => tool);
  expect([named, cash]).toEqual([
    ["get_performance", "get_transfers", "get_positions_list", "get_quotes"],
    ["get_account_summary", "get_transfers"],
  ]);
});

test("a plain question of value or cash is one look-up", () => {
  expect([plan(part("account_value")), plan(part("cash_balance", {}, "cash balance"))]).toEqual([
    [{ tool: "get_account_summary", input: {} }],
    [{ tool: "get_account_summary", input: {} }],
  ]);
});

test("one symbol on one day is looked at from both sides, and a share of the whole needs the rest", () => {
  const day = { symbol: "AAPL", side: "SELL" as const, from: "2026-01-14" };
  const inputs = [
    { ...day, to: "2026-01-14" },
    { ...day, to: "2026-01-15" },
  ].map((params) => plan(part("activity", params)).map(({ input }) => input));
  expect(inputs).toEqual([
    [{ symbol: "AAPL", from: "2026-01-14", to: "2026-01-14", limit: 200 }],
    [{ symbol: "AAPL", side: "SELL", from: "2026-01-14", to: "2026-01-15" }],
  ]);
  expect(plan(part("symbol_performance", { symbol: "AAPL", beyond: ["weight"] }))).toEqual([
    { tool: "get_positions", input: { symbol: "AAPL" } },
    { tool: "get_positions_list", input: { limit: 500 } },
    { tool: "get_quotes", input: {} },
  ]);
});

test("whether the last one went through is asked of the last one, whatever its state", () => {
  const last = { type: "deposit" as const, status: "completed" as const, limit: 1 };
  const inputs = ["last deposit, how much and did it go thru", "my last completed deposit"].map(
    (text) => plan(part("transfers", last, text)).map(({ input }) => input),
  );
  expect(inputs).toEqual([[{ type: "deposit", limit: 1 }], [last]]);
});
