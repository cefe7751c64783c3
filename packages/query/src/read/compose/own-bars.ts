import type { Filter } from "../../schema/query.ts";
import type { ClauseItems } from "./items.ts";
import type { ClauseParts, Threshold } from "./parts.ts";
import { inRequestedUnit } from "./units.ts";

/**
 * The measure of a threshold, before it or else after it: "up more than 80%", "over $30k in value".
 * `at` is the threshold's first item, `end` the first item after it.
 */
export function measureOfBar(items: ClauseItems, at: number, end: number): string | undefined {
  for (let before = at - 1; before >= 0 && !isBar(items, before); before -= 1) {
    const measure = measureAt(items, before);
    if (measure !== undefined) return measure;
  }
  return measureAt(items, end);
}

const isBar = (items: ClauseItems, at: number): boolean =>
  items.at(at)?.is === "number" || items.at(at)?.is === "comparator";

function measureAt(items: ClauseItems, at: number): string | undefined {
  const item = items.at(at);
  if (item?.is === "measure") return item.measure;
  if (item?.is === "mark" && item.mark === "up") return "gain";
  if (item?.is === "mark" && item.mark === "down") return "loss";
  if (item?.is !== "filter" || item.filter.field !== "gain") return undefined;
  return item.filter.op === "lt" ? "loss" : "gain";
}

/** "up more than 80% and worth over 30k": each threshold filters its own measure. */
export function splitThresholds(parts: ClauseParts): ClauseParts {
  const { bars, filters, measures, marks } = parts;
  const named = bars.map((bar) => ({ ...bar, of: bar.of ?? usual[bar.unit] }));
  const own = named.map(({ of }) => of);
  if (new Set(own).size < 2 || own.includes(undefined)) return parts;
  const added = named.map(filterOf);
  const turns = own.some((name) => name === "gain" || name === "loss");
  return {
    ...parts,
    bars: [],
    unit: null,
    filters: [...filters.filter((one) => !(turns && isSide(one))), ...added],
    measures: [
      ...added.map(({ field }) => field),
      ...measures.filter((name) => !own.includes(name)),
    ],
    marks: new Set([...marks].filter((mark) => !turns || (mark !== "up" && mark !== "down"))),
  };
}

/** The measure of a threshold without one: "positions over $100k". */
const usual = { usd: "value", percent: "weight", plain: undefined } as const;

const isSide = ({ field, values }: Filter): boolean => field === "gain" && values[0] === "0";

/** The comparison of a loss, which is a negative gain: "down more than 10%" is below -10%. */
export const flipped = { gt: "lt", gte: "lte", lt: "gt", lte: "gte", is: "is" } as const;

function filterOf({ of = "", op, value, unit }: Threshold): Filter {
  const loss = of.startsWith("loss");
  const concept = of.replace("loss", "gain");
  const field = unit === "percent" ? inRequestedUnit(concept, { unit, bars: [] }) : concept;
  return loss ? { field, op: flipped[op], values: [`-${value}`] } : { field, op, values: [value] };
}
