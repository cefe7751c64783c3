import type { Query } from "../../schema/query.ts";

/** "the MSFT calls": options are found by what they are on. */
export function onUnderlying(query: Query): Query {
  const { where = [] } = query;
  const options = where.some(
    ({ field, op, values }) => field === "kind" && op === "is" && values[0] === "option",
  );
  if (!options) return query;
  const renamed = where.map((filter) =>
    filter.field === "symbol" && filter.values.every((value) => value.length < 7)
      ? { ...filter, field: "underlying" }
      : filter,
  );
  return { ...query, where: renamed };
}
