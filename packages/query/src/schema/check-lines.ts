import { checkHaving } from "./check-filters.ts";
import { invalidQuery } from "./fault.ts";
import { dimensionOf, measureOf, unknownField } from "./fields.ts";
import type { Query } from "./query.ts";

/** Checks options that need several lines. */
export function checkLines(query: Query): void {
  const list = query.aggregate === "list";
  const groups = query.group_by ?? [];
  if (new Set(groups).size !== groups.length)
    throw invalidQuery("group_by", "a dimension stands once.");
  if (query.having !== undefined) {
    if (list) throw invalidQuery("having", "having is for groups; in a list, use where.");
    checkHaving(query.dataset, query.having);
  }
  if (query.show !== undefined && !list) throw invalidQuery("show", "show is for lists.");
  if (query.include_empty === true && list) {
    throw invalidQuery("include_empty", "a list has no empty lines.");
  }
  if (!list && groups.length === 0) checkSingle(query);
  checkOrder(query);
  checkReduce(query);
}

const ofLines = ["limit", "offset", "order", "reduce", "having", "include_empty"] as const;

function checkSingle(query: Query): void {
  const present = ofLines.find((part) => query[part] !== undefined);
  if (present === undefined) return;
  throw invalidQuery(
    present,
    `${present} needs group_by${present === "having" ? "" : " or a list"}.`,
  );
}

function checkOrder({ dataset, order, group_by, aggregate, measures }: Query): void {
  if (order === undefined || measureOf(dataset, order.by) !== undefined) {
    const single = aggregate !== "list" && aggregate !== "total";
    if (order === undefined || !single || measures.includes(order.by)) return;
    throw invalidQuery("order", `${aggregate} is ordered by its own measure.`);
  }
  if (dimensionOf(dataset, order.by) === undefined) {
    throw unknownField(dataset, order.by, "order", "measures");
  }
  if (order.direction === "largest") throw invalidQuery("order", "largest is for measures.");
  if (aggregate !== "list" && !(group_by ?? []).includes(order.by)) {
    throw invalidQuery("order", "groups are ordered by a measure or by what they are grouped by.");
  }
}

function checkReduce({ dataset, reduce, measures }: Query): void {
  const [name = ""] = measures;
  if (reduce !== "total") return;
  const how = measureOf(dataset, name)?.rule.how ?? "sum";
  if (["sum", "weight", "share", "rows"].includes(how)) return;
  const unit = measureOf(dataset, name)?.unit;
  throw invalidQuery(
    "reduce",
    unit === "percent" || unit === "points"
      ? "percents do not add up; use average."
      : `${name} does not add up; use average.`,
  );
}
