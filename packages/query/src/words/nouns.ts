import { datasetOf } from "../datasets/datasets.ts";
import type { Filter, Query } from "../schema/query.ts";

type Noun = readonly [one: string, many: string];

/** Kinds of securities: the adjective before "holding" and "lot", and the noun for a position of that kind. */
const kinds: Readonly<Record<string, { adjective: string; position: Noun }>> = {
  stock: { adjective: "stock", position: ["stock", "stocks"] },
  etf: { adjective: "ETF", position: ["ETF", "ETFs"] },
  mutual_fund: { adjective: "mutual fund", position: ["mutual fund", "mutual funds"] },
  money_market: {
    adjective: "money market fund",
    position: ["money market fund", "money market funds"],
  },
  bond: { adjective: "bond", position: ["bond", "bonds"] },
  option: { adjective: "option", position: ["option", "options"] },
  private: { adjective: "private", position: ["private position", "private positions"] },
  cash: { adjective: "cash", position: ["line of cash", "lines of cash"] },
};

const types: Readonly<Record<string, Noun>> = {
  buy: ["purchase", "purchases"],
  sell: ["sale", "sales"],
  deposit: ["deposit", "deposits"],
  withdrawal: ["withdrawal", "withdrawals"],
  dividend: ["dividend", "dividends"],
  interest: ["interest payment", "interest payments"],
  fee: ["fee", "fees"],
  "buy,sell": ["trade", "trades"],
  "deposit,withdrawal": ["transfer", "transfers"],
};

export const typeNoun = (type: string): Noun => types[type] ?? [type, type];
export const kindNoun = (kind: string): Noun => kinds[kind]?.position ?? [kind, kind];

/** The noun for the rows of a query, and the filters that the noun does not express. */
export function nounOf({ dataset, where = [] }: Pick<Query, "dataset" | "where">): {
  noun: Noun;
  rest: Filter[];
} {
  const nounFilter = where.find((filter) => hasOwnNoun(dataset, filter));
  const value = nounFilter?.values.toSorted().join() ?? "";
  const rest = where.filter((filter) => filter !== nounFilter);
  const [one, many] = datasetOf(dataset).noun;
  if (nounFilter === undefined) return { noun: [one, many], rest };
  if (dataset === "transactions") return { noun: typeNoun(value), rest };
  if (dataset === "positions") return { noun: kindNoun(value), rest };
  const adjective = kinds[value]?.adjective ?? value;
  return { noun: [`${adjective} ${one}`, `${adjective} ${many}`], rest };
}

/** True for a filter that has a noun of its own. */
function hasOwnNoun(dataset: Query["dataset"], { field, op, values }: Filter): boolean {
  const value = values.toSorted().join();
  if (op !== "is") return false;
  if (dataset === "transactions") return field === "type" && Object.hasOwn(types, value);
  const ofKinds = dataset === "positions" || dataset === "holdings" || dataset === "lots";
  return ofKinds && field === "kind" && Object.hasOwn(kinds, value);
}
