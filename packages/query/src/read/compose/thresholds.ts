import type { Filter } from "../../schema/query.ts";
import type { ClauseItems } from "./items.ts";
import { type ClauseParts, isGainFilter, type Threshold } from "./parts.ts";
import { inRequestedUnit } from "./units.ts";

/**
 * The measure of a threshold, before it or else after it: "up more than 80%", "over $30k in value".
 * `at` is the threshold's first item, `end` the first item after it.
 */
export function measureOfThreshold(
  items: ClauseItems,
  at: number,
  end: number,
): string | undefined {
  for (let before = at - 1; before >= 0 && !isThresholdPart(items, before); before -= 1) {
    const measure = measureAt(items, before);
    if (measure !== undefined) return measure;
  }
  return measureAt(items, end);
}

const isThresholdPart = (items: ClauseItems, at: number): boolean =>
  items.at(at)?.is === "number" || items.at(at)?.is === "comparator";

function measureAt(items: ClauseItems, at: number): string | undefined {
  const item = items.at(at);
  if (item?.is === "measure") return item.measure;
  if (item?.is === "keyword" && item.keyword === "up") return "gain";
  if (item?.is === "keyword" && item.keyword === "down") return "loss";
  const filters = item?.is === "filter" ? [item.filter] : item?.is === "noun" ? item.where : [];
  const side = filters.find(isGainFilter);
  if (side === undefined) return undefined;
  return side.op === "lt" ? "loss" : "gain";
}

/** "up more than 80% and worth over 30k": each threshold filters its own measure. */
export function splitThresholds(parts: ClauseParts): ClauseParts {
  const { thresholds, filters, measures, keywords, nouns } = parts;
  const withMeasures = thresholds.map((threshold) => ({
    ...threshold,
    of: threshold.of ?? defaultMeasures[threshold.unit],
  }));
  const thresholdMeasures = withMeasures.map(({ of }) => of);
  const ofGain = thresholdMeasures.some((name) => name === "gain" || name === "loss");
  // "losers over $1,000": the noun has the measure of the threshold.
  const ofNoun = ofGain && nouns.some(({ where }) => where.some(isGainFilter));
  // "positions over 5% that are down": the threshold is not that of the gain.
  const sized =
    thresholds.some(({ of }) => of === "weight" || of === "value") && filters.some(isGainFilter);
  const several = new Set(thresholdMeasures).size > 1 || sized;
  if (!(several || ofNoun) || thresholdMeasures.includes(undefined)) return parts;
  const added = withMeasures.map(thresholdFilter);
  return {
    ...parts,
    thresholds: [],
    unit: null,
    filters: [...filters.filter((one) => !(ofGain && isGainFilter(one))), ...added],
    nouns: nouns.map(({ where, ...noun }) => ({
      ...noun,
      where: where.filter((one) => !(ofNoun && isGainFilter(one))),
    })),
    measures: [
      ...(several && !keywords.has("how_many") ? added : []).map(({ field }) => field),
      ...measures.filter((name) => !thresholdMeasures.includes(name)),
    ],
    keywords: new Set([
      ...[...keywords].filter((keyword) => !ofGain || (keyword !== "up" && keyword !== "down")),
      ...(sized && !asksFigure(parts) ? (["list"] as const) : []),
    ]),
  };
}

const asksFigure = ({ keywords, statistics }: ClauseParts): boolean =>
  keywords.has("how_much") || keywords.has("how_many") || statistics.length > 0;

/** The measure of a threshold without one: "positions over $100k". */
const defaultMeasures = { usd: "value", percent: "weight", plain: undefined } as const;

/** The comparison of a loss, which is a negative gain: "down more than 10%" is below -10%. */
export const negatedOps = { gt: "lt", gte: "lte", lt: "gt", lte: "gte", is: "is" } as const;

function thresholdFilter({ of = "", op, value, unit }: Threshold): Filter {
  const loss = of.startsWith("loss");
  const concept = of.replace("loss", "gain");
  const field = unit === "percent" ? inRequestedUnit(concept, { unit, thresholds: [] }) : concept;
  return loss
    ? { field, op: negatedOps[op], values: [`-${value}`] }
    : { field, op, values: [value] };
}
