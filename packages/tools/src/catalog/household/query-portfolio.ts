import * as Holding from "@advisor/domain/holding";
import type { View } from "@advisor/protocol/view";
import type { Query } from "@advisor/query/schema/query";
import * as z from "zod";
import { defineTool } from "../../define-tool.ts";
import { householdSource } from "../../household-source.ts";
import { QueryAnswer } from "../../query-answer.ts";
import { queryTool } from "../../query-input.ts";

export const queryPortfolio = defineTool({
  name: "query_portfolio",
  reads: "Records of the household",
  description:
    "Computes any figure about the household in this conversation with one query: totals, shares, rankings, counts, averages, comparisons and lists of holdings, lots, accounts, transactions, returns, policy checks, tasks and more. Give the query; the answer has the figures, a sentence and what was left out.",
  ...queryTool,
  needs: ["records", "funds"],
  output: QueryAnswer.extend({ household_id: z.string(), household_name: z.string() }),
  cost: { usd: 0, seconds: 10 },
  view: ({ household_id }, query) => viewOf(household_id, query),
  highlight: ({ rows }) =>
    rows.flatMap(({ symbol, asset_class }) => {
      if (typeof symbol === "string") return [`holding:${symbol}`];
      return typeof asset_class === "string" ? [`class:${asset_class}`] : [];
    }),
  async execute(query, { records, funds }) {
    const [filed, { optionalRecordsOf, makeBook, queryAnswer }] = await Promise.all([
      records.read(),
      import("../../answer-query.ts"),
    ]);
    const { snapshot } = filed;
    const opened = optionalRecordsOf(query).has("funds")
      ? await funds.many(Holding.fundSymbols(snapshot.holdings))
      : new Map();
    const answer = queryAnswer(query, [makeBook({ ...filed, funds: opened })]);
    const { id, name } = snapshot.household;
    return {
      data: { ...answer, household_id: id, household_name: name },
      source: householdSource(snapshot),
    };
  },
});

const tabs: Readonly<Partial<Record<Query["dataset"], "overview" | "notes">>> = {
  policies: "overview",
  policy_classes: "overview",
  policy_checks: "overview",
  proposed_trades: "overview",
  needs: "overview",
  documents: "notes",
};

/** The panel view for the query's records; null if there is none. */
function viewOf(household_id: string, { dataset }: Query): View | null {
  if (dataset === "quotes" || dataset === "constituents") return null;
  if (dataset === "households" || dataset === "members" || dataset === "tasks") {
    return { view: "householdBrief", view_state: { household_id } };
  }
  const tab = tabs[dataset];
  return {
    view: "householdMember",
    view_state: { household_id, tab: tab ?? "accounts", show_holdings: tab === undefined },
  };
}
