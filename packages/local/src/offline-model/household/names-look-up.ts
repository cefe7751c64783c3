import type { Query } from "@advisor/query/schema/query";
import type { Call, Result, Turn } from "../converse.ts";

/** Lists accounts and securities: their names stand in the context only of questions that seem to need them. */
export const namesLookUp: readonly Call[] = [
  lookUp({
    dataset: "accounts",
    measures: ["account_value"],
    aggregate: "list",
    show: ["owner"],
  }),
  lookUp({ dataset: "positions", measures: ["market_value"], aggregate: "list", show: ["kind"] }),
];

function lookUp(query: Query): Call {
  return { name: "query_portfolio", input: query };
}

const inputs = new Set(namesLookUp.map(({ input }) => JSON.stringify(input)));

export const isLookUp = ({ name, input }: Call): boolean =>
  name === "query_portfolio" && inputs.has(JSON.stringify(input));

export const lookedUpNames = ({ calls }: Turn): boolean => calls.some(isLookUp);

/** What is told of: names that were only looked up to understand a question are not. */
export const withoutNames = (results: readonly Result[]): Result[] =>
  results.filter(({ call }) => !isLookUp(call));
