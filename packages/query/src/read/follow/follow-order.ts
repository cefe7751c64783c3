import { datasetOf } from "../../datasets/datasets.ts";
import { dimensionOf, measureOf } from "../../schema/fields.ts";
import type { Query } from "../../schema/query.ts";
import {
  averagedWith,
  dayFields,
  isAveraged,
  mainMeasure,
  measureIn,
} from "../compose/choose-dataset.ts";
import type { ResolvedMeasures } from "../compose/measures.ts";
import { directionAmong, reversedDirection } from "../compose/order.ts";
import type { ClauseParts } from "../compose/parts.ts";
import { namesOneSecurity } from "./is-follow-up.ts";

/** True if a ranking is of the rows behind a number: "which was the biggest", "when is the next one". */
export const ranksRows = (
  { order, groups }: ClauseParts,
  { aggregate, compare, group_by = [] }: Query,
): boolean =>
  order !== null &&
  aggregate !== "list" &&
  compare === undefined &&
  groups.length + group_by.length === 0;

/** The day field of an order such as "latest" or "next"; undefined for an order by a measure. */
function dayFieldOf(by: string | undefined, target: Query["dataset"]): string | undefined {
  if (by === undefined || target === "members" || !dayFields.has(by)) return undefined;
  return dimensionOf(target, by) === undefined ? datasetOf(target).date : by;
}

export function orderOf(
  { order }: ResolvedMeasures,
  target: Query["dataset"],
  previous: Query,
): Query["order"] {
  if (order === null) return undefined;
  const own = order.by === undefined ? undefined : measureIn(target, order.by);
  const [main] = previous.measures;
  const day = dayFieldOf(order.by, target);
  const kept = target === previous.dataset ? main : undefined;
  const by =
    day ??
    (kept === "count" ? mainMeasure(target) : undefined) ??
    (isPerformance(own) && isPerformance(kept) ? kept : (own ?? kept)) ??
    mainMeasure(target);
  const direction = isReversed(by, order.by) ? reversedDirection[order.direction] : order.direction;
  return { by, direction: directionAmong(previous.where ?? [], by, order.by, direction) };
}

/**
 * True when "worst" or "oldest" means the highest number: the worst breach of a limit, the highest
 * age.
 */
const isReversed = (by: string, named: string | undefined): boolean =>
  (breaches.has(by) && isPerformance(named)) || (by === "age" && dayFields.has(named ?? ""));

/** Measures whose highest value is the worst. */
const breaches: ReadonlySet<string> = new Set(["cash_shortfall", "out_of_band", "excess"]);

/** True for measures of success that "the best" can rank: a gain, a day change or a return. */
export const isPerformance = (name: string | undefined): boolean =>
  name !== undefined && /^(gain|day_change|return)/.test(name);

export const limitOf = (
  { nouns }: ClauseParts,
  { order }: ResolvedMeasures,
): number | undefined => {
  if (order === null || order.all) return undefined;
  return order.count ?? (order.plural || nouns.some(({ plural }) => plural) ? 5 : 1);
};

/** A statistic of the lines or groups that were shown: "the average price?". */
export function statisticOf(
  { statistics }: ClauseParts,
  target: Query["dataset"],
  [main = ""]: readonly string[],
  previous: Query,
): Partial<Query> {
  const statistic = statistics.find((one) => one !== "total");
  if (statistic === undefined) return {};
  const paid = statistic === "average" && main === "cost" && namesOneSecurity(previous);
  if (paid && measureOf(target, "unit_cost") !== undefined) return { measures: ["unit_cost"] };
  if (statistic === "average" && isAveraged(target, main))
    return { aggregate: "total", measures: averagedWith(target, main) };
  return previous.group_by === undefined
    ? { aggregate: statistic }
    : {
        aggregate: "total",
        measures: [main === "" ? mainMeasure(target) : main],
        reduce: statistic,
      };
}
