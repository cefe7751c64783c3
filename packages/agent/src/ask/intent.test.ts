import type { Ask, Query } from "@advisor/query/schema/query";
import { expect, test } from "vitest";
import { queryAsk } from "./ask.fixture.ts";
import { intentOf } from "./intent.ts";

const is = (field: string, ...values: string[]) => ({ field, op: "is" as const, values });
const query = (dataset: Query["dataset"], rest: Partial<Query> = {}): Ask =>
  queryAsk({ dataset, measures: [], aggregate: "list", ...rest });
const top = { order: { by: "gain", direction: "desc" as const }, limit: 3 };

test.each<[string, Ask]>([
  ["activity", query("transactions")],
  ["activity", query("transactions", { where: [is("type", "buy", "sell")] })],
  ["transfers", query("transactions", { where: [is("type", "deposit")] })],
  ["positions", query("positions", { measures: ["quantity"], where: [is("symbol", "AAPL")] })],
  ["positions", query("exposures", { where: [is("issuer", "Apple")] })],
  ["symbol_performance", query("positions", { measures: ["gain"], where: [is("symbol", "VOO")] })],
  ["quotes", query("positions", { measures: ["price"], where: [is("symbol", "AAPL")] })],
  ["positions_list", query("positions")],
  ["positions_list", query("holdings", { aggregate: "total", group_by: ["asset_class"] })],
  ["portfolio_ranking", query("positions", { measures: ["gain"], ...top })],
  ["portfolio_ranking", query("positions", { measures: ["gain"], aggregate: "max" })],
  ["account_value", query("accounts")],
  ["account_value", query("households", { measures: ["account_value"], aggregate: "total" })],
  ["account_value", query("holdings", { measures: ["market_value"], aggregate: "total" })],
  ["cash_balance", query("accounts", { measures: ["settled_cash"] })],
  ["cash_balance", query("holdings", { where: [is("kind", "cash")] })],
  ["performance", query("returns")],
  ["quotes", query("quotes")],
  ["tasks", query("tasks")],
  ["policy_classes", query("policy_classes")],
  ["facts", { kind: "call", tool: "get_facts", input: {} }],
  ["out_of_scope", { kind: "call", tool: "create_task", input: {} }],
  ["out_of_scope", { kind: "refuse", reason: "advice" }],
  ["clarify", { kind: "clarify", about: "", options: [] }],
])("%s", (intent, ask) => {
  expect(intentOf(ask)).toBe(intent);
});
