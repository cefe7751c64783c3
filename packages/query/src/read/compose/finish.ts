import type { Filter, Query } from "../../schema/query.ts";

/** What the words leave open, the same for a question and for a follow-up. */
export const finished = (query: Query): Query => withUnits(ofAccounts(onUnderlying(query)));

const names = ({ where = [] }: Query, test: (filter: Filter) => boolean): boolean =>
  where.some((filter) => filter.op === "is" && test(filter));

/** "the MSFT calls": options are found by what they are on. */
function onUnderlying(query: Query): Query {
  const isOption = names(query, ({ field, values }) => field === "kind" && values[0] === "option");
  if (!isOption) return query;
  const where = (query.where ?? []).map((filter) =>
    filter.field === "symbol" && filter.values.every((value) => value.length < longest)
      ? { ...filter, field: "underlying" }
      : filter,
  );
  return { ...query, where };
}

/** Letters of a ticker; an option's symbol has more. */
const longest = 7;

/** Returns of each account leave out the one of all together. */
function ofAccounts(query: Query): Query {
  const { dataset, where = [], group_by = [], order } = query;
  const each = group_by.includes("account") || (order !== undefined && query.limit !== undefined);
  const named = where.some(({ field }) => field === "account" || field === "owner");
  if (dataset !== "returns" || !each || named) return query;
  return { ...query, where: [...where, { field: "account", op: "is_not", values: ["all"] }] };
}

/** What was paid for a security is told with what that is a unit. */
function withUnits(query: Query): Query {
  const { dataset, measures, aggregate } = query;
  const one = names(query, ({ field, values }) => field === "symbol" && values.length === 1);
  const paid = one && dataset === "positions" && aggregate === "list" && measures[0] === "cost";
  return paid ? { ...query, measures: [...new Set(["cost", "unit_cost", ...measures])] } : query;
}
