import { withoutUndefined } from "../../schema/normalize.ts";
import { dimensionOfNoun } from "./choose-dataset.ts";
import type { ClauseItems, MeaningOf } from "./items.ts";
import type { ClauseOrder, ClauseParts, Threshold } from "./parts.ts";
import type { ReadingState } from "./state.ts";
import { measureOfThreshold } from "./thresholds.ts";

/** "top 3", "the largest gain": a count and a measure that follow directly belong to the order. */
export function takeOrder(
  state: ReadingState,
  meaning: MeaningOf<"order">,
  items: ClauseItems,
  at: number,
): number {
  const { parts } = state;
  if (at === 0 && /^order$/i.test(items.text(at)) && items.at(1)?.is === "number")
    parts.refusal ??= "write";
  const { direction, all = false } = meaning;
  const count = countAt(items, at + 1);
  const end = count === undefined ? at + 1 : at + 2;
  const next = items.at(end);
  const measure = rankedMeasure(items, at, end);
  const { by: earlierBy, all: earlierAll, count: ahead, skip } = parts.order ?? {};
  if (earlierBy !== undefined && earlierAll !== true) parts.unusedWords.push(items.text(at));
  const by = keepsOwnMeasure(meaning, measure) ? meaning.by : (measure[0] ?? meaning.by);
  const plural = items.isPlural(at) ? true : undefined;
  parts.order = withoutUndefined({
    direction,
    all,
    by,
    count: count ?? ahead,
    skip,
    plural,
  }) as ClauseOrder;
  parts.measures.push(...measure);
  return end - at + (next?.is === "measure" ? 1 : 0);
}

/**
 * True when the superlative ranks by its own measure instead of the one after it: "the worst loss" ranks
 * by the gain, "last paid" by the day.
 */
const keepsOwnMeasure = ({ by }: MeaningOf<"order">, [first = ""]: readonly string[]): boolean =>
  (by === "gain" && first.startsWith("loss")) || (by === "date" && first.endsWith("cost"));

/** The measure after a superlative. "The most trades" and "the fewest open tasks" are their number, "the most deposits" are the most money. */
function rankedMeasure(items: ClauseItems, at: number, end: number): string[] {
  const next = items.at(end);
  if (next?.is === "measure") return [next.measure];
  const counted =
    /^(most|fewest)$/i.test(items.text(at)) &&
    next?.is === "noun" &&
    items.isPlural(end) &&
    !Object.hasOwn(dimensionOfNoun, next.dataset) &&
    (next.dataset !== "transactions" || next.where.some(({ values }) => values.length > 1));
  return counted ? ["count"] : [];
}

function countAt(items: ClauseItems, at: number): number | undefined {
  const meaning = items.at(at);
  return meaning?.is === "number" && meaning.unit === "plain" ? Number(meaning.value) : undefined;
}

/** "the second largest". */
export function takeOrdinal(
  { parts }: ReadingState,
  { rank }: MeaningOf<"ordinal">,
  items: ClauseItems,
  at: number,
): number {
  const next = items.at(at + 1);
  if (next?.is === "order") {
    parts.order = { direction: next.direction, all: false, count: 1, skip: rank - 1 };
  } else parts.ordinal = { rank, text: items.text(at) };
  return 1;
}

/** "over $50k", "above the average"; without a number it compares with the name or measure that follows. */
export function takeComparator(
  state: ReadingState,
  { op }: MeaningOf<"comparator">,
  items: ClauseItems,
  at: number,
): number {
  const { parts } = state;
  const next = items.at(at + 1);
  if (next?.is === "number") return takeThreshold(parts, { ...next, op }, items, at);
  if (next?.is === "statistic" && (next.statistic === "average" || next.statistic === "median")) {
    parts.thresholds.push({ op, value: next.statistic, unit: "plain" });
    return 2;
  }
  if (next?.is === "period") {
    if (!/^(over|past)$/i.test(items.text(at))) parts.unusedWords.push(items.text(at));
    return 1;
  }
  return compareWithNext(state, op, items, at);
}

function takeThreshold(
  { thresholds }: ClauseParts,
  { op, value, unit }: Threshold,
  items: ClauseItems,
  at: number,
): number {
  const of =
    sizeOfRows(items, at) ??
    measureOfThreshold(items, at, at + 2) ??
    (countsRows(items, at + 1) ? "count" : undefined);
  thresholds.push({ op, value, unit, of });
  return unit === "percent" && isTotal(items.at(at + 2)) ? 3 : 2;
}

/** "is A above B"; "older than Karen" is about their ages. */
function compareWithNext(
  state: ReadingState,
  op: Threshold["op"],
  items: ClauseItems,
  at: number,
): number {
  const { keywords, measures } = state.parts;
  const next = items.at(at + 1);
  if (/^(older|younger)/i.test(items.text(at)) && next?.is === "person") measures.push("age");
  if (op === "lt") keywords.add("lesser");
  keywords.add("than");
  state.inComparison = next !== undefined;
  return 1;
}

/** "more than a quarter of the total". */
const isTotal = (item: ReturnType<ClauseItems["at"]>): boolean =>
  item?.is === "statistic" && item.statistic === "total";

/** "more than 3 positions": a number of rows. */
function countsRows(items: ClauseItems, at: number): boolean {
  const [number, next] = [items.at(at), items.at(at + 1)];
  return number?.is === "number" && number.unit === "plain" && next?.is === "noun";
}

