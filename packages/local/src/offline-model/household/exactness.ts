import { datasetOf } from "@advisor/query/datasets/datasets";
import type { Reading } from "@advisor/query/read/reading";
import type { Query } from "@advisor/query/schema/query";
import { namesHorizon } from "../from-context/tasks.ts";
import { isContextTopic } from "../from-context/topic.ts";
import type { Topic } from "../intent.ts";

/**
 * "Is any issuer over its limit", "are they inside their bands": the comparison says it in words, with what it
 * means for the policy.
 */
export const asksForBreaches = (readings: readonly Reading[]): boolean =>
  readings.length === 1 &&
  readings.every(({ ask }) => ask.kind === "query" && isBreaches(ask.query));

const isBreaches = ({ dataset, aggregate, where = [] }: Query): boolean => {
  const status = where.length === 1 && where[0]?.field === "status" ? where[0].values.join() : "";
  return dataset === "policy_classes"
    ? aggregate === "list" && status === "above_max,below_min"
    : dataset === "policy_checks" && (where.length === 0 || status === "breach");
};

/** "How much MSFT is over the issuer limit, in dollars": a figure of the policy, not all of it. */
const asksForFigure = (readings: readonly Reading[]): boolean =>
  readings.some(
    ({ ask }) =>
      ask.kind === "query" && ask.query.measures[0] !== datasetOf(ask.query.dataset).columns[0],
  );

/** True for a topic that says less exactly what the readings ask for. */
export const isLessExact = (topic: Topic, readings: readonly Reading[], clause: string): boolean =>
  (topic === "compare_to_ips" && asksForFigure(readings)) ||
  (topic === "members" &&
    readings.every(({ ask }) => ask.kind === "query" && ask.query.dataset === "members")) ||
  (isContextTopic(topic) &&
    (areSeveral(readings) || (!namesHorizon(clause) && readings.some(selects))));

/** "How old is she, and when do we meet": a topic answers only one of them. */
const areSeveral = (readings: readonly Reading[]): boolean =>
  readings.length > 1 &&
  readings.every(({ ask }) => ask.kind === "query" && ofContext.has(ask.query.dataset));

/** What the context has, too. */
export const ofContext: ReadonlySet<string> = new Set(["members", "households", "tasks", "needs"]);

/** "Which task comes first", "tasks due in January": some of what the context lists, or a figure of it. */
const selects = ({ ask }: Reading): boolean =>
  ask.kind === "query" &&
  ask.query.dataset === "tasks" &&
  (ask.query.aggregate !== "list" ||
    ask.query.limit !== undefined ||
    ask.query.period !== undefined ||
    ask.query.where?.some(({ field }) => field !== "status") === true);
