import { dimensionOf } from "../../schema/fields.ts";
import { withoutUndefined } from "../../schema/normalize.ts";
import type { Ask, Filter, Query } from "../../schema/query.ts";
import { namesAccount, namesSecurity, subjectOf } from "../../schema/subject.ts";
import { mainMeasure, measureIn } from "../compose/choose-dataset.ts";
import type { ClauseParts } from "../compose/parts.ts";
import { isPerformance } from "../follow/follow-order.ts";
import type { FollowUpTarget } from "../follow/shown-lines.ts";
import type { Pointers } from "./pointers.ts";
import { namedTogether, type Series, seriesOf } from "./series.ts";

/** A clause, and the question that it follows up on. */
export interface InSeries {
  parts: ClauseParts;
  previous: Ask | undefined;
}

/**
 * "both together", "which of them is bigger", "the first one" and "the rest" are about the subjects
 * of several questions: they follow up on one question about all that they point to.
 */
export function inSeries(
  parts: ClauseParts,
  pointers: Pointers,
  earlier: readonly Ask[],
  target: FollowUpTarget,
): InSeries {
  const previous = earlier.at(-1);
  const asked = earlier.flatMap((ask) => (ask.kind === "query" ? ask.query : []));
  const newest = asked.at(-1);
  if (previous?.kind !== "query" || newest === undefined) return { parts, previous };
  const known = { pointers, newest, asked, target };
  const found = namesNothing(parts, newest, pointers)
    ? (readPlace(parts, known) ?? readRest(parts, known) ?? readAll(parts, known))
    : readDifference(parts, known);
  return found === undefined
    ? { parts, previous }
    : { parts: found.parts, previous: { kind: "query", query: withoutUndefined(found.query) } };
}

interface Found {
  parts: ClauseParts;
  query: Query;
}

interface Known {
  pointers: Pointers;
  newest: Query;
  /** All queries, newest last. */
  asked: readonly Query[];
  target: FollowUpTarget;
}

/** True for a clause without a subject of its own. */
const namesNothing = (
  { filters, nouns, keywords, groups, compareFilters }: ClauseParts,
  { dataset: before }: Query,
  { several: plural, count }: Pointers,
): boolean => {
  const several = plural || count !== undefined;
  return (
    nouns.every(
      ({ dataset, where }) =>
        (dataset === before && several) || (where.length === 0 && dataset === "accounts"),
    ) &&
    (filters.length === 0 || keywords.has("rest")) &&
    groups.length + compareFilters.length === 0 &&
    (!keywords.has("whole") || keywords.has("share"))
  );
};

/** "and the rest?", "what about the other accounts?": all but the subjects that were named. */
function readRest(parts: ClauseParts, { newest, asked, target }: Known): Found | undefined {
  const { filters, keywords } = parts;
  if (!keywords.has("rest")) return undefined;
  const words = ["rest", "those", "any", "own"] as const;
  const rest = withoutKeywords({ ...parts, filters: [], nouns: [] }, words);
  if (newest.limit === 1 && filters.length === 0)
    return { parts: followUp(rest), query: { ...newest, offset: (newest.offset ?? 0) + 1 } };
  const named = seriesOf(asked, target) ?? namedTogether(newest) ?? onlySubject(newest);
  return named && { parts: followUp(rest), query: othersOf(newest, named, filters) };
}

const othersOf = (
  newest: Query,
  { field, values, shared }: Series,
  filters: readonly Filter[] = [],
): Query => ({
  ...linesOf(newest),
  where: [...shared, { field, op: "is_not", values: [...values] }, ...filters],
});

/** The one account, person or security that a question names. */
function onlySubject({ where = [] }: Query): Series | undefined {
  const named = (of: (field: string) => boolean) =>
    where.filter(({ field, op }) => op === "is" && of(field));
  const accounts = named(namesAccount);
  const [one, ...others] = accounts.length > 0 ? accounts : named(namesSecurity);
  if (one === undefined || others.length > 0) return undefined;
  const shared = where.filter((filter) => filter !== one);
  return { field: one.field, values: one.values, shared };
}

/** "and the first one?", "the second", "the first two together"; "the third one", after two, is what is left. */
function readPlace(parts: ClauseParts, { newest, asked, target }: Known): Found | undefined {
  const places = placesOf(parts);
  const isRanking = newest.limit !== undefined;
  const named = places === undefined || isRanking ? undefined : latestSeries(asked, target);
  if (places === undefined || named === undefined) return undefined;
  if (dimensionOf(newest.dataset, named.field) === undefined) return undefined;
  const rest = withoutKeywords({ ...parts, order: null, ordinal: null }, ["any", "those"]);
  if (places[0] === named.values.length)
    return { parts: followUp(rest), query: othersOf(newest, named) };
  const values = named.values.slice(...places);
  const subject = subjectOf(named.field);
  const kept = (newest.where ?? []).filter(({ field }) => subjectOf(field) !== subject);
  const query: Query = {
    ...linesOf(newest),
    where: [...kept, { field: named.field, op: "is", values }],
  };
  return sumOf(rest, query, named.field) ?? { parts: followUp(rest), query };
}

