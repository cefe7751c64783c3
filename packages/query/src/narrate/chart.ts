import type { Unit } from "../book/dataset.ts";
import type { Result, ResultRow } from "../evaluate/result.ts";
import { measureOf } from "../schema/fields.ts";
import type { Query } from "../schema/query.ts";
import { labelOf } from "../words/phrases.ts";
import { groupName, lineName } from "./subject.ts";

/** A chart suggestion for the page: exact figures as text, in the order of the lines. */
export type Chart =
  | {
      type: "bar" | "line" | "share";
      label: string;
      unit: Unit;
      /** The figures are changes: a positive one has a plus sign. */
      signed?: true;
      points: { name: string; value: string }[];
    }
  | {
      type: "band";
      label: string;
      points: { name: string; weight: string; min: string; max: string; target: string }[];
    };

const mostParts = 8;
const mostBars = 20;

/** Undefined when a chart would add nothing to the text. */
export function chartOf({ query, rows }: Result): Chart | undefined {
  if (rows.length < 2 || query.compare !== undefined || query.reduce !== undefined)
    return undefined;
  if (query.dataset === "policy_classes") return bands(query, rows);
  const [name = ""] = query.measures;
  const unit = rows[0]?.cells[name]?.unit;
  const points = rows.flatMap((row) => {
    const value = row.cells[name]?.value;
    return value == null ? [] : [{ name: nameOf(query, row), value: value.toFixed() }];
  });
  if (unit === undefined || points.length < 2) return undefined;
  const type = typeOf(query, points);
  const signed = measureOf(query.dataset, name)?.signed;
  return (
    type && { type, label: labelOf(query.dataset, name), unit, ...(signed && { signed }), points }
  );
}

const nameOf = (query: Query, row: ResultRow): string =>
  query.aggregate === "list" ? lineName(query, row) : groupName(query, row);

const times = new Set(["month", "quarter", "year"]);

function typeOf(
  { aggregate, group_by = [], measures, order, limit, having }: Query,
  points: readonly { value: string }[],
): "bar" | "line" | "share" | undefined {
  const [group = ""] = group_by;
  if (aggregate !== "list" && group_by.length === 1 && times.has(group)) return "line";
  const [name = ""] = measures;
  const parts = ["weight", "share", "market_value", "account_value"].includes(name);
  const whole = aggregate === "total" && limit === undefined && having === undefined;
  const positive = points.every(({ value }) => !value.startsWith("-"));
  if (parts && whole && positive && points.length <= mostParts) return "share";
  const ranked = aggregate !== "list" || (order !== undefined && measures.includes(order.by));
  return ranked && points.length <= mostBars ? "bar" : undefined;
}

/** Weights with their policy bands, for the lines that have both. */
function bands({ dataset }: Query, rows: readonly ResultRow[]): Chart | undefined {
  const points = rows.flatMap(({ names, cells }) => {
    const [weight, min, max, target] = ["weight", "min", "max", "target"].map(
      (name) => cells[name]?.value,
    );
    if (weight == null || min == null || max == null || target == null) return [];
    return {
      name: names.asset_class ?? "unclassified",
      weight: weight.toFixed(),
      min: min.toFixed(),
      max: max.toFixed(),
      target: target.toFixed(),
    };
  });
  return points.length < 2
    ? undefined
    : { type: "band", label: labelOf(dataset, "weight"), points };
}
