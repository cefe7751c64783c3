import { checkFilters } from "./check-filters.ts";
import { checkPeriod } from "./check-period.ts";
import { invalidQuery } from "./fault.ts";
import { isCount, requireDimension, requireMeasure } from "./fields.ts";
import type { Compare, Query } from "./query.ts";

export function checkCompare(query: Query, compare: Compare): void {
  const { ratio: _, ...changed } = compare;
  if (Object.values(changed).every((part) => part === undefined)) {
    throw invalidQuery("compare", "say what is changed: dataset, measure, where or period.");
  }
  if (query.aggregate === "list")
    throw invalidQuery("compare", "a list is not compared; use total.");
  if (query.reduce !== undefined) throw invalidQuery("compare", "compare takes no reduce.");
  const dataset = compare.dataset ?? query.dataset;
  checkMeasure(query, dataset, compare.measure ?? query.measures[0]);
  for (const name of query.group_by ?? []) requireDimension(dataset, name, "group_by");
  checkFilters(dataset, compare.where, "compare.where");
  const period = compare.period ?? (compare.dataset === undefined ? query.period : undefined);
  checkPeriod(dataset, period, "compare.period");
}

function checkMeasure(query: Query, dataset: Query["dataset"], measure: string | undefined): void {
  if (measure === undefined) throw invalidQuery("compare", "name the measure that is compared.");
  if (requireMeasure(dataset, measure, "compare.measure").rule.how === "share") {
    throw invalidQuery("compare.measure", "compare the amounts and not their shares.");
  }
  if (query.aggregate !== "total" && isCount(dataset, measure)) {
    throw invalidQuery("compare.measure", `${measure} has no ${query.aggregate}.`);
  }
  checkUnits(query, dataset, measure);
}

/** A test needs both sides in one unit: dollars are neither more nor less than a percentage. */
function checkUnits(query: Query, dataset: Query["dataset"], measure: string): void {
  const [main] = query.measures;
  if (main === undefined || query.test === undefined || query.test.value !== undefined) return;
  const { unit } = requireMeasure(query.dataset, main, "measures");
  const other = requireMeasure(dataset, measure, "compare.measure").unit;
  if (unit === other) return;
  const text = `${main} is in ${unit} and ${measure} in ${other}; compare figures in one unit.`;
  throw invalidQuery("compare.measure", text);
}
