import type { Query } from "@advisor/query/schema/query";
import type { ToolCall, ToolCallResult, Turn } from "../converse.ts";

/**
 * The calls that list accounts and securities. Their names are only in the context for questions that seem to
 * need them.
 */
export const nameLookups: readonly ToolCall[] = [
  lookUp({
    dataset: "accounts",
    measures: ["account_value"],
    aggregate: "list",
    show: ["owner"],
  }),
  lookUp({ dataset: "positions", measures: ["market_value"], aggregate: "list", show: ["kind"] }),
];

function lookUp(query: Query): ToolCall {
  return { name: "query_portfolio", input: query };
}

const inputs = new Set(nameLookups.map(({ input }) => JSON.stringify(input)));

export const isNameLookup = ({ name, input }: ToolCall): boolean =>
  name === "query_portfolio" && inputs.has(JSON.stringify(input));

export const lookedUpNames = ({ calls }: Turn): boolean => calls.some(isNameLookup);

/** The results to write about, without the lookups that only helped to understand the question. */
export const withoutNameLookups = (results: readonly ToolCallResult[]): ToolCallResult[] =>
  results.filter(({ call }) => !isNameLookup(call));
