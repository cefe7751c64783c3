import { datasetOf } from "../../datasets/datasets.ts";
import type { Filter, Query } from "../../schema/query.ts";
import { namesAccount } from "../../schema/subject.ts";
import { isShort } from "./order.ts";

/** Applies defaults that the words leave open, for new questions and follow-ups alike. */
export const applyDefaults = (query: Query): Query =>
  withContractTerms(
    withUnitCost(ofIssuer(excludeAllAccountsRow(byUnderlying(ofLots(ownRows(query)))))),
  );

const hasFilter = ({ where = [] }: Query, test: (filter: Filter) => boolean): boolean =>
  where.some((filter) => filter.op === "is" && test(filter));

/** A position is one line of its symbol: a list of each symbol's is the list. */
function ownRows(query: Query): Query {
  const { group_by, ...rest } = query;
  const own = query.dataset === "positions" && query.aggregate === "list";
  return own && group_by?.join() === "symbol" ? rest : query;
}

/** "how many shares have no known cost": the cost of each lot is known or not. */
function ofLots(query: Query): Query {
  const { dataset, measures, where = [] } = query;
  const counts = dataset === "positions" && measures.join() === "quantity";
  const known = where.some(
    ({ field, op }) => field === "cost" && (op === "known" || op === "unknown"),
  );
  return counts && known ? { ...query, dataset: "lots", aggregate: "total" } : query;
}

export const isOption = ({ field, values }: Filter): boolean =>
  field === "kind" && values.join() === "option";

/** "the MSFT calls" are found by their underlying, and what is short on MSFT by its issuer. */
function byUnderlying(query: Query): Query {
  const field = hasFilter(query, isOption)
    ? "underlying"
    : hasFilter(query, isShort)
      ? "issuer"
      : "symbol";
  const held = query.dataset === "positions" || query.dataset === "lots";
  if (field === "symbol" || (field === "issuer" && !held)) return query;
  const where = (query.where ?? []).map((filter) =>
    filter.field === "symbol" ? { ...filter, field } : filter,
  );
  return { ...query, where };
}

/** Excludes the row of all accounts together when returns are listed by account. The return of a household is that row. */
function excludeAllAccountsRow(query: Query): Query {
  const { dataset, where = [], group_by = [], order } = query;
  const ranked = order !== undefined && query.limit !== undefined;
  const each = group_by.includes("account") || (ranked && group_by.join() !== "household");
  const ofAccount = where.some(({ field }) => namesAccount(field));
  if (dataset !== "returns" || !each || ofAccount) return query;
  return { ...query, where: [...where, { field: "account", op: "is_not", values: ["all"] }] };
}

/** The limit of a security is that of its issuer; what is restricted or prohibited has none. */
function ofIssuer(query: Query): Query {
  const { dataset, measures, compare, where = [] } = query;
  const limits = measures[0] === "limit" || compare?.measure === "limit";
  const named = hasFilter(query, ({ field }) => field === "symbol");
  const checks = hasFilter(query, ({ field }) => field === "check");
  if (dataset !== "policy_checks" || !limits || !named || checks) return query;
  return { ...query, where: [...where, { field: "check", op: "is", values: ["issuer"] }] };
}

/** Shows the cost of a security together with its unit cost. */
function withUnitCost(query: Query): Query {
  const { dataset, measures, aggregate } = query;
  const one = hasFilter(query, ({ field, values }) => field === "symbol" && values.length === 1);
  const paid = one && dataset === "positions" && aggregate === "list" && measures[0] === "cost";
  return paid ? { ...query, measures: [...new Set(["cost", "unit_cost", ...measures])] } : query;
}

/** An option is known by its number of contracts, its strike price and its expiration. */
function withContractTerms(query: Query): Query {
  const { dataset, measures, aggregate, show = [] } = query;
  if (dataset !== "positions" || aggregate !== "list" || !hasFilter(query, isOption)) return query;
  const full = measures.length > 0 ? measures : datasetOf(dataset).columns;
  return {
    ...query,
    measures: [...new Set([...full, "quantity", "strike"])],
    show: [...new Set([...show, "expires"])],
  };
}
