import type { Ask, Filter, Query } from "@advisor/query/schema/query";
import { isAccountField } from "@advisor/query/schema/subject";

/** The tools that this API may call for an ask that is not a query, with the intent of each. */
export const callIntents: ReadonlyMap<string, string> = new Map([
  ["get_facts", "facts"],
  ["get_quotes", "quotes"],
  ["search_documents", "documents"],
  ["compare_to_ips", "policy_checks"],
  ["what_changed", "changes"],
  ["simulate_sale", "simulated_sale"],
]);

/** The intent name that programs know for an ask; a dataset without one uses its own name. */
export function intentOf(ask: Ask): string {
  if (ask.kind === "clarify") return "clarify";
  if (ask.kind === "refuse") return "out_of_scope";
  if (ask.kind === "call") return callIntents.get(ask.tool) ?? "out_of_scope";
  const { query } = ask;
  const named = intents[query.dataset];
  return typeof named === "function" ? named(query) : (named ?? query.dataset);
}

const cash: ReadonlySet<string> = new Set(["cash", "settled_cash", "unsettled_cash"]);
const changes: ReadonlySet<string> = new Set([
  ...["gain", "gain_pct", "day_change", "day_change_pct", "cost", "unit_cost"],
]);
const transfers: ReadonlySet<string> = new Set(["deposit", "withdrawal"]);

const ofAccounts = ({ measures: [main = ""] }: Query): string =>
  cash.has(main) ? "cash_balance" : "account_value";

const intents: Readonly<Partial<Record<Query["dataset"], string | ((query: Query) => string)>>> = {
  accounts: ofAccounts,
  households: ofAccounts,
  returns: "performance",
  quotes: "quotes",
  transactions: ({ where = [] }) =>
    valuesOf(where, "type").some((type) => transfers.has(type)) ? "transfers" : "activity",
  holdings: ofHoldings,
  positions: ofHoldings,
  exposures: ofHoldings,
  lots: ofHoldings,
};

const securities = ["symbol", "name", "issuer"];

function ofHoldings({
  where = [],
  measures,
  aggregate,
  group_by = [],
  order,
  limit,
}: Query): string {
  const [main = ""] = measures;
  if (valuesOf(where, "kind", "asset_class").some((value) => value === "cash")) {
    return "cash_balance";
  }
  if (valuesOf(where, ...securities).length > 0) {
    if (main === "price") return "quotes";
    return changes.has(main) ? "symbol_performance" : "positions";
  }
  const ranked = aggregate === "list" && order !== undefined && limit !== undefined;
  if (ranked || aggregate === "min" || aggregate === "max") return "portfolio_ranking";
  const whole = where.every(({ field }) => isAccountField(field)) && group_by.length === 0;
  return aggregate === "total" && whole && main === "market_value"
    ? "account_value"
    : "positions_list";
}

const valuesOf = (where: readonly Filter[], ...fields: string[]): string[] =>
  where.flatMap(({ field, op, values }) => (fields.includes(field) && op === "is" ? values : []));