/** The newest subjects that were asked about in turn, also where another question came after. */
function latestSeries(asked: readonly Query[], target: FollowUpTarget): Series | undefined {
  for (let end = asked.length; end > 0; end -= 1) {
    const found = seriesOf(asked.slice(0, end), target);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first place and the one after the last, as for `slice`. */
function placesOf({ order, ordinal }: ClauseParts): [number, number] | undefined {
  if (ordinal !== null) return [ordinal.rank - 1, ordinal.rank];
  const isFirst = order?.by === "date" && order.direction === "asc" && !order.all;
  return isFirst ? [0, order.count ?? 1] : undefined;
}

/** "both together", "which of them is bigger", "what are those two worth": all of the subjects. */
function readAll(parts: ClauseParts, known: Known): Found | undefined {
  const { newest, asked, target, pointers } = known;
  const { count } = pointers;
  const named = pointsToAll(parts, pointers) ? seriesOf(asked, target) : undefined;
  if (named === undefined || (count !== undefined && count.value !== named.values.length))
    return undefined;
  const query: Query = {
    ...linesOf(newest),
    where: [...named.shared, { field: named.field, op: "is", values: [...named.values] }],
  };
  const unusedWords = parts.unusedWords.filter((word) => word !== count?.text);
  const all = { ...parts, unusedWords };
  if (all.order !== null) return rankingOf(all, query, named);
  if (asksDifference(parts)) return differenceOf(all, query, named);
  const ofLines = withKeyword({ ...all, nouns: [] }, "those");
  const listed = { parts: ofLines, query: grouped(query, named.field) };
  return sumOf(all, query, named.field) ?? listed;
}

function pointsToAll(
  { keywords, statistics, order, nouns }: ClauseParts,
  { several: plural, count }: Pointers,
): boolean {
  const counted = count !== undefined && (order === null || keywords.has("which"));
  const several = plural || counted || keywords.has("together");
  // "who is first", after two lines of a ranking, is the first of the ranking.
  const asksWhich =
    order !== null && order.by !== "date" && (keywords.has("which") || keywords.has("who"));
  const asksTotal = order === null && statistics.includes("total");
  const asks = asksWhich || asksTotal || keywords.has("difference");
  return several || (nouns.length === 0 && asks);
}

const asksDifference = ({ keywords, order }: ClauseParts): boolean =>
  keywords.has("difference") && order === null;

/** "how much more is VTI", after VTI and VOO: than VOO. */
function readDifference(parts: ClauseParts, { newest, asked, target }: Known): Found | undefined {
  const [filter, ...others] = parts.filters;
  const lone = filter?.op === "is" && others.length + parts.nouns.length === 0;
  if (!asksDifference(parts) || !lone || parts.compareFilters.length > 0) return undefined;
  const named = seriesOf(asked, target);
  if (named?.field !== filter.field || !named.values.includes(`${filter.values}`)) return undefined;
  const values = named.values.toSorted((one) => (one === `${filter.values}` ? -1 : 1));
  return differenceOf({ ...parts, filters: [] }, linesOf(newest), { ...named, values });
}

/** "both together": one figure, and what it is made of. */
function sumOf(parts: ClauseParts, query: Query, field: string): Found | undefined {
  const { keywords, statistics } = parts;
  if (!keywords.has("together") && !statistics.includes("total")) return undefined;
  const others = statistics.filter((one) => one !== "total");
  const rest = withoutKeywords({ ...parts, statistics: others }, ["together", "those"]);
  const measures = query.aggregate === "list" ? query.measures.slice(0, 1) : query.measures;
  return {
    parts: followUp(rest),
    query: grouped({ ...query, measures, aggregate: "total" }, field),
  };
}

/** "which of them is bigger": two are compared, and more are ranked. */
function rankingOf(parts: ClauseParts, query: Query, named: Series): Found {
  const { order } = parts;
  const measures = rankedBy(parts, query);
  const words = ["which_of_those", "those"] as const;
  const rest = withoutKeywords({ ...parts, measures, nouns: [] }, words);
  return (
    differenceOf({ ...rest, order: null }, query, named) ?? {
      parts: followUp({ ...rest, order: order && { ...order, all: true } }),
      query: grouped(query, named.field),
    }
  );
}

/** One subject against the other, of two, if the rows have the figure. */
function differenceOf(
  parts: ClauseParts,
  query: Query,
  { field, values, shared }: Series,
): Found | undefined {
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

/** One line for each subject. */
const grouped = (query: Query, field: string): Query =>
  query.aggregate === "list" ? query : { ...query, group_by: [field] };

/** The question without what leaves out lines. */
const linesOf = ({ limit: _, offset: __, order: ___, test: ____, ...query }: Query): Query => query;

/** The same question about these subjects, with what else the clause changes. */
const followUp = (parts: ClauseParts): ClauseParts => ({
  ...withKeyword(parts, "same"),
  startsWithConjunction: true,
});

const withoutKeywords = (
  parts: ClauseParts,
  words: readonly (ClauseParts["keywords"] extends Set<infer Word> ? Word : never)[],
): ClauseParts => ({
  ...parts,
  keywords: new Set([...parts.keywords].filter((word) => !words.includes(word))),
});

const withKeyword = (parts: ClauseParts, word: "those" | "same"): ClauseParts => ({
  ...parts,
  keywords: new Set(parts.keywords).add(word),
});
