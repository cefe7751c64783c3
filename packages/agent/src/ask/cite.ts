import { sources } from "@advisor/query/book/sources";
import type { Result } from "@advisor/query/evaluate/result";
import type { Query } from "@advisor/query/schema/query";

/** The source id of each dataset's route, by the tool that the figure comes from. */
const cited: Readonly<Record<string, string>> = {
  [sources.quotes]: "tool:quotes:v1",
  [sources.summary]: "tool:account_summary:v1",
  [sources.activity]: "tool:activity:v1",
  [sources.transfers]: "tool:transfers:v1",
  [sources.performance]: "tool:performance:v1",
  [sources.policy]: sources.policy,
  [sources.funds]: sources.funds,
};

/**
 * The source by intent, for intents that read a household's record; all others are read by a query
 * alone.
 */
const ofHoldings: Readonly<Record<string, string>> = {
  positions: "tool:positions:v1",
  symbol_performance: "tool:positions:v1",
  positions_list: "tool:positions_list:v1",
  portfolio_ranking: "tool:positions_list:v1",
  quotes: "tool:quotes:v1",
  account_value: "tool:account_summary:v1",
  cash_balance: "tool:account_summary:v1",
};

export const sourceOfTool = (tool: string): string => `tool:${tool}:v1`;
const querySource = sourceOfTool("query_portfolio");

/** The source to cite for an answer without a figure, by dataset. */
const ofDataset: Readonly<Partial<Record<Query["dataset"], string>>> = {
  transactions: sources.activity,
  returns: sources.performance,
  quotes: sources.quotes,
  policies: sources.policy,
  policy_classes: sources.policy,
  policy_checks: sources.policy,
  proposed_trades: sources.policy,
  constituents: sources.funds,
};

/** The sources of a result's figures, as this API cites them. */
export function citationsOf({ query, rows }: Result, intent: string): string[] {
  const used = rows.flatMap(({ cells }) => Object.values(cells).flatMap((cell) => cell.sources));
  const found = used.length > 0 ? used : [sourceOf(query, intent)];
  return [...new Set(found.map((id) => cited[id] ?? ofHoldings[intent] ?? querySource))];
}

const sourceOf = ({ dataset }: Query, intent: string): string =>
  intent === "transfers" ? sources.transfers : (ofDataset[dataset] ?? sources.household);
