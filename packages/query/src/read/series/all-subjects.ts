import type { Filter, Query } from "../../schema/query.ts";
import { mainMeasure, measureIn } from "../compose/choose-dataset.ts";
import { type ClauseParts, withKeyword, withoutKeywords } from "../compose/parts.ts";
import { isPerformance } from "../follow/follow-order.ts";
import {
  type EarlierQuestions,
  type FollowUpQuestion,
  followUp,
  groupedBy,
  withAllLines,
} from "./context.ts";
import { linesShown, namedTogether, type Series, seriesOf } from "./series.ts";

/** "both together", "which of them is bigger", "what are those two worth": all of the subjects. */
export function readAll(parts: ClauseParts, known: EarlierQuestions): FollowUpQuestion | undefined {
  const { newest, asked, target, pointers } = known;
  const { count } = pointers;
  const named = pointsToAll(parts, known)
    ? (seriesOf(asked, target) ?? together(parts, newest, count !== undefined))
    : undefined;
  if (named === undefined || (count !== undefined && count.value !== named.values.length))
    return undefined;
  const query: Query = {
    ...withAllLines(newest),
    where: [...named.shared, { field: named.field, op: "is", values: [...named.values] }],
  };
  const unusedWords = parts.unusedWords.filter((word) => word !== count?.text);
  const all = { ...parts, unusedWords };
  if (all.order !== null) return rankingOf(all, query, named);
  if (asksDifference(parts)) return differenceOf(all, query, named);
  const ofLines = withKeyword({ ...all, nouns: [] }, "those");
  const listed = { parts: ofLines, query: groupedBy(query, named.field) };
  return sumOf(all, query, named.field) ?? listed;
}

/** "which one has more cash", of two that one question named, and the sum of two that it compared. */
function together({ order }: ClauseParts, newest: Query, counted: boolean): Series | undefined {
  const isAbout = order !== null || newest.compare !== undefined || counted;
  const named = isAbout ? namedTogether(newest) : undefined;
  return counted || named?.values.length === 2 ? named : undefined;
}

/** "which one is smaller", of two lines of a list: both of them, in that order. */
export function readPairOfLines(
  parts: ClauseParts,
  known: EarlierQuestions,
): FollowUpQuestion | undefined {
  const { order, nouns } = parts;
  const { newest, target } = known;
  const asks = order !== null && nouns.length === 0 && pointsToAll(parts, known);
  if (!asks || linesShown(newest, target)?.values.length !== 2) return undefined;
  return { parts: { ...parts, order: { ...order, all: true } }, query: newest };
}

function pointsToAll(
  { keywords, statistics, order, nouns }: ClauseParts,
  { newest, pointers: { several: plural, count } }: EarlierQuestions,
): boolean {
  const counted = count !== undefined && (order === null || keywords.has("which"));
  const several = plural || counted || keywords.has("together");
  // "who is first", after two lines of a ranking, is the first of the ranking.
  const asksWhich =
    order !== null && order.by !== "date" && (keywords.has("which") || keywords.has("who"));
  // "the total for the day", after the first and the second of a ranking, is not theirs.
  const sums = statistics.includes("total") && !keywords.has("share");
  const asksTotal = order === null && sums && newest.limit === undefined;
  const asks = asksWhich || asksTotal || keywords.has("difference");
  return several || (nouns.length === 0 && asks);
}

const asksDifference = ({ keywords, order }: ClauseParts): boolean =>
  keywords.has("difference") && order === null;

/** After questions about VTI and VOO, "how much more is VTI" compares it with VOO. */
export function readDifference(
  parts: ClauseParts,
  { newest, asked, target }: EarlierQuestions,
): FollowUpQuestion | undefined {
  const [filter, ...others] = parts.filters;
  const lone = filter?.op === "is" && others.length + parts.nouns.length === 0;
  if (!asksDifference(parts) || !lone || parts.compareFilters.length > 0) return undefined;
  const named = seriesOf(asked, target);
  const own = `${filter.values}`;
  if (named?.field !== filter.field || !named.values.includes(own)) return undefined;
  const values = [own, ...named.values.filter((one) => one !== own)];
  return differenceOf({ ...parts, filters: [] }, withAllLines(newest), { ...named, values });
}

/** "both together": one figure, and what it is made of. */
export function sumOf(
  parts: ClauseParts,
  query: Query,
  field: string,
): FollowUpQuestion | undefined {
  const { keywords, statistics } = parts;
  if (!keywords.has("together") && !statistics.includes("total")) return undefined;
  const others = statistics.filter((one) => one !== "total");
  const alone = withoutKeywords({ ...parts, statistics: others }, ["together", "those"]);
  // "together as % of the total" is one share of everything, not one for each.
  const ofTotal = keywords.has("share") && keywords.has("together") && statistics.includes("total");
  const rest = ofTotal ? withKeyword(alone, "whole") : alone;
  const measures = query.aggregate === "list" ? query.measures.slice(0, 1) : query.measures;
  return {
    parts: followUp(rest),
    query: groupedBy({ ...query, measures, aggregate: "total" }, field),
  };
}

/** "which of them is bigger": two are compared, and more are ranked. */
function rankingOf(parts: ClauseParts, query: Query, named: Series): FollowUpQuestion {
  const { order } = parts;
  const measures = rankedBy(parts, query);
  const words = ["which_of_those", "those"] as const;
  const rest = withoutKeywords({ ...parts, measures, nouns: [] }, words);
  return (
    differenceOf({ ...rest, order: null }, query, named) ?? {
      parts: followUp({ ...rest, order: order && { ...order, all: true } }),
      query: groupedBy(query, named.field),
    }
  );
}

/** One subject against the other, of two, if the rows have the figure. */
function differenceOf(
  parts: ClauseParts,
  query: Query,
  { field, values, shared }: Series,
): FollowUpQuestion | undefined {
  const { keywords, measures } = parts;
  const [one, other, ...more] = values;
  const sameRows = measures.every((name) => measureIn(query.dataset, name) !== undefined);
  const isPair = one !== undefined && other !== undefined && more.length === 0;
  if (!isPair || !sameRows || keywords.has("own")) return undefined;
  const of = (value: string): Filter => ({ field, op: "is", values: [value] });
  const { group_by: _, ...figure } = query;
  return {
    parts: followUp(withoutKeywords(parts, ["difference", "those", "which_of_those"])),
    query: {
      ...figure,
      aggregate: "total",
      measures: query.measures.slice(0, 1),
      where: [...shared, of(one)],
      compare: { where: [of(other)] },
    },
  };
}

/** What is named; for "the biggest position" what it is worth, for "best" of other figures the gain. */
function rankedBy(
  { measures, nouns, order }: ClauseParts,
  { dataset, ...before }: Query,
): string[] {
  if (measures.length > 0) return measures;
  const [noun] = nouns;
  if (noun !== undefined) return [mainMeasure(noun.dataset)];
  const by = order?.by;
  const same = by === undefined || (isPerformance(by) && isPerformance(before.measures[0]));
  return same || measureIn(dataset, by) === undefined ? [] : [by];
}
