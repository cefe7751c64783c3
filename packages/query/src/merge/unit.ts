import { Fault } from "@advisor/domain/fault";
import { measureOf } from "../schema/fields.ts";
import type { Query } from "../schema/query.ts";
import { labelOf } from "../words/phrases.ts";

/** Dollar measures with their percent counterparts: of cost, of the previous day, of the total. */
const percents: Readonly<Record<string, string>> = {
  gain: "gain_pct",
  day_change: "day_change_pct",
  market_value: "weight",
  account_value: "weight",
  cost: "weight",
  drift_usd: "drift",
};

const dollars: Readonly<Record<string, string>> = {
  gain_pct: "gain",
  day_change_pct: "day_change",
  weight: "market_value",
  drift: "drift_usd",
};

/** Converts the main measure to the other unit; an amount without a percent counterpart becomes a share. */
export function convertUnit(query: Query, unit: "percent" | "dollars"): Query {
  const { dataset, measures, order } = query;
  const [main = "", ...others] = measures;
  const measure = measureOf(dataset, main);
  const isPercent = measure?.unit === "percent" || measure?.unit === "points";
  if (isPercent === (unit === "percent")) return query;
  const known = (name: string | undefined) =>
    name !== undefined && measureOf(dataset, name) !== undefined ? name : undefined;
  const found =
    unit === "percent"
      ? known(percents[main])
      : (known(dataset === "policy_checks" ? "excess" : dollars[main]) ??
        (main === "weight" ? known("account_value") : undefined));
  if (found === undefined && unit === "percent" && known("share") && measure?.rule.how === "sum") {
    return { ...query, measures: [...new Set([...measures, "share"])] };
  }
  if (found === undefined) {
    throw new Fault("invalid", "no_such_unit", `There is no ${labelOf(dataset, main)} in ${unit}.`);
  }
  const by = order?.by === main ? { ...order, by: found } : order;
  return { ...query, measures: [found, ...others.filter((name) => name !== found)], order: by };
}