/** In "which positions over 5% are down" the percentage filters by size, whatever else is asked. */
function sizeOfRows(items: ClauseItems, at: number): "weight" | "value" | undefined {
  const [rows, number, next] = [items.at(at - 1), items.at(at + 1), items.at(at + 2)];
  const said = next?.is === "keyword" && next.keyword === "yes_no" ? items.at(at + 3) : next;
  const isSize = rows?.is === "noun" && rows.dataset === "positions" && said?.is === "filter";
  if (!isSize || number?.is !== "number") return undefined;
  if (number.unit === "percent") return "weight";
  return number.unit === "usd" || Number(number.value) > mostRowsCounted ? "value" : undefined;
}

/** "positions over 12" may be a number of rows; a larger one is an amount. */
const mostRowsCounted = 12;

/** A count before an order ("the 3 largest"), "5% or more", a pair after "between", or a count of names. */
export function takeNumber(
  state: ReadingState,
  meaning: MeaningOf<"number">,
  items: ClauseItems,
  at: number,
): number {
  const { parts } = state;
  const { value, unit } = meaning;
  const next = items.at(at + 1);
  if (next?.is === "order" && unit === "plain") {
    parts.order = { direction: next.direction, all: false, count: Number(value) };
    return 1;
  }
  if (value === "0" && next?.is === "measure") {
    parts.filters.push({ field: next.measure, op: "is", values: ["0"] });
    return 2;
  }
  if (next?.is === "comparator" && (next.op === "gte" || next.op === "lte")) {
    parts.thresholds.push({ op: next.op, value, unit, of: measureOfThreshold(items, at, at + 2) });
    return 2;
  }
  const second = parts.keywords.has("between") && isAndOr(next) ? items.at(at + 2) : undefined;
  if (second?.is === "number") return takeRange(parts, meaning, second);
  return takeCountOfRows(parts, meaning, items, at);
}

/** "the two accounts", "the next three tasks", "the 500 withdrawal". */
function takeCountOfRows(
  parts: ClauseParts,
  meaning: MeaningOf<"number">,
  items: ClauseItems,
  at: number,
): number {
  const { value, unit } = meaning;
  const [before, next] = [items.at(at - 1), items.at(at + 1)];
  const counts = unit === "plain" && Number(value) <= 12;
  const ofSecurity = next?.is === "security" && items.at(at + 2)?.is === "noun";
  const known =
    next?.is === "noun" || next?.is === "account" || ofSecurity || isOfTheTwo(items, at);
  const figure = figureOfEvent(parts, meaning, next);
  if (figure !== undefined) {
    parts.filters.push({ field: figure, op: "is", values: [value] });
    return figure === "quantity" ? 2 : 1;
  }
  if (counts && isInAccounts(parts, next))
    parts.thresholds.push({ op: "is", value, unit, of: "count" });
  else if (!counts || !known) parts.unusedWords.push(items.text(at));
  else if (before?.is === "keyword" && before.keyword === "next") parts.nextCount = Number(value);
  return 1;
}

/** "the 500 withdrawal", "withdrawals of $5,000", "trades of 20 shares": the figure tells it from the others. */
function figureOfEvent(
  { nouns }: ClauseParts,
  { value, unit }: MeaningOf<"number">,
  next: ReturnType<ClauseItems["at"]>,
): "amount" | "quantity" | undefined {
  const several = nouns.some((noun) => isEvent(noun) && noun.plural);
  if (unit === "percent") return undefined;
  if (several && next?.is === "measure" && next.measure === "quantity") return "quantity";
  const isMoney = unit === "usd" || Number(value) > 12;
  return isMoney && (several || (next?.is === "noun" && isEvent(next))) ? "amount" : undefined;
}

const isEvent = ({ dataset }: { dataset: string }): boolean => dataset === "transactions";

/** "which holdings are in two accounts". */
const isInAccounts = (
  { nouns, keywords }: ClauseParts,
  next: ReturnType<ClauseItems["at"]>,
): boolean =>
  next?.is === "noun" &&
  next.dataset === "accounts" &&
  next.where.length === 0 &&
  keywords.has("which") &&
  nouns.some(({ dataset }) => dataset === "positions");

/** "which of the two is younger", "the older of the two". */
const isOfTheTwo = (items: ClauseItems, at: number): boolean => {
  const next = items.at(at + 1);
  const before = items.at(at - 1);
  const ends = next === undefined || (next.is === "keyword" && next.keyword === "yes_no");
  const asks = before?.is === "keyword" && /^(which|who|any)$/.test(before.keyword);
  return (asks || before?.is === "order") && ends && /^\p{L}+$/u.test(items.text(at));
};

function takeRange(
  { thresholds }: ClauseParts,
  low: MeaningOf<"number">,
  high: MeaningOf<"number">,
): number {
  const unit = low.unit === "plain" ? high.unit : low.unit;
  thresholds.push({ op: "gte", value: low.value, unit }, { op: "lte", value: high.value, unit });
  return 3;
}

export const isAndOr = (meaning: ReturnType<ClauseItems["at"]>): boolean =>
  meaning?.is === "keyword" && (meaning.keyword === "and" || meaning.keyword === "or");
