import { isRecord, ownName, type Raw, type Synonyms } from "./coerce-values.ts";
import { invalidQuery } from "./fault.ts";

const aggregates: Synonyms = { total: "sum", average: "avg mean", list: "none" };

/** The query with its aggregate, which models leave out or call as SQL does. */
export function withAggregate(query: Raw): Raw {
  const { aggregate, measures } = query;
  if (aggregate === undefined) return { ...query, aggregate: usualAggregate(query) };
  if (typeof aggregate !== "string") return query;
  const word = aggregate.toLowerCase();
  return word === "count" && measures === undefined
    ? { ...query, aggregate: "total", measures: ["count"] }
    : { ...query, aggregate: ownName(word, aggregates) };
}

/**
 * Groups and comparisons are of totals, and so is a count that is no column; all else is a list.
 * A figure that is tested must say whether it is that of each line or of all.
 */
function usualAggregate({ measures, group_by, show, compare, limit, test }: Raw): string {
  if (show !== undefined) return "list";
  if (compare !== undefined || group_by !== undefined) return "total";
  if (limit === undefined && isRecord(test) && test.op !== "any" && test.op !== "all")
    throw invalidQuery(
      "aggregate",
      "a test is of each line of a list, or of the total: say which.",
    );
  const isCount = Array.isArray(measures) && measures.length === 1 && measures[0] === "count";
  return isCount && limit === undefined ? "total" : "list";
}

/**
 * Parts that only another aggregate has, where it is plain what they mean: filters of groups in a
 * list are those of its lines, one figure has no order, and what is shown beside it makes a list.
 */
export function withPlacedParts(query: Raw): Raw {
  const { group_by, aggregate, limit } = query;
  if (group_by !== undefined) return query;
  if (aggregate === "list") return withFiltersOfLines(query);
  return aggregate === "total" && limit === undefined ? ofOneFigure(query) : query;
}

function withFiltersOfLines({ having, ...query }: Raw): Raw {
  const { where = [] } = query;
  if (!Array.isArray(having) || !Array.isArray(where))
    return having === undefined ? query : { ...query, having };
  return { ...query, where: [...where, ...having] };
}

function ofOneFigure(query: Raw): Raw {
  const { show, compare } = query;
  if (show !== undefined && compare === undefined) return { ...query, aggregate: "list" };
  const { order: _, ...rest } = query;
  return rest;
}
